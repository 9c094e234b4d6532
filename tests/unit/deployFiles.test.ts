import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const read = (file: string) => readFileSync(file, 'utf8');

describe('workflows', () => {
  const workflows = readdirSync('.github/workflows').map((file) => ({ file, text: read(`.github/workflows/${file}`) }));

  for (const { file, text } of workflows) {
    it(`${file} uses actions by the commit of a tag that it names`, () => {
      const uses = text.split('\n').filter((line) => /\buses:/.test(line));
      assert.ok(uses.length > 0);
      for (const line of uses) assert.match(line, /uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    });

    it(`${file} may read the repository and no more, but for the job that deploys`, () => {
      assert.match(text, /^permissions:\n {2}contents: read\n(?=\S)/m);
      const writes = [...text.matchAll(/^\s+([\w-]+): write$/gm)].map(([, scope]) => scope);
      assert.deepEqual(writes, file === 'deploy.yml' ? ['pages', 'id-token'] : []);
    });
  }

  it('use one version of each action', () => {
    const pins = new Set(workflows.flatMap(({ text }) => text.match(/uses: .*/g) ?? []));
    const actions = new Set([...pins].map((pin) => pin.split('@')[0]));
    assert.equal(pins.size, actions.size);
  });
});

describe('Containerfile', () => {
  const instructions = read('deploy/Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => /^([A-Z]+) (.+)$/.exec(line)?.slice(1) ?? [line]);
  const one = (name: string) => instructions.filter(([instruction]) => instruction === name).map(([, value]) => value);

  it('consists of instructions that exist, from a base with a version', () => {
    const known = ['FROM', 'RUN', 'COPY', 'USER', 'EXPOSE', 'STOPSIGNAL', 'ENTRYPOINT'];
    assert.deepEqual(
      instructions.map(([name]) => name).filter((name) => !known.includes(String(name))),
      [],
    );
    assert.deepEqual(one('FROM'), ['docker.io/library/debian:12-slim']);
  });

  it('runs nginx without root and ends without cutting answers off', () => {
    assert.deepEqual(one('USER'), ['www-data']);
    assert.deepEqual(one('STOPSIGNAL'), ['SIGQUIT']);
    const command = JSON.parse(one('ENTRYPOINT')[0] ?? '') as string[];
    assert.deepEqual(command.slice(-2), ['-c', '/etc/benchloom/nginx.conf']);
  });

  it('copies what the commands above it make', () => {
    assert.deepEqual(one('COPY'), ['build-nginx/ /etc/benchloom/', 'build/ /srv/benchloom/']);
  });
});

describe('privacy notice', () => {
  it('says what the access log keeps of an address', () => {
    const notice = read('src/marketing/content/privacy-notice.mdx');
    assert.match(notice, /of an IPv4 address it keeps the first three numbers, of an IPv6 address the first 48 bits/);
  });
});
