import { contact } from '@site/src/marketing/content/contact';
import { MarketingPage } from '@site/src/marketing/MarketingPage';
import { MailLink } from '@site/src/marketing/SiteFacts';
import { ContactCards } from '@site/src/marketing/sections/ContactCards';

export default function ContactPage() {
  return (
    <MarketingPage
      {...contact}
      lead={
        <>
          {contact.lead} <MailLink />
        </>
      }
    >
      <ContactCards />
    </MarketingPage>
  );
}
