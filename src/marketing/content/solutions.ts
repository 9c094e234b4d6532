/** A kind of team, its work on the bench, and what it gains. */
export type Solution = {
  id: string;
  title: string;
  text: string;
  facts: readonly { text: string; link: { to: string; label: string } }[];
};

export const solutionsHead = {
  title: 'Solutions',
  description:
    'See what Benchloom does for firmware teams, QA and lab owners: a pull request in minutes, a night of performance tests, and a week of shared boards.',
  lead: 'For firmware teams that gate merges on hardware, QA teams that qualify releases, and lab owners who share boards.',
  drawingTitle: 'Three time scales, each a part of the next: a push of 6 min, a night of 8 h, a week of 5 days.',
  note: 'Every timeline is true to scale: an install of five minutes is a thin line in a night. Example data.',
};

export const solutions: readonly Solution[] = [
  {
    id: 'firmware',
    title: 'Firmware teams',
    text: 'Every pull request is installed, booted and tested on the boards it’s built for, before it’s merged.',
    facts: [
      {
        text: 'One check run per job group, on the head commit of the pull request, with failed tests as annotations.',
        link: { to: '/docs/integrations/github', label: 'Report to GitHub' },
      },
      {
        text: 'One package format for Linux images and for Zephyr, FreeRTOS or ThreadX firmware.',
        link: { to: '/docs/how-to/create-dip-rtos', label: 'Package an RTOS variant' },
      },
      {
        text: 'The console log of every job, both as text and as the raw bytes from the wire.',
        link: { to: '/docs/how-to/upload-artifacts-from-a-job', label: 'Keep a job’s artifacts' },
      },
    ],
  },
  {
    id: 'qa',
    title: 'QA and release',
    text: 'A release candidate runs performance tests on every device type it supports, and each metric is compared with the last release.',
    facts: [
      {
        text: 'A metric regresses only if its median leaves both the tolerance and the range of the baseline, so noise already in the release isn’t flagged.',
        link: { to: '/docs/how-to/create-dip-metrics', label: 'Set limits for metrics' },
      },
      {
        text: 'A quarantined test still runs and is still reported, but doesn’t affect the outcome. Each entry needs a comment and an expiry date.',
        link: { to: '/docs/reference/configuration/job-package-config#tests-quarantine', label: 'Quarantine a test' },
      },
      {
        text: 'Promote a DIP to released, and later builds are compared with it.',
        link: { to: '/docs/reference/cli#dip-promote', label: 'Promote with the CLI' },
      },
    ],
  },
  {
    id: 'lab',
    title: 'Platform and lab owners',
    text: 'Replace the who-has-which-board spreadsheet with a queue, reservations and health checks.',
    facts: [
      {
        text: 'Operators can reserve a device for up to 24\u00a0h and use its console and power from their desks. Jobs wait, or take another device that matches.',
        link: { to: '/docs/reference/cli#device-reserve', label: 'Reserve a device' },
      },
      {
        text: 'Three lab errors in a row that count against a device take it out of use. Two passing health checks bring it back.',
        link: { to: '/docs/reference/configuration/agent-config#health_check', label: 'Configure health checks' },
      },
      {
        text: 'Agents connect out over HTTPS. The server never connects in, so the lab opens no port.',
        link: { to: '/docs/how-to/run-a-lab', label: 'Run a lab' },
      },
    ],
  },
];
