import type { PreviewedProject } from '@knotenblech/shared/api/base-data-calls.ts';
import type { CostSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff, type TariffInput } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { packBaseData } from '@knotenblech/shared/base-data/costs/pack-base-data.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { type Tariff, tariffSchema } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { baseRowsOn } from '../../base-data/base-data.store.ts';
import type { PreviewBaseData } from '../../base-data/base-data-admin.routes.ts';
import { readRowChanges, refusePast, shopDay, withRowChanges } from '../../base-data/put-base-version.ts';
import { specialPricesOn } from '../../base-data/special-price.store.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readCustomCosts } from '../custom-costs/custom-cost.store.ts';
import { priceBothSides } from '../custom-costs/price-both-sides.ts';
import { type ListedKey, latestPricedProjects, namedProjects } from '../lists/project-listing.store.ts';
import { readProject } from '../open-project.ts';

const shownCount = 3;

/** What projects cost on a day without and with rows that are not stored yet, by tariffs that are made for it alone. */
export const previewBaseData: PreviewBaseData = async ({ owner, now }, { kind, rows, validFrom, projectIds }) => {
  refusePast(validFrom, shopDay(now()));
  const held = await baseRowsOn(owner, validFrom);
  const changed = withRowChanges(held, kind, readRowChanges(kind, rows, held));
  const [before, after] = [costsOf(held), costsOf(changed)].map((costs) => sideOf(costs, validFrom)) as [Side, Side];
  const keys = projectIds ? await named(owner, projectIds) : await latestPricedProjects(owner, shownCount);
  const previewed: PreviewedProject[] = [];
  for (const key of keys) previewed.push(await previewProject(owner, key, { validFrom, before, after }));
  return previewed;
};

const named = async (owner: Sql, projectIds: readonly string[]): Promise<ListedKey[]> => {
  const found = await namedProjects(owner, projectIds);
  if (found.length < new Set(projectIds).size) throw new DomainError('not_found', { record: 'project' });
  return found;
};

const costsOf = (rows: Parameters<typeof packBaseData>[0]): CostSeed => {
  try {
    return packBaseData(rows).costs;
  } catch (error) {
    throw noTariff(error);
  }
};

const noTariff = (error: unknown) =>
  new DomainError('invalid_input', {
    reason: 'no-tariff',
    what: error instanceof Error ? error.message.slice(0, 300) : '',
  });

type Side = { costs: CostSeed; purchase: Tariff };
type Sides = { validFrom: Day; before: Side; after: Side };

const sideOf = (costs: CostSeed, validFrom: Day): Side => ({
  costs,
  purchase: tariffOf({ costs, validFrom, factors: { work: '1', material: '1', flat: '1' } }),
});

const previewProject = (owner: Sql, key: ListedKey, { validFrom, before, after }: Sides): Promise<PreviewedProject> =>
  readInCustomer(owner, key.customerId, async (tx) => {
    const open = await readProject(tx, key);
    const custom = await readCustomCosts(tx, key);
    const specialPrices = await specialPricesOn(tx, key.customerId, validFrom);
    const priceBy = ({ costs, purchase }: Side) => {
      const tariff = tariffOf({ costs, validFrom, specialPrices });
      const overrides = priceBothSides({ ...open, tariff }, custom, purchase).salesOverrides;
      const { netCents, onRequest } = priceProject({ ...open, tariff, overrides });
      return { netCents, onRequest };
    };
    const { projectId } = key;
    const names = { name: open.project.name, customerName: open.customer.name };
    return { projectId, ...names, before: priceBy(before), after: priceBy(after) };
  });

/** Apart from the numbers of tariffs that are kept: prices are remembered by tariff number. */
let lastNumber = 1_500_000_000;

const tariffOf = (input: Omit<TariffInput, 'number' | 'validDays'>): Tariff => {
  lastNumber += 1;
  try {
    return tariffSchema.parse(deriveTariff({ ...input, number: lastNumber, validDays: 0 }));
  } catch (error) {
    throw noTariff(error);
  }
};
