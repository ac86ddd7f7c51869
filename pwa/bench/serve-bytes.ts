import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const largestAnswer = Buffer.alloc(64 * 1024 * 1024, 'x');

/** The bare transfer: takes whatever is posted and answers with as many bytes as the query asks for. */
export const serveBytes = async () => {
  const server = createServer((request, response) => {
    const bytes = Number(new URL(request.url ?? '/', 'http://bench').searchParams.get('bytes'));
    request.resume().once('end', () => {
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Length': bytes });
      response.end(largestAnswer.subarray(0, bytes));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
