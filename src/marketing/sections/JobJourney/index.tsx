import { BoardBand, BoardDrawing } from '../../BoardBand';
import { journey } from '../../content/features';
import { SectionLink } from '../../SectionLink';
import Tall from './tall.svg';
import Wide from './wide.svg';

/** How a job gets from the repository to a device, and how its result gets back. */
export function JobJourney() {
  return (
    <BoardBand lead={journey.lead} title={journey.title}>
      <BoardDrawing tall={Tall} title={journey.diagramTitle} wide={Wide} />
      <p>
        {journey.note} <SectionLink {...journey.link} />
      </p>
    </BoardBand>
  );
}
