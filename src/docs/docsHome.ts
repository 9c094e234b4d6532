/** A page or section of the documentation, named by the task it answers. */
export type Task = {
  title: string;
  text: string;
  to: string;
};

/** The sections of the documentation home. */
export type TaskGroup = 'build' | 'test' | 'operate' | 'send' | 'lookUp';

/** Every page of the documentation except its home, and sections with a task of their own, in reading order. */
export const tasks: Record<TaskGroup, Task[]> = {
  build: [
    {
      title: 'Quick start',
      text: 'One host, one board, one passed job. No board? Simulate it.',
      to: '/docs/quick-start',
    },
    {
      title: 'Create a DIP',
      text: 'Package a Linux image with its install settings and boot checks.',
      to: '/docs/how-to/create-dip',
    },
    {
      title: 'Boot over the network',
      text: 'TFTP and NFS, and bootloader commands in U-Boot or barebox.',
      to: '/docs/how-to/create-dip#network-boot',
    },
    {
      title: 'Build real-time OS variants',
      text: 'Zephyr, FreeRTOS and ThreadX firmware for one or more boards.',
      to: '/docs/how-to/create-dip-rtos',
    },
    {
      title: 'Create an install job',
      text: 'Write an image, verify it, boot it, check the version.',
      to: '/docs/how-to/create-install-job',
    },
    {
      title: 'Test A/B updates',
      text: 'Update from within, confirm or roll back, and cut the power.',
      to: '/docs/how-to/create-install-job#ab-update',
    },
  ],
  test: [
    {
      title: 'Write a test',
      text: 'Python that drives the console and checks values against limits.',
      to: '/docs/how-to/write-test',
    },
    {
      title: 'Use SSH and copy files',
      text: 'Run commands over SSH and transfer files with scp.',
      to: '/docs/how-to/write-test#use-ssh-and-copy-files',
    },
    {
      title: 'Run an existing suite',
      text: 'Twister, pytest, LTP or kselftest, with their results in the job.',
      to: '/docs/how-to/write-test#run-existing-suites',
    },
    {
      title: 'Use several devices in one job',
      text: 'One test that drives two or more boards on the same bench.',
      to: '/docs/how-to/write-test#use-several-devices-in-one-job',
    },
    {
      title: 'Use QEMU as a device',
      text: 'Run your tests against a real shell without a board.',
      to: '/docs/quick-start#use-qemu-as-a-device',
    },
    {
      title: 'Write a performance test',
      text: 'Repeat a measurement and compare it with the released baseline.',
      to: '/docs/how-to/write-perf-test',
    },
    {
      title: 'Collect DIP metrics',
      text: 'Image size, boot time and your own values, across versions.',
      to: '/docs/how-to/create-dip-metrics',
    },
  ],
  operate: [
    {
      title: 'Set up your own server',
      text: 'Self-hosted: server, database and object store, with TLS.',
      to: '/docs/self-hosted/setup',
    },
    {
      title: 'Wire a first Linux board',
      text: 'PDU, SD mux, hub, serial console and ground, without back-powering.',
      to: '/docs/self-hosted/setup#wire-a-linux-board',
    },
    {
      title: 'Run your own server',
      text: 'Watch, back up, restore, upgrade and scale it.',
      to: '/docs/self-hosted/run',
    },
    {
      title: 'Find out why a job waits',
      text: 'Queued for hours? See the reason, and which agent is offline.',
      to: '/docs/self-hosted/run#why-a-job-waits',
    },
    {
      title: 'Debug a board by hand',
      text: 'Reserve a board, open its console, flash your own image.',
      to: '/docs/self-hosted/run#debug-by-hand',
    },
    {
      title: 'Take a device out for maintenance',
      text: 'Rewire a board while nothing powers or flashes it.',
      to: '/docs/self-hosted/run#device-maintenance',
    },
  ],
  send: [
    {
      title: 'Upload artifacts from a job',
      text: 'Keep logs, captures and reports with the job that produced them.',
      to: '/docs/how-to/upload-artifacts-from-a-job',
    },
    {
      title: 'Create an output adapter',
      text: 'Turn the event stream into the report file your tools read.',
      to: '/docs/how-to/create-output-adapter',
    },
    {
      title: 'GitHub',
      text: 'One check run for each job group, on the right commit.',
      to: '/docs/integrations/github',
    },
    {
      title: 'GitLab, Jenkins and other CI',
      text: 'One Bash script with a CI token, exit codes and JUnit.',
      to: '/docs/integrations/github#other-ci',
    },
    {
      title: 'Slack',
      text: 'One thread for each job group, in the channel you choose.',
      to: '/docs/integrations/slack',
    },
  ],
  lookUp: [
    { title: 'CLI', text: 'Every command, flag and exit code of `benchloom`.', to: '/docs/reference/cli' },
    { title: 'agentctl', text: 'Operate the agent on its host.', to: '/docs/reference/agentctl' },
    {
      title: 'Benchloom toolbelt',
      text: 'The pinned flashing, power and console tools.',
      to: '/docs/reference/benchloom-toolbelt',
    },
    {
      title: 'Agent configuration',
      text: '`agent.json`, key by key.',
      to: '/docs/reference/configuration/agent-config',
    },
    { title: 'DIP configuration', text: '`dip.json`, key by key.', to: '/docs/reference/configuration/dip-config' },
    {
      title: 'Job package configuration',
      text: '`job-package.json`, key by key.',
      to: '/docs/reference/configuration/job-package-config',
    },
    { title: 'Troubleshoot', text: 'From the symptom to the cause and the fix.', to: '/docs/troubleshoot' },
    { title: 'Release notes', text: 'What changed, and what to do before an upgrade.', to: '/docs/release-notes' },
  ],
};
