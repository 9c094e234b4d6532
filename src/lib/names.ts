/**
 * The product's names. To change them, edit this object and start `npm run rename`, which rewrites everything else.
 * `command` is also the start of packages, images, services, and environment variables.
 */
export const names = {
  product: 'Benchloom',
  company: 'Benchloom',
  command: 'benchloom',
  module: 'benchloom',
  toolbelt: 'benchloom-toolbelt',
  /** Below `/etc`, `/var/lib`, `/run`, and so on. */
  folder: 'benchloom',
  /** Without `www.`, which the site's address adds. */
  domain: 'benchloom.example',
  mail: 'hello@benchloom.example',
} as const;
