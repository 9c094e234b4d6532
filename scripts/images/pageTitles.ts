import { company } from '../../src/lib/company';
import { aboutUs } from '../../src/marketing/content/aboutUs';
import { consulting } from '../../src/marketing/content/consulting';
import { contact } from '../../src/marketing/content/contact';
import { signup } from '../../src/marketing/content/signup';
import { solutionsHead } from '../../src/marketing/content/solutions';

/** Titles of the marketing pages by route. A test compares all titles with those of the built pages. */
export const pageTitles: Record<string, string> = {
  '/': company.tagline,
  '/about-us': aboutUs.title,
  '/consulting': consulting.title,
  '/contact': contact.title,
  '/features': 'Features',
  '/plans': 'Plans',
  '/privacy-notice': 'Privacy notice',
  '/signup': signup.title,
  '/solutions': solutionsHead.title,
  '/terms-of-use': 'Terms of use',
};
