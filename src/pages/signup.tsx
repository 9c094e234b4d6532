import { signup } from '@site/src/marketing/content/signup';
import { SignupGuide } from '@site/src/marketing/sections/SignupGuide';
import Layout from '@theme/Layout';

const description =
  'What to have ready for a free trial of Benchloom: a Linux host, one wired device, and an image that boots. Or start without a board, in simulation.';

export default function SignupPage() {
  return (
    <Layout description={description} title={signup.label}>
      <main>
        <SignupGuide />
      </main>
    </Layout>
  );
}
