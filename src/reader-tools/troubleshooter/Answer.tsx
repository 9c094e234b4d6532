import Link from '@docusaurus/Link';
import { causeNames } from '@site/src/lib/causeNames';
import { splitAtRanges } from '@site/src/lib/textSegments';
import type { FaultLine, FaultReport } from '@site/src/matcher/matchLog';
import { ButtonLink } from '@site/src/ui/Button';
import { CodeText } from '@site/src/ui/CodeText';
import { CommandLine } from '@site/src/ui/CommandLine';
import { splitAtNames } from '@site/src/ui/CommandLine/exampleNames';
import { Highlight } from '@site/src/ui/Highlight';
import { MiniBus } from '@site/src/ui/MiniBus';
import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { EntryRow } from '../entry-index';
import { type Action, type EntryTexts, entryOf, isIn } from '../entry-index/entries';
import index from '../entry-index/styles.module.css';
import { formatCount } from '../shared/formatCount';
import shared from '../shared/shared.module.css';
import styles from './answer.module.css';
import type { Answer as AnswerData, Found } from './ask';

/** Maximum number of other entries that are visible before a click. */
const maxOthers = 5;

const headings: Record<AnswerData['kind'], [first: string, others: string]> = {
  log: ['What most likely ended the job', 'What else the log shows'],
  message: ['This message means…', 'Similar, but not the same'],
  code: ['This code means…', 'Similar, but not the same'],
  words: ['Closest to these words', 'Other close matches'],
  closest: ['', 'No entry has all of these words. Closest:'],
  exit: ['', 'Entries with these words'],
  harmless: ['Known to be harmless', ''],
  nothing: ['No entry matches this message', ''],
};

/** Selects a line of the log. Undefined if the text is a message, which has one line. */
type ShowLine = ((line: number) => void) | undefined;

function LineNumber({ line, showLine }: { line: number; showLine: NonNullable<ShowLine> }) {
  return (
    <>
      <button className={shared.link} data-line="" onClick={() => showLine(line)} type="button">
        Line {line}
      </button>{' '}
    </>
  );
}

/** The lines of an entry, without their time stamps, and with the matches marked. */
function Lines({ found: { finding }, showLine }: { found: Found; showLine: ShowLine }) {
  if (!finding) return null;
  const left = finding.at.length - finding.lines.length;
  return (
    <>
      {finding.lines.map(({ line, text, ...range }: FaultLine) => (
        <p className={styles.line} key={line}>
          {showLine && <LineNumber line={line} showLine={showLine} />}
          <span>
            <Highlight segments={splitAtRanges(text, [range])} />
          </span>
        </p>
      ))}
      {left > 0 && <p className={styles.more}>and {left.toLocaleString('en')} more</p>}
    </>
  );
}

/** Returns a command in which the log's job ID replaces the example's. */
const fillIn = (command: string, ids: string[]): string =>
  ids.reduce((result, id) => result.replace(/\bjob_k4x7q2m5n6ab\b|\bID\b/g, id), command);

/** A step or a check with its command. */
function Step({ step: { text, command = '', on }, ids, to }: { step: Action; ids: string[]; to: string }) {
  return (
    <>
      {text && (
        <p>
          <LinkedText text={text} to={to} />
        </p>
      )}
      {command && <CommandLine command={fillIn(command, ids)} ids={ids} on={on} />}
    </>
  );
}

/** Matches the name of a cause, or a code outside of code and addresses. */
const links = new RegExp(`${causeNames.source}|(?<![\`#\\w])([A-Z]+(?:_[A-Z]+)+)\\b(?!\`)`, 'g');

/** An entry's text, with links to the causes and codes that it mentions. */
function LinkedText({ text, to }: { text: string; to: string }) {
  let end = 0;
  const parts = [...text.matchAll(links)].flatMap(({ 0: found, 1: cause, 2: code, index }) => {
    const address = cause ? `${to}-${cause.at(-1)}` : entryOf(code)?.to;
    if (!address) return [];
    const before = text.slice(end, index);
    end = index + found.length;
    return [
      <CodeText key={index} text={before} />,
      <Link key={`${index}-link`} to={address}>
        {found}
      </Link>,
    ];
  });
  return [...parts, <CodeText key="end" text={text.slice(end)} />];
}

/** The first check of an entry, and where each of its results leads. */
function Check({ check, ids, to }: { check: EntryTexts['check']; ids: string[]; to: string }) {
  return (
    <>
      <Step ids={ids} step={check} to={to} />
      <ul>
        {check.results?.map(({ result, causes = [], entry, then }) => {
          const next = entryOf(entry);
          return (
            <li key={result}>
              <LinkedText text={then ? `${result}. ${then}` : result} to={to} />
              {(causes.length > 0 || next) && (then ? ' ' : ': ')}
              {causes.map((letter, index) => (
                <Fragment key={letter}>
                  {index > 0 && ', '}
                  <Link to={`${to}-${letter}`}>Cause {letter}</Link>
                </Fragment>
              ))}
              {next && <Link to={next.to}>{next.title}</Link>}
              {!next && !then && causes.length === 0 && (
                <>
                  : <Link to={to}>next check</Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns the phase of the job in which the log failed, or those in which the entry appears. */
function phasesOf({ entry, finding }: Found): string[] {
  const phase = finding?.phase;
  return phase && isIn(entry, phase) ? [phase] : entry.phases;
}

type CardProps = { found: NonNullable<AnswerData['first']>; ids: string[]; showLine: ShowLine };

/** The entry that an answer begins with: its facts, its lines, and the fix of the cause that they name, or its check. */
function Card({ found, ids, showLine }: CardProps) {
  const { entry, finding, texts, ended } = found;
  const { title, to } = entry;
  const { code, outcome, retry } = ended?.entry ?? entry;
  const cause = texts.causes.find(({ letter }) => letter === finding?.cause);
  const others = texts.causes.filter((other) => other !== cause);
  const { handsOn } = cause ?? texts.check;
  const commands = (cause?.fix ?? [texts.check]).map(({ command = '' }) => splitAtNames(fillIn(command, ids)));
  const names = commands.flatMap((parts) => parts.filter((part, index) => index % 2 === 1 && !ids.includes(part)));
  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        {outcome && <span className={clsx(index.outcome, outcome === 'failed' && index.failed)}>{outcome}</span>}
        {code && <strong>{code}</strong>}
        {retry && <span>{retry}</span>}
        {ended && (
          <span>
            line {ended.finding?.at.at(-1)} because of line {finding?.at[0]}
          </span>
        )}
        <MiniBus phases={phasesOf(ended ?? found)} size="facts" />
        <span className="visually-hidden">{phasesOf(ended ?? found).join(', ')}</span>
      </p>
      <h3>
        <CodeText text={cause?.name ?? title} />
      </h3>
      <dl>
        {finding && (
          <div>
            <dt>{showLine ? 'Log' : 'Message'}</dt>
            <dd>
              <Lines found={found} showLine={showLine} />
            </dd>
          </div>
        )}
        <div>
          <dt>{cause ? 'Fix' : 'Check'}</dt>
          <dd>
            {handsOn && (
              <small className={styles.mark}>
                <Link to={handsOn.to}>{handsOn.name}</Link>
              </small>
            )}
            {cause ? (
              cause.fix.map((step) => <Step ids={ids} key={`${step.text}${step.command}`} step={step} to={to} />)
            ) : (
              <Check check={texts.check} ids={ids} to={to} />
            )}
            {names.length > 0 && (
              <p className={styles.more}>
                Replace <CodeText text={[...new Set(names)].map((name) => `\`${name}\``).join(', ')} /> with your own.
              </p>
            )}
          </dd>
        </div>
        {cause && (
          <div>
            <dt>Not this?</dt>
            <dd>
              Other causes of <Link to={to}>{title}</Link>
              <ul>
                {others.map(({ letter, name }) => (
                  <li key={letter}>
                    <Link to={`${to}-${letter}`}>
                      {letter}: <CodeText text={name} />
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {!cause && (
        <p>
          <ButtonLink look="primary" to={to}>
            Read the entry
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Other entries as rows. In a log, each has its lines below its title. */
function Others({ others, showLine }: { others: Found[]; showLine: ShowLine }) {
  const rows = others.map((found) => {
    const { entry, finding, terms } = found;
    if (!finding || !showLine) return <EntryRow entry={entry} key={entry.id} terms={terms} />;
    return (
      <li className={styles.finding} key={entry.id}>
        <p>
          <Link className={index.name} to={entry.to}>
            {entry.title}
          </Link>
        </p>
        <Lines found={found} showLine={showLine} />
      </li>
    );
  });
  return (
    <>
      <ul className={index.rows}>{rows.slice(0, maxOthers)}</ul>
      {rows.length > maxOthers && (
        <details>
          <summary>{rows.length - maxOthers} more</summary>
          <ul className={index.rows}>{rows.slice(maxOthers)}</ul>
        </details>
      )}
    </>
  );
}

/** The lines that are known to be harmless, each kind with its reason. */
function Harmless({ harmless, showLine }: { harmless: FaultReport['harmless']; showLine: ShowLine }) {
  return harmless.map(({ reason, lines }) => (
    <p key={reason}>
      {showLine && lines.slice(0, 3).map((line) => <LineNumber key={line} line={line} showLine={showLine} />)}
      {showLine && lines.length > 3 && `and ${lines.length - 3} more `}
      <CodeText text={reason} />
    </p>
  ));
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

/** What a code, a message, or a log means, and what to do next. */
export function Answer({ answer, showLine }: { answer: AnswerData; showLine: ShowLine }) {
  const { kind, first, others, last, page, harmless, ids } = answer;
  const isLog = answer.lines > 1;
  const [heading, closeHeading] = headings[kind];
  const firstHeading = kind === 'log' && first?.finding?.cause ? 'Most likely cause' : heading;
  const isSameCode = kind === 'code' && others[0]?.entry.code === first?.entry.code;
  const othersHeading = isSameCode ? 'Same code, other symptoms' : closeHeading;
  const unknown = last ? 'The last error in this log' : 'No line in this log matches a known fault';
  return (
    <section aria-label="Answer" className={styles.answer}>
      {page && (
        <Part heading="In the documentation">
          <p>
            <Link to={page.to}>{page.section.heading}</Link>
          </p>
        </Part>
      )}
      {first && (
        <Part heading={firstHeading}>
          <Card found={first} ids={ids} showLine={showLine} />
        </Part>
      )}
      {others.length > 0 && (
        <Part heading={kind === 'log' && !first ? 'What the log shows' : othersHeading}>
          <Others others={others} showLine={showLine} />
        </Part>
      )}
      {(kind === 'harmless' || kind === 'nothing') && (
        <Part heading={last || (kind === 'nothing' && isLog) ? unknown : firstHeading}>
          <div className={styles.card}>
            {last && (
              <>
                {last.phase && <MiniBus phases={[last.phase]} size="facts" />}
                <span className="visually-hidden">{last.phase}</span>
                <Lines found={last} showLine={showLine} />
                <p>
                  No entry has this line, so it may not be the cause.{' '}
                  {last.phase && (
                    <>
                      Continue with <Link to={last.entry.to}>{last.entry.title}</Link>.
                    </>
                  )}
                </p>
              </>
            )}
            <Harmless harmless={harmless} showLine={showLine} />
            {kind === 'harmless' && !last ? (
              <>
                <p>This doesn’t stop a job. If the job is red, this command prints the reason:</p>
                <Step ids={ids} step={{ command: 'benchloom job show ID --why' }} to="" />
              </>
            ) : (
              <p>
                The fault may be in the lab, or in your own code or image.{' '}
                <Link to="/contact">Report a missing message</Link>
              </p>
            )}
          </div>
        </Part>
      )}
      {kind === 'log' && harmless.length > 0 && (
        <details className={styles.harmless}>
          <summary>
            {formatCount(harmless.flatMap(({ lines }) => lines).length, 'line', 'lines')} known to be harmless
          </summary>
          <Harmless harmless={harmless} showLine={showLine} />
        </details>
      )}
      {kind === 'exit' && (
        <p>
          <Link to="/docs/reference/cli#exit-codes">What each exit code means</Link>
        </p>
      )}
    </section>
  );
}
