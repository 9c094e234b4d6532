import tall from '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!./tall.svg';
import wide from '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!./wide.svg';
import drawing from '@site/src/ui/Drawing/drawing.module.css';
import clsx from 'clsx';
import { BoardBand } from '../../BoardBand';
import band from '../../BoardBand/styles.module.css';
import { journey } from '../../content/home';
import { SectionLink } from '../../SectionLink';

/** How a job gets from the repository to a device, and how its result gets back. */
export function JobJourney() {
  const { diagramTitle } = journey;
  return (
    <BoardBand lead={journey.lead} title={journey.title}>
      <div className={clsx(band.board, drawing.pair)}>
        <img alt={diagramTitle} className={drawing.wide} height="380" loading="lazy" src={wide} width="1160" />
        <img alt={diagramTitle} className={drawing.narrow} height="676" loading="lazy" src={tall} width="344" />
      </div>
      <p>
        {journey.note} <SectionLink {...journey.link} />
      </p>
    </BoardBand>
  );
}
