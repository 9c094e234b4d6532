import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { solutionsHead } from '@site/src/marketing/content/solutions';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { Solutions } from '@site/src/marketing/sections/Solutions';

export default function SolutionsPage() {
  return (
    <MarketingPage {...solutionsHead}>
      <Solutions />
      <ClosingLine label="Compare plans" text="Who should run your server, you or us?" to="/plans" />
    </MarketingPage>
  );
}
