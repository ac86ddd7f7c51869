import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';
import { expect, it } from 'vitest';
import { ownShop } from '../shop/own-shop.ts';
import { openServerView } from '../shop/server-view.ts';

it('the server takes no more than 20 MB of a file either, in whatever chunks it comes', async () => {
  const { headers } = await openServerView('chef');
  const { url } = await ownShop();
  const send = (more: Record<string, string>, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(10)) =>
    fetch(`${url}/api/1.0/files/${'d'.repeat(64)}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', ...more },
      body: bytes,
    });
  const whole = await send({ 'upload-offset': '0', 'upload-length': '200000000' });
  const beyond = await send({ 'upload-offset': String(readLimits.modelBytes) });
  const largeChunk = await send({ 'upload-offset': '0' }, new Uint8Array(1024 * 1024 + 1));
  expect([whole.status, beyond.status, largeChunk.status]).toEqual([413, 413, 413]);
  expect(await whole.json()).toMatchObject({
    errors: [{ errorCode: 'E_SIZE', details: { limitBytes: readLimits.modelBytes } }],
  });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
});
