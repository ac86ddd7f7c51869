const smallestPacked = 1000;

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Posts JSON, what is long of it compressed; once a server has taken in clear what it refused compressed, all goes in clear. */
export const createPost = (send: Send) => {
  let isPacking = 'CompressionStream' in globalThis;
  const inClear = (path: string, text: string, by: Send) =>
    by(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });
  return async (path: string, body: unknown, by = send): Promise<Response> => {
    const text = JSON.stringify(body);
    if (!isPacking || text.length < smallestPacked) return inClear(path, text, by);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await by(path, { method: 'POST', headers, body: await packed(text) });
    if (answer.status !== 400 && answer.status !== 415) return answer;
    const inClearToo = await inClear(path, text, by);
    isPacking = !inClearToo.ok;
    return inClearToo;
  };
};

const packed = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
