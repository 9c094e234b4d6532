import type { ReactNode } from 'react';
import section from './section.module.css';

/** A section of a marketing page: a title, its introduction next to it if there's room, and content. */
export function Section({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <section className={section.wrap}>
      <div className={section.head}>
        <h2 className={section.title}>{title}</h2>
        <p className={section.lead}>{lead}</p>
      </div>
      {children}
    </section>
  );
}
