import { expect, test } from 'vitest';
import { createUpload } from './upload.ts';

const bytes = new Uint8Array(100_000);

type Sent = { method: string; offset: number };

const listen = (answer: (sent: Sent) => Response) => {
  const heard: Sent[] = [];
  const upload = createUpload(async (_, init) => {
    const sent = { method: init.method ?? '', offset: Number(new Headers(init.headers).get('Upload-Offset')) };
    heard.push(sent);
    return answer(sent);
  });
  return { heard, upload };
};
const has = (status: number, offset: number) =>
  new Response(null, { status, headers: { 'Upload-Offset': String(offset) } });
const signInPage = () => new Response('<html>Willkommen im WLAN</html>', { headers: { 'Content-Type': 'text/html' } });

test('what the server has already is not sent', async () => {
  const { heard, upload } = listen(() => has(200, bytes.length));
  await upload('a', bytes);
  expect(heard).toEqual([{ method: 'HEAD', offset: 0 }]);
});

test('an upload goes on where the server has got to', async () => {
  const { heard, upload } = listen(({ method }) => (method === 'HEAD' ? has(404, 60_000) : has(204, bytes.length)));
  await upload('a', bytes);
  expect(heard.map(({ offset }) => offset)).toEqual([0, 60_000]);
});

const mismatch = () => Response.json({ errors: [{ errorCode: 'hash_mismatch', details: {} }] }, { status: 409 });

test('a resumed upload whose bytes are not the named ones is sent once more, whole', async () => {
  const { heard, upload } = listen(({ method, offset }) => {
    if (method === 'HEAD') return has(404, 60_000);
    return offset > 0 ? mismatch() : has(204, bytes.length);
  });
  await upload('a', bytes);
  expect(heard.map(({ offset }) => offset)).toEqual([0, 60_000, 0]);
});

test.each([0, 60_000])(
  'a file that is not the named one is refused once it was sent whole, from byte %i on',
  async (there) => {
    const { heard, upload } = listen(({ method }) => (method === 'HEAD' ? has(404, there) : mismatch()));
    await expect(upload('a', bytes)).rejects.toMatchObject({ name: 'FileRefused', code: 'hash_mismatch' });
    expect(heard.filter(({ method }) => method === 'PATCH').at(-1)).toMatchObject({ offset: 0 });
  },
);

test.each(['HEAD', 'PATCH'])(
  'the sign-in page of a network that answers %s is no server that has the file',
  async (answered) => {
    const { upload } = listen(({ method }) => (method === answered ? signInPage() : has(404, 0)));
    await expect(upload('a', bytes)).rejects.toMatchObject({ name: 'RetryLater', isCutOff: true });
  },
);
