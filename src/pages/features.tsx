import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { featuresHead, featuresLink } from '@site/src/marketing/content/features';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { SectionLink } from '@site/src/marketing/SectionLink';
import { Effort } from '@site/src/marketing/sections/Effort';
import { FeatureRows } from '@site/src/marketing/sections/FeatureRows';
import { JobJourney } from '@site/src/marketing/sections/JobJourney';

export default function FeaturesPage() {
  return (
    <MarketingPage {...featuresHead} action={<SectionLink {...featuresLink} />}>
      <JobJourney />
      <FeatureRows />
      <Effort />
      <ClosingLine label="See Solutions" text="What do firmware, QA, and lab teams do with them?" to="/solutions" />
    </MarketingPage>
  );
}
