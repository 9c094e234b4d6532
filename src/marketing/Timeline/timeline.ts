import type { Phase } from '../../components/phases/phases';

/** What a segment stands for. Each kind has its own look. */
export type TimelineKind = Phase | 'dropped' | 'reserved' | 'quarantined' | 'check';

/** A period on one device, in the timeline's unit, with its result in one sentence. */
export type TimelineSegment = {
  name: string;
  label?: string;
  /** Label above the segment in a narrow drawing if the full label doesn't fit inside. */
  above?: string;
  start: number;
  end: number;
  kind: TimelineKind;
  result: string;
};

export type TimelineRow = { device: string; segments: readonly TimelineSegment[] };

/** What a time stands for: seconds after a push, minutes after 22:00, or hours after Monday 00:00. */
export type TimelineUnit = 'seconds' | 'minutesOfNight' | 'hoursOfWeek';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const nightStart = 22 * 60;
const noBreakSpace = '\u00a0';

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes}${noBreakSpace}min`,
    (rest > 0 || minutes === 0) && `${rest}${noBreakSpace}s`,
  ];
  return parts.filter(Boolean).join(' ');
}

function clock(minutes: number): string {
  const ofDay = Math.round(minutes) % (24 * 60);
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Returns a period in words: "1 min 31 s to 2 min 9 s", "22:38 to 22:52", or "Mon 22:00 to Tue 06:00". */
export function periodText(start: number, end: number, unit: TimelineUnit): string {
  if (unit === 'seconds') return `${duration(start)} to ${duration(end)}`;
  if (unit === 'minutesOfNight') return `${clock(nightStart + start)} to ${clock(nightStart + end)}`;
  const [from, to] = [start, end].map((hours) => ({ day: days[Math.floor(hours / 24)], time: clock(hours * 60) }));
  return from?.day === to?.day
    ? `${from?.day} ${from?.time} to ${to?.time}`
    : `${from?.day} ${from?.time} to ${to?.day} ${to?.time}`;
}

/** A mark on the axis. A weekday's mark is at noon. */
type Tick = { at: number; label: string };

/**
 * Returns the labelled marks on an axis from 0 to `end`.
 * @param sparse if true, omits every other label, for a narrow drawing
 */
export function ticks(unit: TimelineUnit, end: number, sparse = false): Tick[] {
  if (unit === 'hoursOfWeek') return days.map((label, index) => ({ at: index * 24 + 12, label }));
  const step = 60 * (sparse ? 2 : 1);
  const label = (at: number) => {
    if (unit === 'minutesOfNight') return clock(nightStart + at);
    if (at === 0) return 'push';
    return at === step || at === end ? `${at / 60}${noBreakSpace}min` : String(at / 60);
  };
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => ({
    at: index * step,
    label: label(index * step),
  }));
}

/** Returns the row and index of the segment that a key selects. For other keys, returns the given row and index. */
export function moveBy(
  rows: readonly TimelineRow[],
  { row, index }: { row: number; index: number },
  key: string,
): { row: number; index: number } {
  const last = (rows[row]?.segments.length ?? 1) - 1;
  const here = rows[row]?.segments[index];
  switch (key) {
    case 'ArrowRight':
      return { row, index: Math.min(index + 1, last) };
    case 'ArrowLeft':
      return { row, index: Math.max(index - 1, 0) };
    case 'Home':
      return { row, index: 0 };
    case 'End':
      return { row, index: last };
    case 'ArrowUp':
    case 'ArrowDown': {
      const next = row + (key === 'ArrowDown' ? 1 : -1);
      const segments = rows[next]?.segments;
      if (!segments || !here) return { row, index };
      const distance = (at: number) => Math.abs((segments[at]?.start ?? 0) - here.start);
      return { row: next, index: [...segments.keys()].sort((one, other) => distance(one) - distance(other))[0] ?? 0 };
    }
    default:
      return { row, index };
  }
}
