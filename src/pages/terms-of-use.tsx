import TermsOfUse, { toc } from '@site/src/marketing/content/terms-of-use.mdx';
import { LegalPage } from '@site/src/marketing/LegalPage';

export default function TermsOfUsePage() {
  return (
    <LegalPage
      description="The rules for this website: which version its documentation describes, how you may use its samples and pages, and the licenses for its fonts."
      lead="What you can rely on when you read this website, and what you may do with its samples."
      title="Terms of use"
      toc={toc}
    >
      <TermsOfUse />
    </LegalPage>
  );
}
