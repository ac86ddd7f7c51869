import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { applied, nothingNew, openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { readMeta, writeMeta } from '../../database/shop-database.ts';
import { makeChange } from '../outbox/make-change.ts';
import { acquireTerm } from './leadership.ts';
import { syncOnce } from './sync-loop.ts';

test('a device that was never answered hears the epoch before it sends anything', async () => {
  const said: unknown[] = [];
  const { engine } = await openTestEngine({
    pull: (body: PullRequest) => {
      said.push(['pull', body.epoch]);
      return { status: 200, body: nothingNew };
    },
    push: (body: PushRequest) => {
      said.push(['push', body.epoch]);
      return applied(body);
    },
  });
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  await syncOnce(engine);
  expect(said.slice(0, 2)).toEqual([
    ['pull', null],
    ['push', nothingNew.epoch],
  ]);
});

test('a device that was never answered asks for each page once, and not again where it has nothing to send', async () => {
  const asked: unknown[] = [];
  const space = customerSpace(testActor.customerId);
  const pageAt = (v: number) => {
    return { cursor: { v, kind: 'project', id: 'a' }, reset: v === 1, put: [], del: [], more: v < 3 };
  };
  const { engine } = await openTestEngine({
    pull: ({ spaces }: PullRequest) => {
      const from = spaces[space]?.v ?? 0;
      asked.push(from);
      return { status: 200, body: { ...nothingNew, spaces: { [space]: pageAt(from + 1) } } };
    },
  });
  await syncOnce(engine);
  expect(asked).toEqual([0, 1, 2]);
});

test('what is done while much is fetched leaves after the page on its way, and the device is behind until the last', async () => {
  const said: unknown[] = [];
  const space = customerSpace(testActor.customerId);
  const more = { cursor: { v: 1, kind: 'project', id: 'a' }, reset: false, put: [], del: [], more: true };
  const pull = async () => {
    said.push(['pull', await readMeta(engine.database, 'isBehind')]);
    if (said.length === 2) await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
    return { status: 200, body: { ...nothingNew, spaces: said.length < 4 ? { [space]: more } : {} } };
  };
  const push = (body: PushRequest) => {
    said.push(['push', body.mutations.length]);
    return applied(body);
  };
  const { engine } = await openTestEngine({ pull: pull as never, push });
  await writeMeta(engine.database, 'epoch', nothingNew.epoch);
  await acquireTerm(engine);
  await syncOnce(engine);
  expect(said.slice(0, 4)).toEqual([
    ['pull', true],
    ['pull', true],
    ['push', 1],
    ['pull', true],
  ]);
  expect(await readMeta(engine.database, 'isBehind')).toBe(false);
});
