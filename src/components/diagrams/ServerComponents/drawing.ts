import type { BoxData, DrawingData, LabelData, Point, Wire } from '../parts';

const clients = ['browsers', 'CLI', 'agents'];
const roles = ['web', 'api', 'scheduler', 'worker'];

type Neighbour = {
  name: string;
  note: string;
  port: string;
  calls?: boolean;
};

/** The systems next to the server; `calls` marks those that open the connection. */
const neighbours: readonly Neighbour[] = [
  { name: 'PostgreSQL', note: '15 to 17', port: '5432/tcp' },
  { name: 'store', note: 'S3 protocol', port: '9000/tcp' },
  { name: 'Prometheus', note: '/metrics', port: '9464/tcp', calls: true },
];

type Size = {
  width: number;
  gap: number;
  roleColumns: number;
  /** Where a line meets a third of the width, from the left edge of the third. */
  wireAt: number;
};

function drawing({ width, gap, roleColumns, wireAt }: Size): DrawingData {
  const third = (width - 2 * gap) / 3;
  const thirdX = (index: number) => index * (third + gap);
  const lineX = (index: number) => thirdX(index) + wireAt;
  const clientHeight = 34;
  const proxyTop = 84;
  const proxyBottom = proxyTop + 48;
  const serverTop = 182;
  const roleTop = serverTop + 44;
  const roleHeight = 36;
  const inset = 14;
  const roleGap = 12;
  const roleWidth = (width - 2 * inset - (roleColumns - 1) * roleGap) / roleColumns;
  const roleRows = roles.length / roleColumns;
  const serverBottom = roleTop + roleRows * roleHeight + (roleRows - 1) * roleGap + inset;
  const neighbourTop = serverBottom + 50;
  const first = lineX(0);
  const healthAt = lineX(1);
  const portLabel = (x: number, y: number, port: string): LabelData => ({ at: [x + 10, y], lines: [port] });
  const clientBoxes = clients.map(
    (name, index): BoxData => ({ x: thirdX(index), y: 0, width: third, height: clientHeight, name }),
  );
  const roleBoxes = roles.map(
    (name, index): BoxData => ({
      x: inset + (index % roleColumns) * (roleWidth + roleGap),
      y: roleTop + Math.floor(index / roleColumns) * (roleHeight + roleGap),
      width: roleWidth,
      height: roleHeight,
      name,
      kind: 'chip',
    }),
  );
  const neighbourBoxes = neighbours.map(
    ({ name, note }, index): BoxData => ({ x: thirdX(index), y: neighbourTop, width: third, height: 48, name, note }),
  );
  const pads: Point[] = [
    ...clients.map((_, index): Point => [lineX(index), proxyTop]),
    [first, serverTop],
    [healthAt, serverTop],
    ...neighbours.map((_, index): Point => [lineX(index), serverBottom]),
  ];
  return {
    width,
    height: neighbourTop + 48,
    bands: [{ x: 0, y: serverTop, width, height: serverBottom - serverTop }],
    boxes: [
      ...clientBoxes,
      { x: 0, y: proxyTop, width, height: 48, name: 'proxy', note: 'or load balancer; optional' },
      ...roleBoxes,
      ...neighbourBoxes,
    ],
    wires: [
      ...clients.map(
        (_, index): Wire => ({
          points: [
            [lineX(index), clientHeight],
            [lineX(index), proxyTop - 5],
          ],
          arrow: true,
        }),
      ),
      ...[first, healthAt].map(
        (at): Wire => ({
          points: [
            [at, proxyBottom],
            [at, serverTop - 5],
          ],
          arrow: true,
        }),
      ),
      ...neighbours.map(({ calls }, index): Wire => {
        const at = lineX(index);
        return {
          points: calls
            ? [
                [at, neighbourTop],
                [at, serverBottom + 5],
              ]
            : [
                [at, serverBottom],
                [at, neighbourTop],
              ],
          arrow: true,
        };
      }),
    ],
    pads,
    labels: [
      ...clients.map((_, index) => portLabel(lineX(index), 58, '443/tcp')),
      portLabel(first, 156, '443/tcp'),
      portLabel(healthAt, 156, '8080/tcp, health'),
      { at: [inset, serverTop + 24], lines: ['benchloom/server'], tone: 'code' },
      ...neighbours.map(({ port }, index) => portLabel(lineX(index), serverBottom + 25, port)),
    ],
  };
}

/** The wide layout. */
export const wide = drawing({ width: 672, gap: 24, roleColumns: 4, wireAt: 104 });

/** The layout for phones. */
export const narrow = drawing({ width: 288, gap: 6, roleColumns: 2, wireAt: 34 });
