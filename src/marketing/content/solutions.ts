import type { Segment } from '@site/src/marketing/Capture/model';

/** A kind of team, its work on the bench, and the benefit. */
export type Solution = {
  id: string;
  title: string;
  text: string;
  /** The work as one row of a capture, in any unit of time. */
  segments: readonly Segment[];
  end: number;
  diagramTitle: string;
  facts: readonly { text: string; link: { to: string; label: string } }[];
};

export const solutionsHead = {
  title: 'Solutions',
  lead: 'Three kinds of team share the same queue, agents and devices. What differs is the job.',
};

export const solutions: readonly Solution[] = [
  {
    id: 'firmware',
    title: 'Firmware teams',
    text: 'The image of each pull request is installed, booted and tested on the boards it is built for, before the merge.',
    segments: [
      { phase: 'preparing', start: 4, end: 16, kind: 'preparing' },
      { phase: 'installing', start: 16, end: 90, kind: 'installing' },
      { phase: 'booting', start: 90, end: 138, kind: 'booting' },
      { phase: 'running', start: 138, end: 248, kind: 'running' },
      { phase: 'collecting', start: 248, end: 322, kind: 'collecting' },
      { phase: 'cleaning', start: 322, end: 338, kind: 'cleaning' },
    ],
    end: 344,
    diagramTitle: 'A test job on one device: preparing, installing, booting, running, collecting, cleaning.',
    facts: [
      {
        text: 'One check run for each job group, on the head commit of the pull request, with failed tests as annotations.',
        link: { to: '/docs/integrations/github', label: 'Report to GitHub' },
      },
      {
        text: 'One package format for Linux images and for Zephyr, FreeRTOS or ThreadX firmware.',
        link: { to: '/docs/how-to/create-dip-rtos', label: 'Package an RTOS variant' },
      },
      {
        text: 'The console log of every job, as text and as the bytes that came off the wire.',
        link: { to: '/docs/how-to/upload-artifacts-from-a-job', label: 'Keep artifacts of a job' },
      },
    ],
  },
  {
    id: 'qa',
    title: 'QA and release',
    text: 'A release candidate runs performance jobs on every device type that it supports, and each metric is compared with the last release.',
    segments: [
      { phase: 'installing', start: 8, end: 82, kind: 'installing' },
      { phase: 'booting', start: 82, end: 130, kind: 'booting' },
      { phase: 'warm-up', start: 130, end: 204, kind: 'preparing' },
      { phase: '1', start: 204, end: 227, kind: 'running' },
      { phase: '2', start: 227, end: 250, kind: 'running' },
      { phase: '3', start: 250, end: 273, kind: 'running' },
      { phase: '4', start: 273, end: 296, kind: 'running' },
      { phase: '5', start: 296, end: 319, kind: 'running' },
      { phase: 'collecting', start: 319, end: 336, kind: 'collecting' },
    ],
    end: 344,
    diagramTitle:
      'A performance job: installing, booting, one warm-up run that is dropped, five measured runs, collecting.',
    facts: [
      {
        text: 'A metric regresses only when its median leaves both the tolerance and the range of the baseline, so noise that the release also had turns nothing red.',
        link: { to: '/docs/how-to/create-dip-metrics', label: 'Set limits for metrics' },
      },
      {
        text: 'A quarantined test still runs and is still reported, but never gates. Its entry needs a comment and an expiry date.',
        link: { to: '/docs/reference/configuration/job-package-config#tests-quarantine', label: 'Quarantine a test' },
      },
      {
        text: 'Promote an image package to released, and later builds are measured against it.',
        link: { to: '/docs/reference/cli#dip-promote', label: 'Promote with the CLI' },
      },
    ],
  },
  {
    id: 'lab',
    title: 'Platform and lab owners',
    text: 'Shared devices get a queue, reservations and health checks instead of a spreadsheet.',
    segments: [
      { phase: 'job', start: 4, end: 44, kind: 'running' },
      { phase: 'job', start: 50, end: 90, kind: 'running' },
      { phase: 'reserved', start: 98, end: 180, kind: 'held' },
      { phase: 'health check', start: 190, end: 307, kind: 'booting' },
    ],
    end: 344,
    diagramTitle: 'One device over a day: two jobs, a reservation by a person, a health check, then idle.',
    facts: [
      {
        text: 'An operator reserves a device for up to 24 h and uses its console and power from the desk. Jobs wait, or take another device that matches.',
        link: { to: '/docs/reference/cli#device-reserve', label: 'Reserve a device' },
      },
      {
        text: 'Three lab errors in a row take a device out of use. Two passing health checks bring it back.',
        link: { to: '/docs/reference/configuration/agent-config#health_check', label: 'Configure health checks' },
      },
      {
        text: 'Agents connect out over HTTPS. The server never dials in, so the lab opens no port.',
        link: { to: '/docs/self-hosted/setup', label: 'Set up server and agent' },
      },
    ],
  },
];
