import Link from '@docusaurus/Link';
import section from './section.module.css';

/** The link at the end of a section's text. */
export function SectionLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={section.link} to={to}>
      {label}
    </Link>
  );
}
