import PrivacyNotice, { toc } from '@site/src/marketing/content/privacy-notice.mdx';
import { LegalPage } from '@site/src/marketing/LegalPage';

export default function PrivacyNoticePage() {
  return (
    <LegalPage
      description="No forms, no accounts, no cookies: which entries of your browser this website reads, what a web server may log, and how to ask about it."
      lead="What this website stores and what its server may log, and whom to ask about it."
      title="Privacy notice"
      toc={toc}
    >
      <PrivacyNotice />
    </LegalPage>
  );
}
