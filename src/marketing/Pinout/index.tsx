import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Accessible name of the list. */
  label: string;
  /** The sections of the page, in the order of the pins. */
  pins: readonly { id: string; name: string }[];
  /** `package` has pins at two sides, and `net` a line that joins those of one side. */
  look: 'package' | 'net';
};

/** The table of contents of a page as a part with a numbered pin for each section. */
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
