import { announcement } from '@site/src/lib/announcement';
import { exampleGroup, exampleRows, exampleSession } from '@site/src/marketing/content/exampleGroup';
import { Terminal } from '@site/src/marketing/Terminal';
import { TimingDiagram } from '@site/src/marketing/TimingDiagram';
import { eventTimes, stateAt, timeAfterKey } from '@site/src/marketing/TimingDiagram/model';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { playOnce } from './playOnce';
import { sessionAt } from './session';
import styles from './styles.module.css';

const { agent, id, rest, ...capture } = exampleGroup;
const { last } = capture;
const events = eventTimes(exampleRows);

/** The console and the capture of a job group at the slider's time. Both initially show the moment of the failure. */
export function JobPlayer() {
  const slider = useRef<HTMLInputElement>(null);
  const stop = useRef(() => {});
  const [time, setTime] = useState<number>(rest);
  const state = stateAt(exampleRows, time);

  const show = (next: number) => {
    if (slider.current) slider.current.value = String(next);
    setTime(next);
  };
  useEffect(() => {
    // The visitor may have moved the slider before hydration.
    setTime(Number(slider.current?.value ?? rest));
    return () => stop.current();
  }, []);
  const play = () => {
    announcement.set(stateAt(exampleRows, last).spoken);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) show(last);
    else stop.current = playOnce(last, show);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = timeAfterKey(event.key, time, events);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(next);
  };

  return (
    <div className={styles.player}>
      <div className={styles.bar}>
        <span className={styles.host}>{agent}</span>
        <span className={styles.devices}>{`${exampleRows.length} devices`}</span>
        <span>{id}</span>
        <button className={styles.play} onClick={play} type="button">
          Play
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
