import { ButtonLink } from '@site/src/ui/Button';
import { Heading } from '@site/src/ui/Heading';
import type { ReactNode } from 'react';
import section from './section.module.css';

type Props = {
  title: string;
  /** The title's anchor, if a page links to it. */
  id?: string;
  lead: string;
  link?: { label: string; to: string; look?: 'primary' };
  children?: ReactNode;
};

/** A section of a marketing page: a title, its introduction with a link next to it if there's room, and content. */
export function Section({ title, id, lead, link, children }: Props) {
  return (
    <section className={section.wrap}>
      <div className={section.head}>
        <Heading as="h2" className={section.title} id={id}>
          {title}
        </Heading>
        <div className={section.intro}>
          <p className={section.lead}>{lead}</p>
          {link && <ButtonLink {...link}>{link.label}</ButtonLink>}
        </div>
      </div>
      {children}
    </section>
  );
}
