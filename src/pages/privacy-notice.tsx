import { PageHead } from '@site/src/components/PageHead';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Page() {
  return (
    <Layout description="Privacy notice" title="Privacy notice">
      <main>
        <PageHead lead="" title="Privacy notice" />
        <Heading as="h2" id="features">
          x
        </Heading>
      </main>
    </Layout>
  );
}
