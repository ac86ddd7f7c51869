import { gunzipSync } from 'node:zlib';
import type { Request } from 'playwright';

/** The body of a request, as it was before it was compressed. */
export const sentText = (request: Request) => {
  const sent = request.postDataBuffer() ?? Buffer.from('');
  return (request.headers()['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent).toString('utf8');
};
