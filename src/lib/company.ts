import { names } from './names';

/** Facts about the company. `copyrightYear` is fixed so that rebuilding the same commit produces the same bytes. */
export const company = {
  name: names.product,
  legalName: names.company,
  tagline: 'Every build, tested on real boards',
  summary:
    'Benchloom flashes each build onto real boards in your lab, runs your Python tests, and tells you where to look first: at your change or at the lab.',
  email: names.mail,
  copyrightYear: 2026,
} as const;
