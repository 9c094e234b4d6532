import { ButtonRow, PushButton } from '@site/src/ui/Button';
import { LoadFailure } from '@site/src/ui/LoadFailure';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { ConfigReport } from '../config-checker/checkConfig';
import type { ConfigName } from '../config-checker/configFacts';
import { loadChecker } from '../config-checker/loadChecker';
import { dropProps } from '../shared/dropProps';
import { FileButton } from '../shared/FileButton';
import { readText, TextError } from '../shared/readText';
import { selectLine } from '../shared/selectLine';
import { Report, summarize } from './Report';
import styles from './styles.module.css';

/** Maximum size of a file to check. A check takes less than 1 s, and no real configuration file is larger. */
const maxBytes = 5e5;

type CheckerState = {
  report?: ConfigReport;
  /** Why the text can't be checked, and what to do. */
  problem?: string;
  /** True if the checker didn't load. */
  failed?: boolean;
};

/** Checks a configuration file in the browser against the keys on the page. */
export function ConfigChecker({ of, file }: { of: ConfigName; file: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [{ report, problem, failed }, setState] = useState<CheckerState>({});

  const check = async () => {
    const typed = box.current?.value ?? '';
    // Screen readers announce the next message even if it's the same.
    setState({});
    if (!typed.trim()) {
      setState({ problem: `There’s nothing to check. Paste your ${file}, or choose the file.` });
      box.current?.focus();
      return;
    }
    try {
      const text = await readText(new Blob([typed]), maxBytes);
      const checkText = await loadChecker(of);
      setState({ report: checkText(text) });
    } catch (error) {
      setState(error instanceof TextError ? { problem: error.message } : { failed: true });
    }
  };

  const takeFile = (chosen: Blob) => {
    readText(chosen, maxBytes).then(
      (text) => {
        if (box.current) box.current.value = text;
        return check();
      },
      (error: Error) => setState({ problem: error.message }),
    );
  };

  const showLine = (line: number) => {
    if (!box.current) return;
    selectLine(box.current, line);
    const height = Number.parseFloat(getComputedStyle(box.current).lineHeight);
    box.current.scrollTop = Math.max(0, (line - 3) * height);
    box.current.scrollIntoView({ block: 'nearest' });
  };

  const message = report ? summarize(report) : problem;
  // At a high zoom level, the result may be outside the viewport.
  useEffect(() => {
    if (message || failed) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [message, failed]);

  return (
    <details
      className={clsx('needs-script', styles.root)}
      // Loads the checker early. An error shows up when text is checked.
      onToggle={() => loadChecker(of).catch(() => {})}
    >
      <summary className={styles.summary}>
        <strong>Check your {file}</strong>{' '}
        <span>See each error with its line and key. The file stays in your browser.</span>
      </summary>
      <div className={styles.form} data-search-skip="" {...dropProps(takeFile)}>
        <label className={styles.label} htmlFor={`${id}-text`}>
          Paste your {file}
        </label>
        <textarea
          aria-describedby={`${id}-hint`}
          aria-invalid={Boolean(problem || report?.errors) || undefined}
          autoCapitalize="off"
          autoComplete="off"
          className={styles.text}
          id={`${id}-text`}
          // The text arrives after the event.
          onPaste={() => setTimeout(check)}
          ref={box}
          rows={8}
          spellCheck={false}
        />
        <p className={styles.hint} id={`${id}-hint`}>
          You can also drop a file here. Maximum size: {maxBytes / 1e6}&nbsp;MB.
        </p>
        <ButtonRow>
          <PushButton look="primary" onPress={check}>
            Check
          </PushButton>
          <FileButton accept=".json,application/json" onChoose={takeFile}>
            Choose a file
          </FileButton>
        </ButtonRow>
        <div ref={outcome}>
          {failed && (
            <LoadFailure
              retry={() => {
                void check();
                box.current?.focus();
              }}
            />
          )}
          <div className={styles.status} role="status">
            {message && <p>{message}</p>}
          </div>
        </div>
        {report && <Report report={report} showLine={showLine} />}
      </div>
    </details>
  );
}
