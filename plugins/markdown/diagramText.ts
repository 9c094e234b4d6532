import { text as agentConnections } from '../../src/components/diagrams/AgentConnections/text';
import { text as boardWiring } from '../../src/components/diagrams/BoardWiring/text';
import type { DiagramText } from '../../src/components/diagrams/Diagram';
import { text as dipContents } from '../../src/components/diagrams/DipContents/text';
import { text as installSteps } from '../../src/components/diagrams/InstallSteps/text';
import { text as jobStates } from '../../src/components/diagrams/JobStates/text';
import { text as multiDeviceJob } from '../../src/components/diagrams/MultiDeviceJob/text';
import { text as serverComponents } from '../../src/components/diagrams/ServerComponents/text';

const diagrams: Record<string, DiagramText> = {
  AgentConnections: agentConnections,
  BoardWiring: boardWiring,
  DipContents: dipContents,
  InstallSteps: installSteps,
  JobStates: jobStates,
  MultiDeviceJob: multiDeviceJob,
  ServerComponents: serverComponents,
};

/** Returns the caption and text of a diagram as Markdown, by component name; empty for other components. */
export function diagramText(name: string): string {
  const diagram = diagrams[name];
  if (!diagram) return '';
  return [`Diagram: ${diagram.caption}`, '', ...diagram.rows.map((row) => `- **${row.name}**: ${row.text}`)].join('\n');
}
