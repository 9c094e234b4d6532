import { announcement } from '@site/src/lib/announcement';
import { plainKey } from '@site/src/lib/plainKey';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { exampleGroup, exampleRows, exampleSession } from '../../content/exampleGroup';
import { Terminal } from '../../Terminal';
import { TimingDiagram } from '../../TimingDiagram';
import { eventTimes, stateAt, timeAfterKey } from '../../TimingDiagram/model';
import { playOnce } from './playOnce';
import { sessionAt } from './session';
import styles from './styles.module.css';

const { agent, id, rest, ...capture } = exampleGroup;
const { last } = capture;
const events = eventTimes(exampleRows);

/** The console and the capture of a job group at the slider's time. Both initially show the moment of the failure. */
export function JobPlayer() {
  const slider = useRef<HTMLInputElement>(null);
  /** Stops the animation while it plays. */
  const [stop, setStop] = useState<() => void>();
  const [time, setTime] = useState<number>(rest);
  const hasPlayed = useRef(false);
  const state = stateAt(exampleRows, time);

  const show = (next: number) => {
    if (slider.current) slider.current.value = String(next);
    setTime(next);
  };
  useEffect(() => {
    // The visitor may have moved the slider before hydration.
    setTime(Number(slider.current?.value ?? rest));
  }, []);
  useEffect(() => stop, [stop]);
  const play = () => {
    // Clears the text for a frame, because a repeated text wouldn't be announced.
    announcement.set('');
    requestAnimationFrame(() => announcement.set(stateAt(exampleRows, last).spoken));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(last);
    const first = hasPlayed.current && time < last ? time : 0;
    hasPlayed.current = true;
    const end = playOnce(first, last, show, () => setStop(undefined));
    return setStop(() => end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = timeAfterKey(plainKey(event), time, events);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };

  return (
    <div className={styles.player}>
      <div className={styles.bar}>
        <span className={styles.host}>{agent}</span>
        <span className={styles.devices}>{`${exampleRows.length} devices`}</span>
        <span className={styles.group}>{id}</span>
        <button className={clsx(styles.play, stop && styles.playing)} onClick={stop ?? play} type="button">
          {stop ? 'Pause' : 'Play'}
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
            className={styles.slider}
            defaultValue={rest}
            max={last}
            min={0}
            onChange={({ target }) => setTime(Number(target.value))}
            onKeyDown={onKeyDown}
            ref={slider}
            type="range"
          />
        }
        state={state}
      />
      <Terminal flush label="Console: submit a job group and wait" {...sessionAt(exampleSession, state)} />
    </div>
  );
}
