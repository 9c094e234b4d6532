// Finds commands and installs them where that is possible without a question.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Path of a command, or undefined. */
export function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** True where `installFromDebian` may work. */
export const rootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs packages of Debian; what apt-get prints goes to stderr. @throws {Error} when that fails. */
export function installFromDebian(...packages: string[]): void {
  const options = {
    stdio: ['ignore', 2, 2] as ['ignore', number, number],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
