import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type ServerType, serve } from '@hono/node-server';
import type { Settings } from './operations/read-settings.ts';

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>;

export type BodyTimeouts = { silentMs: number; wholeMs: number };

/** A body that says nothing for so long, or is not whole after so long, is cut off with 408. */
export const bodyTimeouts: BodyTimeouts = { silentMs: 60_000, wholeMs: 120_000 };
/** Open event streams get this long to end by themselves. */
const closeAfterMs = 1000;

const startListening = (options: Parameters<typeof serve>[0], port: number) =>
  new Promise<ServerType>((resolve, reject) => {
    const server = serve(options, () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: stop what uses it, or set PORT.`) : error),
    );
  });

export type RunningServer = {
  port: number;
  /** What is being answered, and open event streams. */
  countOpen: () => { running: number; streams: number };
  stop: () => Promise<void>;
};

/** Listens for requests until it is stopped: then it goes on answering until nobody waits for an answer, at most so long. */
export const runServer = async (
  fetch: Fetch,
  { host, port, tls, drainMs = 0 }: Pick<Settings, 'host' | 'port' | 'tls'> & { drainMs?: number },
  { silentMs, wholeMs }: BodyTimeouts = bodyTimeouts,
): Promise<RunningServer> => {
  const base = { fetch: fetch as never, hostname: host, port };
  const timeouts = { requestTimeout: wholeMs, connectionsCheckingInterval: Math.min(wholeMs, 5000) };
  const options = tls
    ? {
        ...base,
        createServer: createTlsServer,
        serverOptions: { ...timeouts, cert: await readFile(tls.certFile), key: await readFile(tls.keyFile) },
      }
    : { ...base, serverOptions: timeouts };
  const server = await startListening(options, port);
  server.prependListener('request', cutSilentBody(silentMs));
  const requests = countRequests();
  server.prependListener('request', requests.onRequest);
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : port,
    countOpen: requests.countOpen,
    stop: async () => {
      await requests.drain(drainMs);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), closeAfterMs).unref();
      });
    },
  };
};

const streamPath = '/api/1.0/sync/events';

/** Counts what is being answered; event streams have no end of their own, and do not count. */
const countRequests = () => {
  let running = 0;
  let streams = 0;
  let isDraining = false;
  let whenIdle = () => {};
  const onRequest = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (url.startsWith(streamPath)) {
      streams += 1;
      response.once('close', () => (streams -= 1));
      return;
    }
    running += 1;
    if (isDraining) response.setHeader('Connection', 'close');
    response.once('close', () => {
      running -= 1;
      if (running === 0) whenIdle();
    });
  };
  const drain = (longestMs: number) =>
    new Promise<void>((resolve) => {
      isDraining = true;
      whenIdle = resolve;
      if (running === 0 || longestMs === 0) return resolve();
      setTimeout(resolve, longestMs).unref();
    });
  return { onRequest, drain, countOpen: () => ({ running, streams }) };
};

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length']) > 0;

const timeoutAnswer = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/** Counts silence only while a body is under way: streams of events and slow answers are silent for long. */
const cutSilentBody = (silentMs: number) => (request: IncomingMessage, response: ServerResponse) => {
  if (!hasBody(request)) return;
  request.once('end', () => request.setTimeout(0));
  request.setTimeout(silentMs, () => {
    if (!response.headersSent) request.socket.write(timeoutAnswer);
    request.destroy();
  });
};
