import { Diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The members of a DIP in order, and which member verifies which. */
export function DipContents() {
  return <Diagram {...text} Narrow={Narrow} Wide={Wide} />;
}
