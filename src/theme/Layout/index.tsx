// Adds the social card of a page that gives the layout its title; documents add theirs in DocItem/Metadata.
// Configuration knows one picture for the whole site.
// On upgrade: check that pages still pass their title to Layout and that documents and the not-found page do not.
import { SocialCard } from '@site/src/components/SocialCard';
import type { Props } from '@theme/Layout';
import Layout from '@theme-original/Layout';

export default function LayoutWithCard(props: Props) {
  return (
    <>
      {props.title && <SocialCard title={props.title} />}
      <Layout {...props} />
    </>
  );
}
