import styles from './styles.module.css';

const places = [
  { to: 'docs/troubleshoot', label: 'Troubleshoot', about: 'every symptom and code, grouped by topic' },
  { to: 'docs/quick-start', label: 'Quick start', about: 'your first test, in the browser' },
  { to: 'docs/reference/cli', label: 'CLI', about: 'every command and flag' },
  { to: 'contact', label: 'Contact', about: 'email us a question' },
];

/** What to type if the query is empty or nothing was found, and other places to look. */
export function Advice({ query, baseUrl }: { query: string; baseUrl: string }) {
  return (
    <div className={styles.advice}>
      <p>
        {query && <strong>Nothing found for “{query}”. </strong>}
        Type what you see, such as <i>garbage characters</i>, or a name, such as <code>CONSOLE_SILENT</code> or{' '}
        <code>--wait</code>. Nothing that you type leaves your browser.
      </p>
      <ul>
        {places.map(({ to, label, about }) => (
          <li key={to}>
            <a href={baseUrl + to}>{label}</a>: {about}
          </li>
        ))}
      </ul>
    </div>
  );
}
