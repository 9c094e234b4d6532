/** A kind of team, its work on the bench, and what it gains. */
export type Solution = {
  id: string;
  title: string;
  text: string;
  facts: readonly { text: string; link: { to: string; label: string } }[];
  next: { to: string; label: string };
};

export const solutionsHead = {
  title: 'Solutions',
  description:
    'See what Benchloom does for firmware teams, QA, and lab owners: a pull request in minutes, a night of performance tests, and a week of shared boards.',
  lead: 'For firmware teams that gate merges on hardware, QA teams that qualify releases, and lab owners who share boards.',
  drawingTitle: 'Three time scales, each part of the next: 6 min after a push, 8 h of a night, and 5 days of a week.',
  note: 'The timelines are drawn to scale, so a five-minute install is a sliver of the night. Example data.',
};

export const solutions: readonly Solution[] = [
  {
    id: 'firmware',
    title: 'Firmware teams',
    text: 'Merge with a result from the real board. Every pull request is flashed, booted, and tested on the boards it’s built for, before it’s merged.',
    facts: [
      {
        text: 'One check run per job group, on the head commit of the pull request, with failed tests as annotations.',
        link: { to: '/docs/integrations/github', label: 'Report to GitHub' },
      },
      {
        text: 'One package format for Linux images and for Zephyr, FreeRTOS, or ThreadX firmware.',
        link: { to: '/docs/how-to/create-dip-rtos', label: 'Package an RTOS variant' },
      },
      {
        text: 'The console log of every job, both as text and as the raw bytes from the wire.',
        link: { to: '/docs/how-to/upload-artifacts-from-a-job', label: 'Keep a job’s artifacts' },
      },
    ],
    next: { to: '/docs/quick-start', label: 'Run your first test' },
  },
  {
    id: 'qa',
    title: 'QA and release',
    text: 'A slower release candidate doesn’t slip through. Overnight, its measurements are repeated on every device type, and each metric is compared with the last release.',
    facts: [
      {
        text: 'A metric is flagged only if it’s beyond the tolerance and worse than every sample of the release, not if it’s merely noisy.',
        link: { to: '/docs/how-to/create-dip-metrics', label: 'Set limits for metrics' },
      },
      {
        text: 'A quarantined test still runs and is still reported, but doesn’t affect the outcome. Each entry needs a comment and an expiry date.',
        link: { to: '/docs/reference/configuration/job-package-config#tests-quarantine', label: 'Quarantine a test' },
      },
      {
        text: 'Promote a device image package (DIP) to released, and later builds are compared with it.',
        link: { to: '/docs/reference/cli#dip-promote', label: 'Promote with the CLI' },
      },
    ],
    next: { to: '/docs/how-to/write-perf-test', label: 'Measure a build against the last release' },
  },
  {
    id: 'lab',
    title: 'Platform and lab owners',
    text: 'Retire the who-has-which-board spreadsheet. A queue, reservations, and health checks decide who gets a board, and take out broken ones.',
    facts: [
      {
        text: 'Operators can reserve a device and use its console and switch its power from their desks. Jobs wait, or take another device that matches.',
        link: { to: '/docs/reference/cli#device-reserve', label: 'Reserve a device' },
      },
      {
        text: 'Consecutive lab errors that count against a device take it out of use. Passing health checks bring it back.',
        link: { to: '/docs/reference/configuration/agent-config#health_check', label: 'Configure health checks' },
      },
      {
        text: 'A waiting job shows why it waits, such as busy devices or an offline agent.',
        link: { to: '/docs/how-to/run-a-lab#why-a-job-waits', label: 'Find out why a job waits' },
      },
    ],
    next: { to: '/docs/how-to/run-a-lab#wire-a-linux-board', label: 'Wire your first board' },
  },
];
