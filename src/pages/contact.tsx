import { MailButtonLink } from '@site/src/components/Button';
import { company } from '@site/src/lib/company';
import { contact, contactSections } from '@site/src/marketing/content/contact';
import { PageHead } from '@site/src/marketing/PageHead';
import { Pinout } from '@site/src/marketing/Pinout';
import { ContactCards } from '@site/src/marketing/sections/ContactCards';
import { SecurityReports } from '@site/src/marketing/sections/SecurityReports';
import Layout from '@theme/Layout';

export default function ContactPage() {
  return (
    <Layout description={contact.description} title={contact.title}>
      <main>
        <PageHead
          action={<MailButtonLink email={company.email} look="primary" />}
          drawing={<Pinout label="Sections" pins={contactSections} />}
          lead={contact.lead}
          title={contact.title}
        />
        <ContactCards />
        <SecurityReports />
      </main>
    </Layout>
  );
}
