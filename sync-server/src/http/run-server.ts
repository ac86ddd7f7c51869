import { readFile } from 'node:fs/promises';
import { createServer as createTlsServer } from 'node:https';
import { serve, type ServerType } from '@hono/node-server';
import type { Settings } from '../settings/read-settings.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

/** A body that trickles in longer than this is cut off. */
const requestTimeoutMs = 120_000;
/** Open event streams get this long to end by themselves. */
const closeAfterMs = 1000;

const startListening = (options: Parameters<typeof serve>[0], port: number) =>
  new Promise<ServerType>((resolve, reject) => {
    const server = serve(options, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: stop what uses it, or set PORT.`) : error),
    );
  });

export type RunningServer = { port: number; stop: () => Promise<void> };

/** Listens for requests until it is stopped. */
export const runServer = async (fetch: Fetch, { host, port, tls }: Settings): Promise<RunningServer> => {
  const base = { fetch: fetch as never, hostname: host, port };
  const timeouts = { requestTimeout: requestTimeoutMs };
  const options = tls
    ? {
        ...base,
        createServer: createTlsServer,
        serverOptions: { ...timeouts, cert: await readFile(tls.certFile), key: await readFile(tls.keyFile) },
      }
    : { ...base, serverOptions: timeouts };
  const server = await startListening(options, port);
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), closeAfterMs).unref();
      }),
  };
};
