import { BrandMark } from '@site/src/components/BrandMark';
import styles from './styles.module.css';

/** The message about an errored group with the first reply in its thread, drawn as a channel shows them. */
export function SlackMessage() {
  return (
    <figure className={styles.root}>
      <div className={styles.message} data-drawing="">
        <BrandMark />
        <div>
          <p>
            <strong>Benchloom</strong> <span className={styles.app}>APP</span>
          </p>
          <p>
            <strong>Lab error, not your change</strong>: smoke 1.3.0 on main, commit 4f2c9d1
          </p>
          <p className={styles.facts}>0 of 1 jobs produced a result, grp_e5r2kd7nw3ya</p>
          <div className={styles.thread}>
            <p className={styles.facts}>job_c4n6t2w7bh5e, rpi4-07, attempt 1, errored: FLASH_NO_PROBE in installing</p>
            <p className={styles.facts}>job_7qk2m5x3vdap, rpi4-11, attempt 2, errored: FLASH_NO_PROBE in installing</p>
          </div>
        </div>
      </div>
      <figcaption>A message and its thread. Example data.</figcaption>
    </figure>
  );
}
