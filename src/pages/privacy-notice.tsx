import PrivacyNotice, { toc } from '@site/src/marketing/content/privacy-notice.mdx';
import { LegalPage } from '@site/src/marketing/LegalPage';

export default function PrivacyNoticePage() {
  return (
    <LegalPage
      description="No forms, no accounts, no cookies: what this website reads from your browser’s storage, what a web server may log, and how to ask about it."
      lead="What this website stores, what its server may log, and who to ask about it."
      title="Privacy notice"
      toc={toc}
    >
      <PrivacyNotice />
    </LegalPage>
  );
}
