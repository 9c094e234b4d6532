import { text as agentConnections } from '../../components/diagrams/AgentConnections/text';
import { text as boardWiring } from '../../components/diagrams/BoardWiring/text';
import { text as dipLayout } from '../../components/diagrams/DipLayout/text';
import { text as installSteps } from '../../components/diagrams/InstallSteps/text';
import { text as jobStates } from '../../components/diagrams/JobStates/text';
import { text as multiDeviceJob } from '../../components/diagrams/MultiDeviceJob/text';
import type { DrawingText } from '../../components/diagrams/parts';
import { text as serverComponents } from '../../components/diagrams/ServerComponents/text';

const drawings: Record<string, DrawingText> = {
  AgentConnections: agentConnections,
  BoardWiring: boardWiring,
  DipLayout: dipLayout,
  InstallSteps: installSteps,
  JobStates: jobStates,
  MultiDeviceJob: multiDeviceJob,
  ServerComponents: serverComponents,
};

/** A drawing as Markdown, by the name of its component: its sentence and its rows. Empty for another component. */
export function drawingText(name: string): string {
  const drawing = drawings[name];
  if (!drawing) return '';
  return [`Drawing: ${drawing.caption}`, '', ...drawing.rows.map((row) => `- **${row.name}**: ${row.text}`)].join('\n');
}
