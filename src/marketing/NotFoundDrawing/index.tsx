import { Drawing } from '@site/src/components/Drawing';
import styles from './styles.module.css';

const pins = [44, 90, 136];

/** A drawing of a chip with an open pin marked NC, "not connected". */
export function NotFoundDrawing() {
  return (
    <Drawing
      className={styles.root}
      title="A chip labelled 404 with one pin marked NC, not connected."
      viewBox="0 0 420 180"
    >
      <g className={styles.line}>
        {pins.map((y) => (
          <path d={`M0 ${y}h52`} key={y} />
        ))}
        <path d="M254 44h48l30 30h72" />
        <path d="M254 90h34l30 30h86" />
        <rect className={styles.chip} height="170" rx="8" width="170" x="68" y="5" />
      </g>
      <g className={styles.pad}>
        {pins.map((y) => (
          <g key={y}>
            <rect height="14" width="16" x="52" y={y - 7} />
            <rect height="14" width="16" x="238" y={y - 7} />
          </g>
        ))}
        <circle cx="410" cy="74" r="7" />
        <circle cx="410" cy="120" r="7" />
      </g>
      <path className={styles.cross} d="m262 126 20 20m0-20-20 20" />
      <text className={styles.label} textAnchor="middle" x="153" y="97">
        404
      </text>
      <text className={styles.open} x="292" y="142">
        NC
      </text>
    </Drawing>
  );
}
