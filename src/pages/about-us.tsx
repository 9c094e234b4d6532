import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { aboutUs } from '@site/src/marketing/content/aboutUs';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { AboutRows } from '@site/src/marketing/sections/AboutRows';

export default function AboutUsPage() {
  return (
    <MarketingPage {...aboutUs}>
      <AboutRows />
      <ClosingLine label="Run a test in simulation" text="Check us before you trust us." to="/docs/quick-start" />
    </MarketingPage>
  );
}
