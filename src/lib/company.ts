/** Facts about the company. `copyrightYear` is fixed so that rebuilding the same commit produces the same bytes. */
export const company = {
  name: 'Benchloom',
  legalName: 'Benchloom',
  tagline: 'Every build, tested on real boards',
  summary:
    'Device lab automation for firmware and embedded Linux teams. Benchloom flashes each build onto real boards in your lab, runs your Python tests, and tells you whether the product or the lab failed.',
  email: 'hello@benchloom.example',
  copyrightYear: 2026,
} as const;
