import { signup } from '@site/src/marketing/content/signup';
import { SignupGuide } from '@site/src/marketing/sections/SignupGuide';
import Layout from '@theme/Layout';

const description =
  'What to have ready before you create a Benchloom account: a Linux host, one wired device and an image that boots. Or begin without a board.';

export default function SignupPage() {
  return (
    <Layout description={description} title={signup.title}>
      <main>
        <SignupGuide />
      </main>
    </Layout>
  );
}
