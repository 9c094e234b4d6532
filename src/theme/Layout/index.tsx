// Adds the social card to pages that pass a title to the layout. DocItem/Metadata adds the card to documents. The
// configuration supports only one image for the whole site. On upgrade: check that pages still pass their title to
// Layout, and that documents and the not-found page don't.
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
