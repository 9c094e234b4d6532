import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** The components of a self-hosted server, with their connections and ports. */
export const ServerComponents = diagram(Narrow, Wide, Text, {
  title:
    'The parts of a self-hosted server and their ports, between the clients (browsers, the CLI, and agents) and the database and store.',
  caption:
    'The parts of a self-hosted server. Arrows show who opens each connection. All ports except 443 stay internal.',
});
