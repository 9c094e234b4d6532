import { consulting, engagement } from '@site/src/marketing/content/consulting';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { Section } from '@site/src/marketing/Section';
import { BenchWiring } from '@site/src/marketing/sections/BenchWiring';

export default function ConsultingPage() {
  return (
    <MarketingPage {...consulting}>
      <BenchWiring />
      <Section {...engagement} />
    </MarketingPage>
  );
}
