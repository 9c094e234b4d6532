import type { DrawingData, LabelData, Point, Wire } from '../parts';

type Member = {
  name: string;
  note: string;
  short?: string;
  bulk?: boolean;
};

/** The members of a DIP in their fixed order. */
const members: readonly Member[] = [
  { name: 'dip.json', note: 'manifest; what doesn’t fit is refused here', short: 'manifest, read first' },
  { name: 'checksums.json', note: 'sha256 of members, as stored' },
  { name: 'signature.json', note: 'ed25519 over checksums.json, key_id' },
  { name: 'metrics.json', note: 'build-time metrics' },
  { name: 'hooks/', note: 'pre_install.py, post_install.py' },
  { name: 'payloads/', note: 'what is written to the device', bulk: true },
  { name: 'symbols/', note: 'zephyr.elf, vmlinux; never flashed' },
  { name: 'sbom.json', note: 'optional, stored as is' },
];

const payloads = ['u-boot.bin', 'rootfs.img.zst'];
const checksums = 1;
const signature = 2;

type Stack = {
  x: number;
  width: number;
  top: number;
  height: number;
  bulkHeight: number;
};

function rowsOf({ top, height, bulkHeight }: Stack) {
  let y = top;
  return members.map((member) => {
    const row = { member, y, height: member.bulk ? bulkHeight : height };
    y += row.height;
    return row;
  });
}

function drawing(stack: Stack, width: number, left: number, right: number, notesAt?: number): DrawingData {
  const rows = rowsOf(stack);
  const bottom = stack.top + (members.length - 1) * stack.height + stack.bulkHeight;
  const edge = stack.x + stack.width;
  const centre = (index: number) => {
    const row = rows[index];
    return row ? row.y + row.height / 2 : 0;
  };
  const hashed = members.map((_, index) => index).filter((index) => index !== checksums && index !== signature);
  const hashWires = hashed.map(
    (index): Wire => ({
      points: [
        [edge, centre(checksums)],
        [right, centre(checksums)],
        [right, centre(index)],
        [edge, centre(index)],
      ],
      arrow: true,
    }),
  );
  const signatureWire: Wire = {
    points: [
      [stack.x, centre(signature)],
      [left, centre(signature)],
      [left, centre(checksums)],
      [stack.x, centre(checksums)],
    ],
    arrow: true,
  };
  const payloadWidth = 108;
  const payloadTop = (rows.find(({ member }) => member.bulk)?.y ?? 0) + stack.height;
  const payloadAt = (index: number) => ({
    x: stack.x + (notesAt ?? 12) - (notesAt ? 2 : 4) + index * (payloadWidth + 8),
    y: payloadTop,
  });
  const pads: Point[] = [
    [edge, centre(checksums)],
    [stack.x, centre(signature)],
  ];
  return {
    width,
    height: bottom,
    boxes: rows.map(({ member, y, height }) => ({
      x: stack.x,
      y,
      width: stack.width,
      height,
      name: member.name,
      note: notesAt === undefined ? (member.short ?? member.note) : member.note,
      noteAt: notesAt,
      head: stack.height,
      kind: 'row',
    })),
    segments: payloads.map((_, index) => ({ ...payloadAt(index), width: payloadWidth, height: 24 })),
    wires: [...hashWires, signatureWire],
    pads,
    labels: [
      { at: [stack.x, 8], lines: ['gateway-1.4.2.dip'], tone: 'code' },
      { at: [edge, 8], lines: ['at most 16 GiB'], anchor: 'end' },
      ...payloads.map((name, index): LabelData => {
        const { x, y } = payloadAt(index);
        return { at: [x + payloadWidth / 2, y + 12], lines: [name], anchor: 'middle' };
      }),
    ],
  };
}

function wideDrawing(): DrawingData {
  const stack: Stack = { x: 96, width: 480, top: 26, height: 42, bulkHeight: 84 };
  const base = drawing(stack, 672, 76, 596, 152);
  return {
    ...base,
    labels: [
      ...(base.labels ?? []),
      { at: [64, 110], lines: ['ed25519'], tone: 'code', anchor: 'end' },
      { at: [608, 200], lines: ['sha256'], tone: 'code' },
    ],
  };
}

/** The wide layout. */
export const wide = wideDrawing();

/** The layout for phones. */
export const narrow = drawing({ x: 24, width: 238, top: 26, height: 50, bulkHeight: 84 }, 288, 6, 280);
