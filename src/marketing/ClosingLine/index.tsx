import { ButtonLink } from '@site/src/ui/Button';
import section from '../section.module.css';
import styles from './styles.module.css';

/** A marketing page's last line, which leads to the page to read next. */
export function ClosingLine({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <div className={section.wrap}>
      <p className={styles.root}>
        {text}{' '}
        <ButtonLink look="primary" to={to}>
          {label}
        </ButtonLink>
      </p>
    </div>
  );
}
