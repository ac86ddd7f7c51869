import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import type { WeldCertFile } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../../database/shop-database.ts';
import { databaseOf } from '../../../database/user-data.ts';
import { hashText } from '../../outbox/keep-results.ts';
import { readChoices } from '../../status/read-choices.ts';
import { readWaiting } from '../../status/read-waiting.ts';
import { useLive } from '../use-live.ts';
import { useShop } from '../use-shop.tsx';

/** The id of the project with that number; undefined while it is looked up, null when there is none here. */
export const useProjectIdOf = (projectNumber: number | null): ProjectId | null | undefined => {
  const shop = useShop();
  const database = databaseOf(shop);
  const space = customerSpace(shop.actor.customerId);
  return useLive(`${database.name} ${space} number ${projectNumber}`, async () => {
    if (projectNumber === null) return null;
    const row = await rowRange(database, space, 'project')
      .filter(({ data }) => data.number === projectNumber)
      .first();
    return row?.data.id ?? null;
  });
};

/** The projects of single parts that are not in the bin, latest change first, each with its parts as far as they lie here; undefined while they are read. */
export const useSinglePartProjectsWithParts = (): { project: Project; parts: SinglePart[] }[] | undefined => {
  const shop = useShop();
  const database = databaseOf(shop);
  const space = customerSpace(shop.actor.customerId);
  return useLive(`${database.name} ${space} single parts`, async () => {
    const projects = (await rowRange(database, space, 'project').toArray())
      .map(({ data }) => data)
      .filter(({ hasSingleParts, trashedAt }) => hasSingleParts && trashedAt === null)
      .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
    return Promise.all(
      projects.map(async (project) => {
        const rows = await rowRange(database, projectSpace(project.id), 'singlePart').toArray();
        return { project, parts: rows.map(({ data }) => data) };
      }),
    );
  });
};

/** A document of a weld certificate, and whether it still waits to be sent. */
export type ListedWeldFile = { file: WeldCertFile; isWaiting: boolean };

const byTime = (a: WeldCertFile, b: WeldCertFile) => (`${a.addedAt} ${a.id}` < `${b.addedAt} ${b.id}` ? -1 : 1);

/** The documents of a project as they were added; what waits is read with them, so that none is said to have arrived before it has. */
export const useListedWeldFiles = (projectId: ProjectId): readonly ListedWeldFile[] | undefined => {
  const database = databaseOf(useShop());
  return useLive(`${database.name} documents ${projectId}`, () =>
    database.transaction('r', [database.row, database.outbox, database.results], async () => {
      const files = (await rowRange(database, projectSpace(projectId), 'weldCertFile').toArray()).map(
        ({ data }) => data,
      );
      const waiting = new Set((await readWaiting(database)).map(({ args }) => (args as { fileId?: string }).fileId));
      return files.sort(byTime).map((file) => ({ file, isWaiting: waiting.has(file.id) }));
    }),
  );
};

/** Hashes of what is chosen in each of the projects, null where this device does not hold all of it; undefined while they are read. */
export const useChoiceHashes = (projects: readonly Project[]): (string | null)[] | undefined => {
  const database = databaseOf(useShop());
  const key = projects.map(({ id, number }) => `${id} ${number}`).join();
  return useLive(`${database.name} choices ${key}`, async () => {
    const choices = await readChoices(database, projects);
    return Promise.all(choices.map(async (text) => text && hashText(text)));
  });
};
