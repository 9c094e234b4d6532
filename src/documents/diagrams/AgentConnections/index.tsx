import { diagram } from '../Diagram';
import Narrow from './narrow.svg';
import Text from './text.mdx';
import Wide from './wide.svg';

/** The agent's connections and their ports. No connection enters the lab from outside. */
export const AgentConnections = diagram(Narrow, Wide, Text, {
  title: 'An agent’s connections: outbound to the server’s port 443, and to the hardware inside the lab.',
  caption:
    'Arrows show who opens each connection. The agent connects to the server on 443/tcp. Nothing outside the lab connects to the agent.',
});
