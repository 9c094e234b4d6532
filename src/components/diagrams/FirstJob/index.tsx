import { Diagram } from '../Diagram';
import Narrow from './narrow.svg';
import { text } from './text';
import Wide from './wide.svg';

/** The job of the quick start as a capture: its states in order, with the times that the command prints. */
export function FirstJob() {
  return <Diagram {...text} Narrow={Narrow} Wide={Wide} />;
}
