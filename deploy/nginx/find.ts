import { existsSync } from 'node:fs';
import { installFromDebian, onPath, rootOnDebian } from '../debianPackages';

/** Path of the module on Debian. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** An installed nginx: command, and modules to load. */
export type Nginx = { command: string; modules: string[]; brotli: boolean };

function findNginx(): Nginx | undefined {
  const command = process.env.NGINX_COMMAND || onPath('nginx');
  const brotli = existsSync(brotliModule);
  return command ? { command, brotli, modules: brotli ? [brotliModule] : [] } : undefined;
}

/**
 * Returns the installed nginx, or the one in `NGINX_COMMAND`. If there is none, installs it as root on Debian.
 * @throws {Error} if there is none; the message says what to install
 */
export function ensureNginx(): Nginx {
  const found = findNginx();
  if (found) return found;
  try {
    if (rootOnDebian()) installFromDebian('nginx-light', 'libnginx-mod-http-brotli-static');
  } catch {
    // The error below says what to do.
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error('No nginx found: install the package "nginx-light", or set NGINX_COMMAND to the path of nginx.');
}
