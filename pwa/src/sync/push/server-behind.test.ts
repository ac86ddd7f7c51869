import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { withdraw } from '../outbox/withdraw.ts';
import { readBlockers } from '../status/read-blockers.ts';
import { readWaiting } from '../status/read-waiting.ts';
import { push } from './push.ts';

/** A server that answers as far as it knows the changes. */
const openBehind = async (no = { status: 503, code: 'server_outdated' }) => {
  const server = { isBehind: true, isAway: false, lastMid: 0, taken: [] as string[] };
  const knows = ({ name }: { name: string }) => !server.isBehind || name !== 'copyProject';
  const { engine } = await openTestEngine({
    push: ({ mutations }: PushRequest) => {
      if (server.isAway) return { status: 502, body: null };
      const unknownAt = mutations.findIndex((mutation) => !knows(mutation));
      if (unknownAt === 0) return { status: no.status, body: { errors: [{ errorCode: no.code, details: {} }] } };
      const looked = unknownAt < 0 ? mutations : mutations.slice(0, unknownAt);
      for (const { id, uid } of looked) {
        expect(id).toBe(server.lastMid + 1);
        server.lastMid = id;
        server.taken.push(uid);
      }
      const results = looked.map(({ id, uid }) => ({ id, uid, status: 'applied', code: null, details: {} }));
      return { status: 200, body: { lastMid: server.lastMid, results } };
    },
  });
  return { engine, server };
};

test.each([
  { status: 503, code: 'server_outdated' },
  { status: 422, code: 'unknown_change' },
])(
  'a change that a server set back answers with $code waits with what builds on it, and leaves once it is known',
  async (no) => {
    const { engine, server } = await openBehind(no);
    const copyId = newId<ProjectId>();
    const texts = (projectId: ProjectId, comment: string) =>
      makeChange(engine, 'setProjectTexts', { projectId, comment });
    const other = { ...testProject, id: newId<ProjectId>() };
    const space = customerSpace(testActor.customerId);
    await engine.database.row.put({ space, kind: 'project', id: other.id, data: other, schemaVersion: 1 } as never);
    const first = await texts(testProject.id, 'a');
    const copied = await makeChange(engine, 'copyProject', {
      projectId: testProject.id,
      newProjectId: copyId,
      name: 'Kopie',
    });
    const onIt = await texts(copyId, 'b');
    const free = await texts(other.id, 'c');
    for (const _ of [1, 2]) {
      await push(engine);
      expect(server.taken).toEqual([first.uid, free.uid]);
      const waiting = await readWaiting(engine.database);
      expect(waiting.map(({ uid, state }) => [uid, state])).toEqual([
        [copied.uid, 'queued'],
        [onIt.uid, 'queued'],
      ]);
      const holds = await readBlockers(engine.database);
      expect(holds.get(copied.uid)).toMatchObject({ isUnknownThere: true, waitsFor: null });
      expect(holds.get(onIt.uid)).toMatchObject({ isUnknownThere: false, waitsFor: copied.uid });
    }
    server.isBehind = false;
    await push(engine);
    expect(server.taken).toEqual([first.uid, free.uid, copied.uid, onIt.uid]);
    expect((await readBlockers(engine.database)).size).toBe(0);
    const later = await makeChange(engine, 'copyProject', {
      projectId: testProject.id,
      newProjectId: newId<ProjectId>(),
      name: 'Kopie 2',
    });
    expect((await readBlockers(engine.database)).get(later.uid)).toMatchObject({ isUnknownThere: false });
  },
);

test('what waits for the next build can be taken back, but not what an earlier try may have brought to the server', async () => {
  const { engine, server } = await openBehind();
  const copy = (name: string) =>
    makeChange(engine, 'copyProject', { projectId: testProject.id, newProjectId: newId<ProjectId>(), name });
  const sent = await copy('Kopie');
  server.isAway = true;
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
  server.isAway = false;
  const fresh = await copy('Kopie 2');
  await push(engine);
  expect([await withdraw(engine, sent.uid), await withdraw(engine, fresh.uid)]).toEqual(['on its way', 'withdrawn']);
});
