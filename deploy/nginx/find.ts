import { existsSync } from 'node:fs';
import { installFromDebian, onPath, rootOnDebian } from '../debianPackages';

/** Where Debian puts the module. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A usable nginx: its command, and the modules that it has to load. */
export type Nginx = { command: string; modules: string[]; brotli: boolean };

function findNginx(): Nginx | undefined {
  const command = process.env.NGINX_COMMAND || onPath('nginx');
  const brotli = existsSync(brotliModule);
  return command ? { command, brotli, modules: brotli ? [brotliModule] : [] } : undefined;
}

/**
 * An installed nginx; where none is found and the process is root on Debian, it is installed now.
 * `NGINX_COMMAND` chooses another one. @throws {Error} with one line that says what to install.
 */
export function ensureNginx(): Nginx {
  const found = findNginx();
  if (found) return found;
  try {
    if (rootOnDebian()) installFromDebian('nginx-light', 'libnginx-mod-http-brotli-static');
  } catch {
    // The one line below says what to do.
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Error('No nginx found: install the package "nginx-light", or set NGINX_COMMAND to the path of nginx.');
}
