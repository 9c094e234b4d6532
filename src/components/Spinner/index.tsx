import styles from './styles.module.css';

/** A turning ring with a word for a screen reader. Stands still where the system asks for less motion. */
export function Spinner() {
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={styles.ring} />
      <span className={styles.word}>Loading</span>
    </span>
  );
}
