import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace, projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test, vi } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { writeMeta } from '../../database/shop-database.ts';
import { updateOfflineChoice } from '../../device/storage/offline-projects.ts';
import type { Engine } from '../engine/open-engine.ts';
import { withOpenPinned, withPinned, withReleased, withUnreleased } from './offline-choice.ts';
import { subscribeProjects } from './subscribe-projects.ts';

const dayOf = (n: number) => `2026-10-${String(n).padStart(2, '0')}T08:00:00Z`;

/** 25 projects, changed on the 1st to the 25th; the first three are ordered. */
const openWithProjects = async () => {
  const { engine } = await openTestEngine();
  const projects = Array.from({ length: 25 }, (_, n): Project => {
    const orderedAt = n < 3 ? dayOf(26) : null;
    return { ...testProject, id: newId<ProjectId>(), changedAt: dayOf(n + 1), orderedAt };
  });
  const space = customerSpace(testActor.customerId);
  await engine.database.row.clear();
  await engine.database.row.bulkPut(projects.map((data) => ({ space, kind: 'project' as const, id: data.id, data })));
  const idOf = (day: number) => projects[day - 1]?.id as ProjectId;
  return { engine, projects, idOf };
};

const heldIds = async ({ database }: Engine) =>
  (await database.spaces.where('id').startsWith('j:').toArray()).map(({ id }) => id.slice(2));

test('of 25 projects the 20 changed last are held', async () => {
  const { engine, projects } = await openWithProjects();
  expect(await subscribeProjects(engine)).toBe(true);
  const latest = projects.slice(5).map(({ id }) => id);
  expect(new Set(await heldIds(engine))).toEqual(new Set(latest));
});

test('where nothing is to be done no tap has to wait for it', async () => {
  const { engine } = await openWithProjects();
  await subscribeProjects(engine);
  const modes: string[] = [];
  const transaction = engine.database.transaction.bind(engine.database) as (...args: unknown[]) => unknown;
  vi.spyOn(engine.database, 'transaction').mockImplementation(((mode: string, ...rest: unknown[]) => {
    modes.push(mode);
    return transaction(mode, ...rest);
  }) as never);
  expect(await subscribeProjects(engine)).toBe(false);
  expect(modes).toEqual(['r']);
});

test('one that is kept stays beside the 20, with its prices, and goes when it is kept no longer', async () => {
  const { engine, idOf } = await openWithProjects();
  await updateOfflineChoice(engine, withPinned(idOf(1), true));
  expect(await heldIds(engine)).toHaveLength(21);
  expect(await engine.database.spaces.get(projectPriceSpace(idOf(1)))).toMatchObject({ cursor: null });
  await updateOfflineChoice(engine, withPinned(idOf(1), false));
  expect(await heldIds(engine)).not.toContain(idOf(1));
});

test('what is kept is not dropped for what was opened later', async () => {
  const { engine, idOf } = await openWithProjects();
  await updateOfflineChoice(engine, withPinned(idOf(1), true));
  await subscribeProjects(engine);
  await engine.database.spaces.toCollection().modify((space) => {
    if (space.openedAt && space.id !== projectSpace(idOf(1))) space.openedAt = dayOf(30);
  });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toContain(idOf(1));
});

test('keeping all open ones holds every project that is not ordered', async () => {
  const { engine, projects } = await openWithProjects();
  await updateOfflineChoice(engine, withOpenPinned(true));
  const open = projects.slice(3).map(({ id }) => id);
  expect(await heldIds(engine)).toEqual(expect.arrayContaining(open));
});

test('a project taken off the device stays away until it is changed, or it is taken back', async () => {
  const { engine, idOf, projects } = await openWithProjects();
  await subscribeProjects(engine);
  await updateOfflineChoice(engine, withReleased(new Map([[idOf(25), dayOf(25)]])));
  expect(await heldIds(engine)).not.toContain(idOf(25));
  await updateOfflineChoice(engine, withUnreleased([idOf(25)]));
  expect(await heldIds(engine)).toContain(idOf(25));
  await updateOfflineChoice(engine, withReleased(new Map([[idOf(25), dayOf(25)]])));
  const data = { ...(projects[24] as Project), changedAt: dayOf(27) };
  await engine.database.row.put({ space: customerSpace(testActor.customerId), kind: 'project', id: data.id, data });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toContain(idOf(25));
});

test('what is taken off the device makes room: no other comes in its place, be it that it was opened here and never changed', async () => {
  const { engine, idOf } = await openWithProjects();
  await subscribeProjects(engine);
  await engine.database.spaces.put({ id: projectSpace(idOf(1)), cursor: null, factsVersion: 0, openedAt: dayOf(24) });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toContain(idOf(1));
  await updateOfflineChoice(
    engine,
    withReleased(
      new Map([
        [idOf(1), dayOf(24)],
        [idOf(20), dayOf(20)],
      ]),
    ),
  );
  expect(await subscribeProjects(engine)).toBe(false);
  expect(await heldIds(engine)).toHaveLength(18);
});

test('what is taken back is here again and pushes nothing out, be it that it was opened here and never changed', async () => {
  const { engine, idOf } = await openWithProjects();
  await subscribeProjects(engine);
  await engine.database.spaces.put({ id: projectSpace(idOf(1)), cursor: null, factsVersion: 0, openedAt: dayOf(24) });
  await subscribeProjects(engine);
  const before = new Set(await heldIds(engine));
  expect(before).toContain(idOf(1));
  for (const at of [dayOf(24), dayOf(1)]) {
    await updateOfflineChoice(engine, withReleased(new Map([[idOf(1), at]])));
    expect(await heldIds(engine)).not.toContain(idOf(1));
    await updateOfflineChoice(engine, withUnreleased([idOf(1)]));
    expect(new Set(await heldIds(engine))).toEqual(before);
  }
});

test('a project that is opened after others were taken off pushes none of those out that stayed', async () => {
  const { engine, idOf, projects } = await openWithProjects();
  await subscribeProjects(engine);
  await updateOfflineChoice(
    engine,
    withReleased(new Map(projects.slice(5, 20).map(({ id, changedAt }) => [id, changedAt]))),
  );
  const openedAt = engine.now().toISOString();
  await engine.database.spaces.put({ id: projectSpace(idOf(1)), cursor: null, factsVersion: 0, openedAt });
  await subscribeProjects(engine);
  expect(new Set(await heldIds(engine))).toEqual(new Set([idOf(1), ...projects.slice(20).map(({ id }) => id)]));
});

test('what was opened here within a day stays beside the 20, however many others change', async () => {
  const { engine, idOf } = await openWithProjects();
  await subscribeProjects(engine);
  const { spaces } = engine.database;
  const space = projectSpace(idOf(1));
  const openAt = (at: Date) => spaces.put({ id: space, cursor: null, factsVersion: 0, openedAt: at.toISOString() });
  const changedLater = new Date(engine.now().getTime() + 3_600_000).toISOString();
  const { row } = engine.database;
  await row.toCollection().modify((each) => {
    if (each.id !== idOf(1)) (each.data as Project).changedAt = changedLater;
  });
  await openAt(engine.now());
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toHaveLength(21);
  expect(await heldIds(engine)).toContain(idOf(1));
  await openAt(new Date(engine.now().getTime() - 25 * 3_600_000));
  await subscribeProjects(engine);
  expect(await heldIds(engine)).not.toContain(idOf(1));
});

test('a project that came because another changed it was not opened here', async () => {
  const { engine, idOf } = await openWithProjects();
  const changeAll = (days: readonly number[], at: Date) =>
    engine.database.row
      .filter(({ id }) => days.some((day) => idOf(day) === id))
      .modify(({ data }) => {
        (data as Project).changedAt = at.toISOString();
      });
  await changeAll([6, 7, 8, 9, 10], engine.now());
  await subscribeProjects(engine);
  await changeAll([1, 2, 3, 4, 5], new Date(engine.now().getTime() + 3_600_000));
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toHaveLength(20);
  expect(await heldIds(engine)).not.toContain(idOf(11));
});

test('a kept project in the bin is let go', async () => {
  const { engine, idOf, projects } = await openWithProjects();
  await updateOfflineChoice(engine, withPinned(idOf(1), true));
  const data = { ...(projects[0] as Project), trashedAt: dayOf(27) };
  await engine.database.row.put({ space: customerSpace(testActor.customerId), kind: 'project', id: data.id, data });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).not.toContain(idOf(1));
});

test('a project that somebody opened stays for a day when another throws it into the bin meanwhile', async () => {
  const { engine, idOf, projects } = await openWithProjects();
  await subscribeProjects(engine);
  const { spaces, row } = engine.database;
  const space = projectSpace(idOf(25));
  await spaces.update(space, { openedAt: engine.now().toISOString() });
  const data = { ...(projects[24] as Project), trashedAt: engine.now().toISOString() };
  await row.put({ space: customerSpace(testActor.customerId), kind: 'project', id: data.id, data });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).toContain(idOf(25));
  await spaces.update(space, { openedAt: new Date(engine.now().getTime() - 25 * 3_600_000).toISOString() });
  await subscribeProjects(engine);
  expect(await heldIds(engine)).not.toContain(idOf(25));
});

test('who is given the right to see prices gets those of the projects that are held already', async () => {
  const { engine, idOf } = await openWithProjects();
  const { database } = engine;
  await writeMeta(database, 'actor', { ...testActor, seesPrices: false });
  await subscribeProjects(engine);
  expect(await database.spaces.get(projectPriceSpace(idOf(25)))).toBeUndefined();
  await writeMeta(database, 'actor', testActor);
  expect(await subscribeProjects(engine)).toBe(true);
  expect(await database.spaces.get(projectPriceSpace(idOf(25)))).toMatchObject({ cursor: null });
  expect(await subscribeProjects(engine)).toBe(false);
});
