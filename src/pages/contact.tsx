import { PageHead } from '@site/src/components/PageHead';
import { contact } from '@site/src/content/contact';
import { ContactSheets } from '@site/src/sections/ContactSheets';
import { SecurityReports } from '@site/src/sections/SecurityReports';
import Layout from '@theme/Layout';

export default function ContactPage() {
  return (
    <Layout description={contact.description} title={contact.title}>
      <main>
        <PageHead lead={contact.lead} title={contact.title} />
        <ContactSheets />
        <SecurityReports />
      </main>
    </Layout>
  );
}
