import type { ReactNode } from 'react';
import { describeRow } from './model';
import { Plot, type PlotProps, type PlotSize } from './Plot';
import styles from './styles.module.css';

// The stylesheet aligns the slider with the axes of these layouts.
const wide: PlotSize = {
  width: 738,
  scale: { left: 112, right: 612, character: 8.4 },
  margin: 16,
  status: 607,
  axis: 64,
  top: 74,
  row: 64,
  line: 32,
  name: 32,
  segment: 34,
};

const compact: PlotSize = {
  width: 343,
  scale: { left: 24, right: 316, character: 8.4 },
  margin: 16,
  status: 98,
  axis: 64,
  top: 72,
  row: 82,
  line: 56,
  name: 22,
  segment: 32,
};

type TimingDiagramProps = PlotProps & {
  /** A range input that covers the axis. */
  slider: ReactNode;
};

/** A logic analyzer's capture of jobs on devices, with a text version for screen readers. */
export function TimingDiagram({ slider, ...props }: TimingDiagramProps) {
  const { rows, state } = props;
  return (
    <div className={styles.root}>
      <div className={styles.plots}>
        <Plot {...props} className={styles.wide} size={wide} />
        <Plot {...props} className={styles.compact} size={compact} />
        {slider}
      </div>
      <ul className="visually-hidden">
        {rows.map((row) => (
          <li key={row.device}>{describeRow(row, state.time)}</li>
        ))}
      </ul>
      <p className={styles.status}>{`At ${state.time} s: ${state.summary}`}</p>
    </div>
  );
}
