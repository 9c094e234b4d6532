import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../plugins/lib/files';
import { readContract } from '../lib/contracts.mjs';

const { host, checksums, signature, publicKey, keyId } = readContract('downloads.json');
const root = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['docs', 'blog', 'src/pages', 'src/marketing/content'];
const files = folders.flatMap((folder) => listFiles(`${root}${folder}`).map((file) => `${folder}/${file}`));
const pages = [...files, 'README.md'].map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }));

describe('downloads', () => {
  test("use a key in minisign's format whose ID is the printed one", () => {
    const bytes = Buffer.from(publicKey, 'base64');
    assert.equal(bytes.length, 2 + 8 + 32);
    assert.equal(bytes.subarray(0, 2).toString(), 'Ed');
    assert.equal(Buffer.from(bytes.subarray(2, 10)).reverse().toString('hex').toUpperCase(), keyId);
  });

  test('use only this key on every page', () => {
    for (const { file, text } of pages) {
      for (const [key] of text.matchAll(/\bRW[A-Za-z0-9+/]{54}\b/g)) assert.equal(key, publicKey, file);
    }
  });

  test("verify the checksums' signature before the checksums on every page", () => {
    const checks = pages.filter(({ text }) => text.includes(`${host}/`) && /\bsha256sum\b.*--check/.test(text));
    assert.notEqual(checks.length, 0);
    for (const { file, text } of checks) {
      const verified = text.indexOf(`minisign -Vm ${checksums}`);
      assert.ok(text.includes(signature) || text.includes(`${checksums}{,.minisig}`), `${file}: fetches ${signature}`);
      assert.ok(
        verified >= 0 && verified < text.search(/\bsha256sum\b.*--check/),
        `${file}: minisign before sha256sum`,
      );
    }
  });
});
