import { BrandMark } from '@site/src/components/BrandMark';
import styles from './styles.module.css';

const title = 'Lab error, not your change';
const subject = 'smoke 1.3.0 on main, commit 4f2c9d1';
const attempts = [
  { job: 'job_c4n6t2w7bh5e', device: 'rpi4-07', attempt: 1 },
  { job: 'job_7qk2m5x3vdap', device: 'rpi4-11', attempt: 2 },
];

/** The message about an errored group and its thread, drawn as a channel shows them. */
export function SlackMessage() {
  return (
    <figure className={styles.root}>
      <div aria-hidden="true" className={styles.message} data-drawing="">
        <BrandMark />
        <div>
          <p>
            <strong>Benchloom</strong> <span className={styles.app}>APP</span>
          </p>
          <p>
            <strong>{title}</strong>: {subject}
          </p>
          <p className={styles.facts}>0 of 1 jobs produced a result, grp_e5r2kd7nw3ya</p>
          <div className={styles.thread}>
            {attempts.map(({ job, device, attempt }) => (
              <p className={styles.facts} key={job}>
                {job} {device} attempt {attempt} <strong>errored</strong>
                <br />
                FLASH_NO_PROBE in installing
              </p>
            ))}
          </div>
        </div>
      </div>
      <p className="visually-hidden">
        {`Message: ${title}: ${subject}. 0 of 1 jobs produced a result. Replies: `}
        {attempts
          .map(({ device, attempt }) => `attempt ${attempt} on ${device} errored with FLASH_NO_PROBE`)
          .join(', ')}
        .
      </p>
      <figcaption>A message and its thread. Example data.</figcaption>
    </figure>
  );
}
