import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../database/row-range.ts';
import { useLive } from '../../sync/hooks/use-live.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';

const isNumber = /^\d{1,9}$/;

/** The id of a project that the address names by its number, as people say it; undefined while it is looked up. */
export const useNamedProject = (name: ProjectId): ProjectId | undefined => {
  const { actor, database } = useShop();
  const space = customerSpace(actor.customerId);
  const found = useLive(`${database.name} ${space} number ${name}`, async () => {
    if (!isNumber.test(name)) return null;
    const row = await rowRange(database, space, 'project')
      .filter(({ data }) => data.number === Number(name))
      .first();
    return row?.data.id ?? null;
  });
  if (!isNumber.test(name)) return name;
  return found === undefined ? undefined : (found ?? name);
};
