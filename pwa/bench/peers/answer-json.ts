import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (path: string, query: URLSearchParams, body: never) => unknown;

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null;
};

/** A server on loopback that answers JSON with JSON; undefined is what it has not got. */
export const answerJson = async (answer: Answer) => {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    void bodyOf(request)
      .then((body) => answer(url.pathname, url.searchParams, body as never))
      .then(
        (found) =>
          response
            .writeHead(found === undefined ? 404 : 200, { 'Content-Type': 'application/json' })
            .end(JSON.stringify(found ?? { error: 'not_found' })),
        (error) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, port: (server.address() as AddressInfo).port };
};
