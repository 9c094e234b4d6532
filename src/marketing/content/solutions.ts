import type { TimelineProps } from '../Timeline';

/** A kind of team, its work on the bench, and what it gains. All values in the timelines are examples. */
export type Solution = {
  id: string;
  title: string;
  text?: string;
  timeline?: TimelineProps;
  facts: readonly string[];
  next: { to: string; label: string };
};

export const solutionsHead = {
  label: 'Solutions',
  title: 'Results in minutes, overnight, and all week',
  description:
    'See what Benchloom does for firmware teams, QA, and lab owners: results in minutes, performance tests overnight, and boards that the whole team shares.',
  lead: 'For firmware teams that gate merges on hardware, QA teams that qualify releases, and lab owners who share boards.',
};

export const solutions: readonly Solution[] = [
  {
    id: 'firmware',
    title: 'Firmware teams',
    text: 'See your change pass on real boards before you merge it. The build of a pull request is flashed, booted, and tested on the boards it’s built for.',
    timeline: {
      drawing: 'push',
      caption:
        'The minutes after CI pushes the images: two test jobs, one on a Linux board and one on an RTOS board, finish within five minutes. The phases of each are preparing, installing, booting, running, collecting, and cleaning. All three timelines are drawn to scale. Example data.',
    },
    facts: [
      'One check run per job group, on the head commit of the pull request, with failed tests as annotations.',
      'One package format for Linux images and for Zephyr, FreeRTOS, or ThreadX firmware.',
    ],
    next: { to: '/docs/integrations/github', label: 'Report to GitHub' },
  },
  {
    id: 'qa',
    title: 'QA and release',
    text: 'Don’t let a slower release candidate slip through. Overnight, performance tests measure it on every device type, and each metric is compared with the last release.',
    timeline: {
      drawing: 'night',
      caption:
        'The hours of one night: performance jobs on two devices. Each job installs and boots the image, discards one warm-up sample, measures five, and collects the results.',
    },
    facts: [
      'Normal variation doesn’t flag a metric. The value has to be beyond the tolerance and worse than every sample of the last release.',
      'A quarantined test still runs and is still reported, but doesn’t affect the outcome. Each quarantine needs a comment and an expiry date.',
      'Once you mark a device image package (DIP) as released, later builds are compared with it.',
    ],
    next: { to: '/docs/how-to/write-perf-test', label: 'Compare a build with the last release' },
  },
  {
    id: 'lab',
    title: 'Platform and lab owners',
    text: 'Stop asking who has which board right now. A queue, reservations, and health checks decide who gets which board and keep broken ones out.',
    timeline: {
      drawing: 'week',
      caption:
        'One week, day by day: jobs (green), a short health check every day, a manual reservation (white), and a quarantine (dashed) that ends after two passing health checks.',
    },
    facts: [
      'Operators can reserve a device, then use its console and switch its power from their desks. A reservation starts immediately and ends within 24 hours; keep later bookings in your calendar.',
      'A device that causes several lab errors in a row is taken out of service until it passes its health checks.',
      'A waiting job shows the reason, such as busy devices or an offline agent.',
    ],
    next: { to: '/features', label: 'What a lab takes' },
  },
  {
    id: 'look-elsewhere',
    title: 'Look elsewhere if',
    facts: [
      'Your boards don’t run Linux, Zephyr, FreeRTOS, or ThreadX.',
      'A board enters its bootloader only if someone presses a button.',
      'You book boards for a later time, or divide a bench among teams by quota.',
      'An auditor wants a log of who read what.',
    ],
    next: { to: '/docs/compare', label: 'Compare Benchloom with other projects' },
  },
];
