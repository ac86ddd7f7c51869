import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ask, later } from './shop.ts';

/** node upload.ts FILE: makes a project of a file, waits until it is read and prints its id. Scopes: projects:write, projects:read. */
const [file = ''] = process.argv.slice(2);

const form = new FormData();
form.set('file', new File([await readFile(file)], basename(file)));
const { projectId } = await ask<{ projectId: string }>('/api/1.0/project/upload', {
  body: form,
  // The same file under the same key is one project, also when the network broke before the answer came.
  idempotencyKey: `upload ${basename(file)}`,
});

type State = { state: string; price?: number | null; fileErrors: { errorCode: string }[] };
const stateOf = () => ask<State>(`/api/1.0/project/state/${projectId}`);
let now = await stateOf();
while (now.state === 'analysis-running') {
  await later(500);
  now = await stateOf();
}
if (now.state === 'unreadable') throw new Error(now.fileErrors.map(({ errorCode }) => errorCode).join(', '));
console.log(JSON.stringify({ projectId, state: now.state, price: now.price ?? null }));
