import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What it does to event streams; everything else passes as it is. */
export type StreamFate =
  | { kind: 'flows' }
  /** Nothing arrives, not even the head of the answer. */
  | { kind: 'held' }
  /** What the server says first arrives, and no more. */
  | { kind: 'held after its opening' }
  | { kind: 'cut' | 'ended'; afterMs: number };

const eventsPath = '/sync/events';

/** A reverse proxy before a shop that treats event streams as some do. */
export const startProxy = async (target: string) => {
  let fate: StreamFate = { kind: 'flows' };
  let opened = 0;
  const streams = new Set<ServerResponse>();

  const passStream = (from: IncomingMessage, to: ServerResponse) => {
    if (fate.kind === 'held') return void from.resume();
    to.writeHead(from.statusCode ?? 502, from.headers).flushHeaders();
    if (fate.kind === 'held after its opening') {
      from.once('data', (opening) => to.write(opening));
      return;
    }
    from.pipe(to);
    if (fate.kind === 'flows') return;
    const { kind, afterMs } = fate;
    setTimeout(() => {
      from.unpipe(to);
      if (kind === 'cut') to.destroy();
      else to.end();
    }, afterMs);
  };
  const serve = (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const isStream = url.endsWith(eventsPath);
    if (isStream) {
      opened += 1;
      streams.add(response);
    }
    const upstream = ask(new URL(url, target), { method, headers }, (answer) => {
      if (isStream) return passStream(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response
      .on('error', () => {})
      .on('close', () => {
        streams.delete(response);
        upstream.destroy();
      });
    request.pipe(upstream);
  };

  const server = createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const endStreams = () => {
    for (const stream of streams) stream.destroy();
    streams.clear();
  };
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    /** From now on; streams that are open end. */
    treatStreams: (next: StreamFate) => {
      fate = next;
      opened = 0;
      endStreams();
    },
    /** Since the last change. */
    openedStreams: () => opened,
    openStreams: () => streams.size,
    stop: async () => {
      endStreams();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
