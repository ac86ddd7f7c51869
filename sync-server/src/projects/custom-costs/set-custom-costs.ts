import { isDeepStrictEqual } from 'node:util';
import { type PartPack, packIdOf } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import type { Overlay } from '@knotenblech/shared/records/row-cache.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
} from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { purchaseTariffOn } from '../../base-data/tariffs/purchase-tariff.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { nobody, readInCustomer, withCustomer } from '../../database/in-customer.ts';
import { measurePart } from '../../files/reading/measure-part.ts';
import { type ApplyDeps, applyChanges } from '../../sync/push/apply-changes.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork, type UnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { type OpenProject, openProject, openProjectReads, readProject } from '../open-project.ts';
import type { NamedPiece } from '../project-bundle.ts';
import { type CostsOf, type CustomCosts, projectsWithCosts, readCustomCosts } from './custom-cost.store.ts';
import { type BothSides, priceBothSides } from './price-both-sides.ts';

/** The project as it stands after its costs were changed. */
export type Repriced = OpenProject & BothSides & Pick<CustomCosts, 'pieces'>;

/**
 * Changes what is set by hand in a project's costs, and in the same transaction what its customer pays: the overrides in the
 * project's price space, its price and header. Devices hear of it. Refused for a project that was ordered, lies in the trash bin or is not
 * read.
 */
export const setCustomCosts = (
  owner: Sql,
  of: CostsOf & { now: Date; userId: UserId },
  change: (tx: Transaction, project: OpenProject) => Promise<void>,
): Promise<Repriced> =>
  withCustomer(owner, of.customerId, async (tx) => {
    const { customerId, projectId, now } = of;
    const spaces = [customerSpace(customerId), customerPriceSpace(customerId), projectPriceSpace(projectId)];
    const book = await openUnitOfWork(tx, customerId, spaces);
    await book.read(openProjectReads(of));
    const before = openProject(book.overlay().rows, of);
    const closed = closedBy(before.project);
    if (closed !== null) throw new DomainError(closed, { project: before.project.name });
    const was = await readCustomCosts(tx, of);
    await change(tx, before);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(now));
    await overrideAnew(tx, book, of, purchaseTariff);
    await book.summarise(new Map([[projectId, now.toISOString()]]));
    await book.flush();
    await pokeAtCommit(tx, customerId, await book.close());
    const after = openProject(book.overlay().rows, of);
    const custom = await readCustomCosts(tx, of);
    if (!isDeepStrictEqual(was, custom)) {
      const details = {
        number: after.project.number,
        wasCents: before.effective.netCents,
        netCents: after.effective.netCents,
      };
      await noteAudit(tx, {
        at: now,
        actorId: of.userId,
        action: 'costs_changed',
        customerId,
        subject: projectId,
        details,
      });
    }
    return { ...after, ...priceBothSides(after, custom, purchaseTariff), pieces: custom.pieces };
  });

/** Brings the overrides of a project up to date with what is set by hand and with the customer's tariff. */
export const overrideAnew = async (tx: Transaction, book: UnitOfWork, of: CostsOf, purchaseTariff: Tariff) => {
  const custom = await readCustomCosts(tx, of);
  const overlay = book.overlay();
  const { salesOverrides } = priceBothSides(openProject(overlay.rows, of), custom, purchaseTariff);
  putOverrides(overlay, of, salesOverrides);
  book.keep(overlay);
};

const putOverrides = ({ rows }: Overlay, { projectId }: CostsOf, wanted: BothSides['salesOverrides']) => {
  const space = projectPriceSpace(projectId);
  const had = new Map(rows.all(space, 'priceOverride').map((override) => [override.id, override]));
  for (const [id, override] of wanted) {
    if (!isDeepStrictEqual(had.get(id), override)) rows.put(space, 'priceOverride', override);
  }
  for (const id of had.keys()) if (!wanted.has(id)) rows.remove(space, 'priceOverride', id);
};

/** After a new tariff: the overrides of every project of the customer in which costs are set by hand. */
export const overrideAllAnew = async (
  tx: Transaction,
  book: UnitOfWork,
  customerId: CustomerId,
  purchaseTariff: Tariff,
) => {
  for (const projectId of await projectsWithCosts(tx, customerId)) {
    const of = { customerId, projectId };
    await book.lockMore([projectPriceSpace(projectId)]);
    await book.read(openProjectReads(of));
    await overrideAnew(tx, book, of, purchaseTariff);
  }
};

/** Gives a part another profile, as the app's own change does, and the project as it stands then. */
export const setPartSpecification = async (
  deps: ApplyDeps & { now: () => Date },
  { projectId, index, actor }: NamedPiece,
  profileId: string,
) => {
  const { customerId } = actor;
  const catalogue = await readInCustomer(deps.sql, nobody, loadCatalogue);
  const { facts, was } = await readInCustomer(deps.sql, customerId, async (tx) => {
    const key = { space: projectSpace(projectId), kind: 'partPack', id: packIdOf(index) } as const;
    const [pack] = await readRecords(tx, customerId, [key]);
    const { parts } = await readProject(tx, { projectId, customerId });
    return {
      facts: (pack?.data as PartPack | undefined)?.parts.find((each) => each.index === index),
      was: parts.find((each) => each.index === index)?.facts.profileId ?? null,
    };
  });
  if (!facts) throw new DomainError('not_found', { record: 'part' });
  const measured = await measurePart({ facts, profileId, catalogue });
  const args = { projectId, partIndex: index, profileId, was, measured };
  await applyChanges(deps, actor, [{ name: 'setPartProfile', args }], deps.now().toISOString());
  return readInCustomer(deps.sql, customerId, (tx) => readProject(tx, { projectId, customerId }));
};
