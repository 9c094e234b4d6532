import { contact } from '@site/src/marketing/content/contact';
import { PageHead } from '@site/src/marketing/PageHead';
import { MailLink } from '@site/src/marketing/SiteFacts';
import { ContactCards } from '@site/src/marketing/sections/ContactCards';
import Layout from '@theme/Layout';

export default function ContactPage() {
  const { label, title, lead, description } = contact;
  return (
    <Layout description={description} title={label}>
      <main>
        <PageHead
          label={label}
          lead={
            <>
              {lead} <MailLink />
            </>
          }
          title={title}
        />
        <ContactCards />
      </main>
    </Layout>
  );
}
