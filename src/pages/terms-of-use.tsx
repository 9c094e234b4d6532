import TermsOfUse, { toc } from '@site/src/marketing/content/terms-of-use.mdx';
import { LegalPage } from '@site/src/marketing/LegalPage';

export default function TermsOfUsePage() {
  return (
    <LegalPage
      description="The rules for this website: which version its documentation describes, what samples are for, and the licences of the fonts it delivers."
      lead="What you can rely on when you read this website, and what you may do with its samples."
      title="Terms of use"
      toc={toc}
    >
      <TermsOfUse />
    </LegalPage>
  );
}
