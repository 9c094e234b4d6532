import Link from '@docusaurus/Link';
import { AppButtonLink, ButtonLink, ButtonRow, PushButton } from '@site/src/components/Button';
import { AgentConnections } from '@site/src/components/diagrams/AgentConnections';
import { JobStates } from '@site/src/components/diagrams/JobStates';
import { KeyFacts } from '@site/src/components/KeyFacts';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { Spinner } from '@site/src/components/Spinner';
import { Steps } from '@site/src/components/Steps';
import { TableRegion } from '@site/src/components/TableRegion';
import { Term } from '@site/src/components/Term';
import { Capture, CaptureStrip } from '@site/src/marketing/Capture';
import type { Segment, SegmentKind } from '@site/src/marketing/Capture/model';
import { stateAt } from '@site/src/marketing/Capture/model';
import { Card, Cards } from '@site/src/marketing/Card';
import { exampleGroup, exampleRows } from '@site/src/marketing/content/exampleGroup';
import { Glyph, type GlyphName } from '@site/src/marketing/Glyph';
import { OpenPin } from '@site/src/marketing/OpenPin';
import { PageHead } from '@site/src/marketing/PageHead';
import { Terminal, type TerminalKind } from '@site/src/marketing/Terminal';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const kinds: readonly SegmentKind[] = [
  'preparing',
  'installing',
  'booting',
  'running',
  'collecting',
  'cleaning',
  'failed',
  'errored',
  'held',
];
const everyKind = kinds.map((kind, index): Segment => ({ phase: kind, start: index * 10, end: index * 10 + 10, kind }));
const lineKinds: readonly TerminalKind[] = ['command', 'output', 'ok', 'fail', 'info', 'dim', 'later'];
const glyphs: readonly GlyphName[] = [
  'dip',
  'queue',
  'test',
  'perf',
  'adapter',
  'agent',
  'github',
  'slack',
  'connector',
];

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="margin-vert--lg">
      <h2>{name}</h2>
      {children}
    </section>
  );
}

/** Every component in every state, side by side. Only in development: no build has this page. */
export default function ComponentsPage() {
  return (
    <Layout description="Every component in every state, for development." title="Components">
      <main>
        <PageHead lead="Every component in every state." title="Components" />
        <div className="container margin-bottom--xl markdown">
          <Part name="Button">
            <ButtonRow>
              <AppButtonLink page="signup">Primary</AppButtonLink>
              <ButtonLink to="/">Secondary</ButtonLink>
              <ButtonLink look="gold" to="/">
                Gold
              </ButtonLink>
              <PushButton onPress={() => {}}>Push</PushButton>
            </ButtonRow>
          </Part>
          <Part name="Text">
            <p>
              A <Link to="/">link to the home page</Link>, <code>code</code>, <strong>strong</strong>, and a{' '}
              <Term definition="A word with a definition." id="word" to="/docs/">
                term
              </Term>
              .
            </p>
            <h3>
              <code>devices[].name</code>
            </h3>
            <KeyFacts>required · string · at most 64 characters</KeyFacts>
          </Part>
          <Part name="Steps">
            <Steps>
              <ol>
                <li>
                  <p>A step with one line.</p>
                </li>
                <li>
                  <p>A step with a command.</p>
                  <Terminal label="Command of a step" lines={[{ kind: 'command', text: 'benchloom whoami' }]} />
                </li>
              </ol>
            </Steps>
          </Part>
          <Part name="Table">
            <TableRegion className="stacked" label="Stacked on a phone">
              <thead>
                <tr>
                  <th scope="col">Flag</th>
                  <th scope="col">Meaning</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td data-label="Flag">
                    <code className="nowrap">--failed-only</code>
                  </td>
                  <td data-label="Meaning">Shows failed jobs only.</td>
                </tr>
              </tbody>
            </TableRegion>
          </Part>
          {(['note', 'tip', 'info', 'warning', 'danger'] as const).map((type) => (
            <div className={`theme-admonition theme-admonition-${type}`} key={type}>
              <p className="admonition-title">{type}</p>
              <p>
                A box with a <Link to="/">link to the home page</Link> and <code>code</code>.
              </p>
            </div>
          ))}
          <Part name="Loading and failure">
            <p>
              <Spinner />
            </p>
            <LoadFailure error="ChunkLoadError: Loading chunk 1 failed." retry={() => {}} />
          </Part>
          <Part name="Terminal">
            <Terminal
              label="Every kind of line"
              lines={lineKinds.map((kind) => ({ kind, text: kind }))}
              marked={[3]}
              title="With a title, the fourth line marked"
            />
          </Part>
          <Part name="Capture">
            <CaptureStrip end={90} segments={everyKind} title="Every kind of segment" />
            {[0, 90, 178, exampleGroup.last].map((time) => (
              <Capture
                {...exampleGroup}
                key={time}
                rows={exampleRows}
                slider={null}
                state={stateAt(exampleRows, time)}
              />
            ))}
          </Part>
          <Part name="Card and icons">
            <Cards>
              {glyphs.map((name) => (
                <Card foot="Foot" key={name} title={name}>
                  <Glyph name={name} />
                </Card>
              ))}
            </Cards>
          </Part>
          <Part name="Drawings">
            <OpenPin />
            <JobStates />
            <AgentConnections />
          </Part>
        </div>
      </main>
    </Layout>
  );
}
