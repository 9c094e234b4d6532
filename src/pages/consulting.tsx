import { ClosingLine } from '@site/src/marketing/ClosingLine';
import { consulting, engagement } from '@site/src/marketing/content/consulting';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { Section } from '@site/src/marketing/Section';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';

export default function ConsultingPage() {
  return (
    <MarketingPage {...consulting}>
      <BenchWiring />
      <Section lead={engagement.lead} title={engagement.title} />
      <ClosingLine {...engagement.closing} />
    </MarketingPage>
  );
}
