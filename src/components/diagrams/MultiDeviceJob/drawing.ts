import type { BoxData, DrawingData, LabelData, Wire } from '../parts';

/** The devices in the order of `ctx.devices`, with their part in the test. */
const devices = [
  { name: 'rpi4-07', role: 'server' },
  { name: 'rpi4-08', role: 'client' },
];

type Size = {
  width: number;
  /** From the edge of the lease to a device. */
  inset: number;
  deviceWidth: number;
  /** Where a console meets a device, from its left edge. */
  consoleAt: number;
};

function drawing({ width, inset, deviceWidth, consoleAt }: Size): DrawingData {
  const agentHeight = 48;
  const leaseTop = 96;
  const deviceTop = leaseTop + 44;
  const deviceHeight = 74;
  const head = 50;
  const deviceBottom = deviceTop + deviceHeight;
  const height = deviceBottom + 40;
  const deviceX = (index: number) => (index === 0 ? inset : width - inset - deviceWidth);
  const consoleX = (index: number) => deviceX(index) + consoleAt;
  const link = deviceTop + deviceHeight / 2;
  const ends = [inset + deviceWidth, width - inset - deviceWidth] as const;
  return {
    width,
    height,
    bands: [{ x: 0, y: leaseTop, width, height: height - leaseTop }],
    boxes: [
      {
        x: 0,
        y: 0,
        width,
        height: agentHeight,
        name: 'bench-a',
        note: 'agent, runs pair/main.py',
        value: 'one job',
        kind: 'chip',
      },
      ...devices.map(
        ({ name }, index): BoxData => ({
          x: deviceX(index),
          y: deviceTop,
          width: deviceWidth,
          height: deviceHeight,
          head,
          name,
          note: `ctx.devices[${index}]`,
        }),
      ),
    ],
    wires: [
      ...devices.map(
        (_, index): Wire => ({
          points: [
            [consoleX(index), agentHeight],
            [consoleX(index), deviceTop],
          ],
          arrow: true,
        }),
      ),
      {
        points: [
          [ends[1], link],
          [ends[0] + 5, link],
        ],
        arrow: true,
      },
    ],
    pads: [...devices.map((_, index) => [consoleX(index), agentHeight] as const), [ends[0], link], [ends[1], link]],
    labels: [
      ...devices.map(
        (_, index): LabelData => ({
          at: [consoleX(index) + 10, (agentHeight + leaseTop) / 2],
          lines: [`console ${index + 1}`],
        }),
      ),
      { at: [width / 2, leaseTop + 22], lines: ['one lease'], tone: 'name', anchor: 'middle' },
      ...devices.map(
        ({ role }, index): LabelData => ({
          at: [deviceX(index) + 12, deviceTop + deviceHeight - 18],
          lines: [role],
          tone: 'ink',
        }),
      ),
      { at: [width / 2, link - 14], lines: ['eth0'], tone: 'code', anchor: 'middle' },
      { at: [width / 2, link + 14], lines: ['iperf3'], anchor: 'middle' },
      { at: [inset, height - 20], lines: ['both: type rpi4, DIP gateway 1.4.2'] },
    ],
  };
}

/** The drawing beside other text. */
export const wide = drawing({ width: 672, inset: 24, deviceWidth: 224, consoleAt: 112 });

/** The drawing on a phone. */
export const narrow = drawing({ width: 288, inset: 10, deviceWidth: 106, consoleAt: 22 });
