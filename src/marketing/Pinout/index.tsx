import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  label: string;
  /** The sections of the page, in pin order. */
  pins: readonly { id: string; name: string }[];
  /** `package` has pins on two sides. `net` connects the pins on one side with a line. */
  look: 'package' | 'net';
};

/** A page's table of contents as a chip with one numbered pin per section. */
export function Pinout({ label, pins, look }: Props) {
  return (
    <ol aria-label={label} className={clsx(styles.part, styles[look])} data-drawing="">
      {pins.map(({ id, name }) => (
        <li className={styles.pin} key={id}>
          <a className={styles.link} href={`#${id}`}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  );
}
