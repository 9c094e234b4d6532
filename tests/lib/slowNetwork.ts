import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a proxy that hands on what a server on this machine sends with a limited rate, shared by all connections. The
 * throttling of the browser's developer tools leaves out requests of workers.
 * @param bytesPerSecond rate of all answers together
 */
export async function slowNetwork(port: number, bytesPerSecond: number): Promise<{ origin: string; stop: () => void }> {
  let freeAt = 0;
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream);
    upstream.on('data', async (bytes) => {
      upstream.pause();
      freeAt = Math.max(performance.now(), freeAt) + (bytes.length / bytesPerSecond) * 1000;
      await wait(freeAt - performance.now());
      client.write(bytes);
      upstream.resume();
    });
    upstream.on('close', () => client.destroy());
    client.on('close', () => upstream.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => proxy.close() };
}
