import { maxQueryLength, maxQueryWords } from '../words';
import styles from './styles.module.css';

const steps = [
  { to: 'docs/troubleshoot', label: 'Troubleshoot', about: 'every symptom and code, grouped by part of the bench' },
  { to: 'docs/reference/cli', label: 'CLI', about: 'every command and flag' },
  { to: 'docs/reference/configuration/agent-config', label: 'Agent configuration', about: 'every key' },
  { to: 'contact', label: 'Contact', about: 'ask us' },
];

/** Examples if the query is empty, and other places to look if nothing was found. */
export function Advice({ query, baseUrl }: { query: string; baseUrl: string }) {
  return (
    <div className={styles.advice}>
      {query ? (
        <>
          <p>
            <strong>Nothing found for “{query}”.</strong> Try one word from the message, or part of the name.
          </p>
          <ul>
            {steps.map(({ to, label, about }) => (
              <li key={to}>
                <a href={baseUrl + to}>{label}</a>: {about}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>
            Type what you see, such as <i>garbage characters</i>, or a name: <code>CONSOLE_SILENT</code>,{' '}
            <code>--wait</code>, <code>boot.ready_pattern</code>.
          </p>
          <p>
            The search runs in your browser, and nothing that you type leaves it. Limits: {maxQueryLength} characters
            and {maxQueryWords} words.
          </p>
        </>
      )}
    </div>
  );
}
