import { text as agentConnections } from '../../components/diagrams/AgentConnections/text';
import { text as boardWiring } from '../../components/diagrams/BoardWiring/text';
import type { DiagramText } from '../../components/diagrams/Diagram';
import { text as dipLayout } from '../../components/diagrams/DipLayout/text';
import { text as firstJob } from '../../components/diagrams/FirstJob/text';
import { text as installSteps } from '../../components/diagrams/InstallSteps/text';
import { text as jobStates } from '../../components/diagrams/JobStates/text';
import { text as multiDeviceJob } from '../../components/diagrams/MultiDeviceJob/text';
import { text as serverComponents } from '../../components/diagrams/ServerComponents/text';

const diagrams: Record<string, DiagramText> = {
  AgentConnections: agentConnections,
  BoardWiring: boardWiring,
  DipLayout: dipLayout,
  FirstJob: firstJob,
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
