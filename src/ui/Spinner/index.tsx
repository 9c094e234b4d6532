import styles from './styles.module.css';

/** A rotating ring with the word "Loading". It doesn't rotate if the system asks for reduced motion. */
export function Spinner() {
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={styles.ring} />
      <span>Loading</span>
    </span>
  );
}
