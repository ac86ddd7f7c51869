import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange } from '../../../src/database/shop-database.ts';
import { readFacts } from '../../../src/sync/engine/project-facts.ts';
import { offerBench } from '../bench-page.ts';
import { openDevice } from '../shop/open-device.ts';
import { benchProject } from './bench-project.ts';

const device = openDevice('privat');

/** The parts of one project as the app reads them when it is opened. */
const partsOf = async ({ id, fileHash }: Project) => {
  const { database, facts } = device.engine();
  const found = await database.transaction('r', [database.row, database.spaces, database.localReading], () =>
    readFacts(database, facts, id, fileHash),
  );
  return found.reading?.parts ?? [];
};

const projects = async () => {
  const all = await rowRange(device.engine().database, customerSpace(device.actor().customerId), 'project').toArray();
  return all.map(({ data }) => data).filter(({ name }) => name.startsWith(benchProject));
};

/** The shop's engine with parts in packs of a hundred, as a project holds them. */
offerBench({
  prepare: device.prepare,
  open: device.open,
  syncAll: device.sync,
  query: async () => {
    const parts: Awaited<ReturnType<typeof partsOf>>[number][] = [];
    for (const project of await projects()) for (const part of await partsOf(project)) parts.push(part);
    return { all: parts.length, some: parts.filter(({ grade }) => grade === 'S355J2').length };
  },
});
