import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { requestProjects } from '../../pwa/src/sync/outbox/make-change.ts';
import type { Making } from './make-on-device.ts';

/** A project in the device's list; opening it lets the device hold what is in it from its next round on. */
export const openProject = async ({ tab, random, shop, userId }: Making, isWanted: (project: Project) => boolean) => {
  const rows = await rowRange(tab.database, customerSpace(shop.customerId), 'project').toArray();
  const wanted = rows.map((row) => row.data).filter(isWanted);
  const actor = shop.actors.get(userId);
  if (wanted.length === 0 || !actor) return null;
  const project = random.pick(wanted);
  await requestProjects(tab.database, [project.id], actor, tab.now().toISOString());
  return project;
};
