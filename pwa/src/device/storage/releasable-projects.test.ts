import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../../sync/outbox/make-change.ts';
import { withPinned } from '../../sync/pull/offline-choice.ts';
import { updateOfflineChoice } from './offline-projects.ts';
import { releasableProjects } from './releasable-projects.ts';

const later = new Date('2026-12-24T08:00:00Z');
const openWithOld = async () => {
  const { engine } = await openTestEngine();
  const space = { id: projectSpace(testProject.id), cursor: null, factsVersion: 0 };
  const open = (openedAt: string) => engine.database.spaces.put({ ...space, openedAt });
  await open('2026-11-21T08:00:00Z');
  return { engine, open, ask: async () => [...(await releasableProjects(engine.database, [testProject], later))] };
};

test('a project not opened for a week can go', async () => {
  const { ask, open } = await openWithOld();
  expect(await ask()).toEqual([[testProject.id, testProject.changedAt]]);
  await open('2026-11-22T08:00:00Z');
  expect(await ask()).toEqual([[testProject.id, '2026-11-22T08:00:00Z']]);
  await open('2026-12-23T08:00:00Z');
  expect(await ask()).toEqual([]);
});

test('one that is kept stays', async () => {
  const { engine, ask } = await openWithOld();
  await updateOfflineChoice(engine, withPinned(testProject.id, true));
  expect(await ask()).toEqual([]);
});

test('one with unsent changes stays', async () => {
  const { engine, open, ask } = await openWithOld();
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'neu' });
  await open('2026-11-21T08:00:00Z');
  expect(await ask()).toEqual([]);
});
