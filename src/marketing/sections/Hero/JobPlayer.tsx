import { exampleGroup, exampleRows, exampleSession } from '@site/src/marketing/content/exampleGroup';
import { Terminal } from '@site/src/marketing/Terminal';
import { TimingDiagram } from '@site/src/marketing/TimingDiagram';
import { eventTimes, stateAt, timeAfterKey } from '@site/src/marketing/TimingDiagram/model';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { playOnce } from './playOnce';
import { sessionAt } from './session';
import styles from './styles.module.css';

const { agent, id, ...capture } = exampleGroup;
const { last } = capture;
const events = eventTimes(exampleRows);

/** Console and capture of one job group at the time of a slider. Without script, they show the latest time. */
export function JobPlayer() {
  const slider = useRef<HTMLInputElement>(null);
  const [time, setTime] = useState(last);
  const state = stateAt(exampleRows, time);

  const show = (next: number) => {
    if (slider.current) slider.current.value = String(next);
    setTime(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays once
  useEffect(() => {
    const input = slider.current;
    if (!input) return undefined;
    // A visitor may have moved it before hydration.
    if (Number(input.value) === last) return playOnce(input, last, show);
    setTime(Number(input.value));
    return undefined;
  }, []);
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
        <span>{`${exampleRows.length} devices`}</span>
        <span className={styles.group}>{id}</span>
      </div>
      <Terminal flush label="Console: submit a job group and wait" {...sessionAt(exampleSession, state)} />
      <TimingDiagram
        {...capture}
        rows={exampleRows}
        slider={
          <input
            aria-label="Time since the submit"
            aria-valuetext={state.spoken}
            autoComplete="off"
            className={styles.slider}
            defaultValue={last}
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
    </div>
  );
}
