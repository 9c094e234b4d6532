/**
 * Facts about the company.
 * `copyrightYear` is fixed so that a rebuild of the same commit produces the same bytes.
 */
export const company = {
  name: 'Benchloom',
  legalName: 'Benchloom',
  tagline: 'Every build, tested on real boards',
  summary:
    'Benchloom installs each build on the devices in your lab, runs your tests there and reports what passed. You keep the hardware.',
  email: 'hello@benchloom.example',
  downloadHost: 'downloads.benchloom.example',
  copyrightYear: 2026,
} as const;
