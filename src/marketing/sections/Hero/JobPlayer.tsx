import { spokenMessage } from '@site/src/lib/spokenMessage';
import clsx from 'clsx';
import { useState } from 'react';
import { exampleGroup, exampleRows, exampleSession } from '../../content/exampleGroup';
import { Terminal } from '../../Terminal';
import { TimingDiagram } from '../../TimingDiagram';
import { stateAt } from '../../TimingDiagram/model';
import { playOnce } from './playOnce';
import { sessionAt } from './session';
import styles from './styles.module.css';

const { agent, ...capture } = exampleGroup;
const { last } = capture;

/** The console and the capture of a job group at the slider's time. Both initially show how the group ended. */
export function JobPlayer() {
  const [time, setTime] = useState<number>(last);
  const [isPlaying, setIsPlaying] = useState(false);
  const state = stateAt(exampleRows, time);

  const play = () => {
    spokenMessage.set(stateAt(exampleRows, last).spoken);
    setIsPlaying(true);
    playOnce(last, setTime, () => setIsPlaying(false));
  };

  return (
    <div className={styles.player}>
      <div className={styles.bar}>
        <span className={styles.host}>{agent}</span>
        <span>{`${exampleRows.length} devices`}</span>
        <button className={clsx('needs-script', styles.play)} onClick={play} type="button">
          {isPlaying ? 'Restart' : 'Play'}
        </button>
      </div>
      <TimingDiagram
        {...capture}
        rows={exampleRows}
        slider={
          <input
            aria-label="Time since the job was submitted"
            aria-valuetext={state.spoken}
            autoComplete="off"
            className={clsx('needs-script', styles.slider)}
            max={last}
            min={0}
            onChange={({ target }) => setTime(Number(target.value))}
            type="range"
            value={time}
          />
        }
        state={state}
      />
      <Terminal lines={sessionAt(exampleSession, state)} />
    </div>
  );
}
