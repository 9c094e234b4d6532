// Serves a build with nginx in the foreground: `PORT=8080 npm run serve:nginx [FOLDER]`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compressBuild } from './compress';
import { startNginx } from './nginx/start';

async function serve(build: string): Promise<void> {
  if (!existsSync(path.join(build, '_headers'))) throw new Error(`No build in ${build}: run "npm run build" first.`);
  const port = Number(process.env.PORT || 0);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('PORT must be a number from 0 to 65535.');
  await compressBuild(build);
  const { origin, master, stop } = await startNginx(build, { port, address: process.env.ADDRESS || '127.0.0.1' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await stop(signal === 'SIGQUIT' ? 'SIGQUIT' : 'SIGTERM');
      process.kill(process.pid, signal);
    });
  }
  master.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
  console.log(`${origin}/`);
}

serve(path.resolve(process.argv[2] ?? 'build')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
