import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readContract } from '../../plugins/contracts/readContract';
import type { ErrorCodes } from '../../plugins/contracts/reference/errorCodes';
import { symptomGroups } from '../../plugins/reader-tools/facts';
import { matchSymptom, queryTerms, type Symptom, splitAtTerms } from '../../src/reader-tools/SymptomIndex/findSymptoms';
import { projectDirectory } from '../lib/builds';

const codes = readContract<ErrorCodes>(projectDirectory, 'error-codes.json');
const groups = symptomGroups(codes);
const symptoms = groups.flatMap((group) => group.symptoms);
const timeout: Symptom = {
  id: 'FLASH_TIMEOUT',
  title: 'Flashing takes too long',
  outcome: 'errored',
  phases: ['installing'],
  words: ['usb 2 hub', 'write timed out'],
};

describe('the symptom index', () => {
  test('has every entry once, in page order', () => {
    assert.deepEqual(
      symptoms.map(({ id }) => id),
      codes.entries.map(({ id }) => id),
    );
  });

  test("shows a job's outcome, or where else the code appears", () => {
    const outcomeOf = (id: string) => symptoms.find((symptom) => symptom.id === id)?.outcome;
    assert.equal(outcomeOf('CONSOLE_GARBAGE'), 'errored');
    assert.equal(outcomeOf('TTY_UNSTABLE'), 'warning');
    assert.equal(outcomeOf('ALL_BUSY'), 'waiting');
    assert.equal(outcomeOf('IN_USE'), 'HTTP 409');
    assert.equal(outcomeOf('CHECK_FAILED'), 'test code');
    assert.equal(outcomeOf('fastboot-waiting-for-any-device'), 'errored', 'that of the code which covers it');
    assert.equal(outcomeOf('fails-after-short-power-cut'), '', 'no code covers it');
  });
});

describe('the filter', () => {
  for (const [name, query, match] of [
    ['a word of the title', 'flashing', {}],
    ['a part of the code in lower case', 'flash_tim', {}],
    ['words in any order', 'long  FLASHING', {}],
    ['a search word, which it shows', 'usb', { word: 'usb 2 hub' }],
    ['a word of the title and a search word', 'flashing hub', { word: 'usb 2 hub' }],
    ['the search word with most of the words', 'write timed usb', { word: 'write timed out' }],
    ['nothing, if one word is missing', 'usb console', undefined],
  ] as const) {
    test(`finds ${name}`, () => assert.deepEqual(matchSymptom(timeout, queryTerms(query)), match));
  }

  test('finds a special case by its general code', () => {
    const found = symptoms.filter((symptom) => matchSymptom(symptom, queryTerms('FLASH_NO_PROBE'))).map(({ id }) => id);
    assert.ok(found.includes('FLASH_NO_PROBE'));
    assert.ok(found.includes('fastboot-waiting-for-any-device'));
  });

  test('marks every occurrence without changing the text', () => {
    const marked = (text: string, ...terms: string[]) =>
      splitAtTerms(text, terms)
        .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
        .join('');
    assert.equal(marked('USB on usb', 'usb'), '[USB] on [usb]');
    assert.equal(marked('ttyUSB0 on USB0', 'usb', 'tty'), '[tty]USB0 on [USB]0');
    assert.equal(marked('aaa', 'aa'), '[aa]a');
    assert.equal(marked('plain', 'x'), 'plain');
    assert.equal(marked('', 'x'), '');
  });
});
