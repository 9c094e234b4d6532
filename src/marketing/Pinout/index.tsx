import styles from './styles.module.css';

type Props = {
  label: string;
  /** The sections of the page, in pin order. */
  pins: readonly { id: string; name: string }[];
};

/** A page's table of contents as a chip with one numbered pin per section. A line connects the pins. */
export function Pinout({ label, pins }: Props) {
  return (
    <ol aria-label={label} className={styles.part} data-drawing="">
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
