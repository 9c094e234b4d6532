import type { DiagramText } from '../Diagram';

export const text: DiagramText = {
  title: 'One job on two devices: one agent drives both consoles, and the devices talk to each other over eth0.',
  caption: 'One job on two devices. The code runs once, on the agent host, and drives each board over its own console.',
  rows: [
    {
      name: 'Job',
      text: 'one job with one lease on both devices. Until the job ends, no other job can use either device.',
    },
    {
      name: 'Agent',
      text: '`bench-a` runs `pair/main.py` once, on the agent host. Both devices are wired to this agent.',
    },
    { name: 'Consoles', text: 'one for each device: console 1 to `rpi4-07`, console 2 to `rpi4-08`.' },
    {
      name: 'Devices',
      text: 'both of type `rpi4` with the DIP `gateway` 1.4.2. `ctx.devices` is sorted by ID: `ctx.devices[0]` is `rpi4-07`, here the server; `ctx.devices[1]` is `rpi4-08`, here the client.',
    },
    {
      name: 'Link',
      text: '`eth0` on both boards. The `iperf3` client on `rpi4-08` connects to the server on `rpi4-07`.',
    },
  ],
};
