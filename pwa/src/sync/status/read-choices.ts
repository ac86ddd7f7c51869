import { choicesText } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import { hasAllChoices } from '../engine/project-facts.ts';

/** All that is chosen in each of the projects, as a text to compare; null where this device does not hold all of it. */
export const readChoices = (
  database: ShopDatabase,
  projects: readonly Pick<Project, 'id' | 'number'>[],
): Promise<(string | null)[]> =>
  database.transaction('r', [database.row, database.spaces], async () =>
    Promise.all(
      projects.map(async ({ id, number }) => {
        if (!(await hasAllChoices(database, { id, number }))) return null;
        const space = projectSpace(id);
        const [parts, assemblies] = await Promise.all([
          rowRange(database, space, 'partChoice').toArray(),
          rowRange(database, space, 'assemblyChoice').toArray(),
        ]);
        return choicesText(
          parts.map(({ data }) => data),
          assemblies.map(({ data }) => data),
        );
      }),
    ),
  );
