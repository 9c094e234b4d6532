// Finds commands and installs Debian packages without asking.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the path of a command; undefined if it is not installed. */
export function onPath(command: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** True if `installFromDebian` can work. */
export const rootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs Debian packages; the output of apt-get goes to stderr.
 * @throws {Error} if apt-get fails
 */
export function installFromDebian(...packages: string[]): void {
  const options = {
    stdio: ['ignore', 2, 2] as ['ignore', number, number],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
