import type { PageType } from './pageTypes';

const description =
  '[[What you get from this page, in 110 to 160 characters: the words a person types into a search, and not the title once more]]';

const troubles = `| Symptom | Code | Fix |
| --- | --- | --- |
| [[what you see]] | [[the code, with a link to its entry in Troubleshoot]] | [[what to do]] |`;

const next = `## Next

- [Documentation](/docs/): [[put two or three pages here that come after this one, each with a reason to read it]]
`;

const guide = (promise: string) => `${promise}

## Before you start

- [[what has to be there: versions, roles, hardware]]

## [[First step, as a command]]

<Steps>

1. [[One action. Show the whole file or command, then the output.]]

</Steps>

## Check the result

[[How you see that it worked, and what it looks like when it did not]]

## What goes wrong here

${troubles}

${next}`;

const bodies: Partial<Record<PageType, string>> = {
  tutorial: guide(
    '[[What you have at the end, starting from nothing.]] [[How many minutes it takes, named as our estimate.]]',
  ),
  'how-to': guide('At the end you have [[the one result, with names and versions]].'),
  reference: `[[What this is, who reads it and when, in one short paragraph.]]

[[The tag that is made from contracts, alone on its line; .github/CONTRIBUTING.md lists the tags.]]
`,
  explanation: `[[The question that this page answers, and the answer in one sentence.]]

## [[The first reason or part]]

[[How it works and why it is so. No steps: link the how-to.]]

${next}`,
};

/** Returns the draft of a page, with placeholders `[[…]]` for the writer. */
export function draftText(type: PageType, title: string): string {
  return `---\ntitle: ${title}\ndescription: "${description}"\npage_type: ${type}\n---\n\n${bodies[type] ?? ''}`;
}
