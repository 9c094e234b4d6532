import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** The members of a DIP in order, and which member verifies which. */
export const DipContents = diagram(Narrow, Wide, Text, {
  title: 'The members of a DIP in order: signature.json covers checksums.json, which covers the other members.',
  caption:
    'The members of a DIP in their fixed order. The signature covers the checksums, and the checksums cover the rest.',
});
