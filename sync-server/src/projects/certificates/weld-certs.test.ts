import { createHash } from 'node:crypto';
import { sampleCompound, sampleDocx, samplePdf } from '@knotenblech/shared/test/files/sample-documents.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';
import { createAdmission } from '../../http/admission/create-admission.ts';
import { editLimits } from '../../sync/admission/sync-limits.ts';
import { applyChanges } from '../../sync/push/apply-changes.ts';

let shop: TestShop;
let owner: SignedIn;
let stranger: SignedIn;
let reader: SignedIn;
const projectId = newId<ProjectId>();

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const actorOf = async (who: SignedIn) =>
  ((await (await shop.request('/session', { headers: who.headers })).json()) as { actor: never }).actor;
const upload = (files: [name: string, bytes: Uint8Array][], who = owner) => {
  const body = new FormData();
  for (const [name, bytes] of files) body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  return shop.request(`/project/uploadWeldCert/${projectId}?language=en`, {
    method: 'POST',
    body,
    headers: who.headers,
  });
};
const list = async (who = owner) => {
  const answer = await shop.request(`/project/getWeldCertFiles/${projectId}`, { headers: who.headers });
  return answer.ok
    ? ((await answer.json()) as { fileList: { repoFileId: string; fileNameOriginal: string }[] }).fileList
    : answer.status;
};
const remove = (fileId: string, who = owner) =>
  shop.request(`/project/deleteWeldCert/${projectId}/${fileId}`, { method: 'DELETE', headers: who.headers });
const errorOf = async (answer: Response) => ((await answer.json()) as { errors: { errorCode: string }[] }).errors[0];

beforeAll(async () => {
  shop = await testShop();
  const user = await shop.addUser('eigner', ['UPLOAD_PERMISSION']);
  owner = await shop.signIn(user);
  reader = await shop.signIn(await shop.addUser('leser', ['STANDARD_PERMISSION'], user.customerId));
  stranger = await shop.signIn(await shop.addUser('fremd', ['UPLOAD_PERMISSION']));
  const deps = {
    sql: shop.database.sql,
    edits: createAdmission(editLimits),
    serverRuns: {},
    recomputes: {},
    now: () => new Date(),
    onBug: () => {},
  };
  const args = { projectId, name: 'Halle', fileHash: hashOf(new Uint8Array(1)) as never, fileName: 'halle.btlx' };
  await applyChanges(deps, await actorOf(owner), [{ name: 'createProject', args }], new Date().toISOString());
});
afterAll(() => shop.stop());

it('several files of a form are kept, listed in order and deleted by their id', async () => {
  const answer = await upload([
    ['Nachweis.pdf', samplePdf()],
    ['Naht.doc', sampleCompound('WordDocument')],
  ]);
  expect(answer.status).toBe(200);
  const files = await list();
  expect(files).toMatchObject([{ fileNameOriginal: 'Nachweis.pdf' }, { fileNameOriginal: 'Naht.doc' }]);
  const [first] = files as { repoFileId: string }[];
  expect((await remove(first?.repoFileId ?? '')).status).toBe(200);
  expect(await list()).toMatchObject([{ fileNameOriginal: 'Naht.doc' }]);
  expect((await remove(first?.repoFileId ?? '')).status).toBe(404);
});

it('the bytes that were sent come back by their hash', async () => {
  await upload([['Plan.docx', sampleDocx()]]);
  const answer = await shop.request(`/files/${hashOf(sampleDocx())}`, { headers: owner.headers });
  expect(hashOf(new Uint8Array(await answer.arrayBuffer()))).toBe(hashOf(sampleDocx()));
});

it.each([
  ['a file that is not what its name says', 'Naht.pdf', sampleDocx()],
  ['a program by the name of a PDF', 'Naht.pdf', new TextEncoder().encode('MZ')],
  ['an ending that is not taken', 'Naht.exe', samplePdf()],
])('%s is refused in words, and nothing of the form is kept', async (_, name, bytes) => {
  const before = await list();
  const answer = await upload([
    ['Gut.pdf', samplePdf()],
    [name, bytes],
  ]);
  expect(answer.status).toBe(415);
  expect(await errorOf(answer)).toMatchObject({ errorCode: 'weld_file_type' });
  expect(await list()).toEqual(before);
});

it('more than 20 MB is too large', async () => {
  const bytes = new Uint8Array(20_000_001);
  bytes.set(samplePdf());
  expect((await upload([['Naht.pdf', bytes]])).status).toBe(413);
});

it('strangers find no project, readers may look and not change', async () => {
  expect(await list(stranger)).toBe(404);
  expect((await upload([['Naht.pdf', samplePdf()]], stranger)).status).toBe(404);
  const files = (await list(reader)) as { repoFileId: string }[];
  expect(files.length).toBeGreaterThan(0);
  expect((await upload([['Naht.pdf', samplePdf()]], reader)).status).toBe(403);
  expect((await remove(files[0]?.repoFileId ?? '', reader)).status).toBe(403);
});
