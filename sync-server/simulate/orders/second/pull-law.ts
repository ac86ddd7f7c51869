import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { readGrades } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import { catalogSpace, customerPriceSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { protocolVersion, pullAnswerSchema, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { makeTariffs } from '../../../src/projects/repricing/make-tariffs.ts';
import { type Buyer, type OrderWorld, today } from '../order-world.ts';

/** What a device prices by, as it is pulled. */
export type Law = { tariff: Tariff; grades: ReturnType<typeof readGrades> };

/** A customer's tariff, made of the base data in the database, and the grades, both over the wire. */
export const pullLaw = async (world: OrderWorld): Promise<Law> => {
  const buyer = await world.addBuyer();
  const [made] = await makeTariffs(world.database.owner, {
    validDays: 31,
    takesPaypal: false,
    now: today,
    customerNumber: 1,
  });
  const tariffs = await pull<Tariff>(world, buyer, {
    space: customerPriceSpace(buyer.actor.customerId),
    kind: 'tariff',
  });
  const packs = await pull<CatalogPack>(world, buyer, { space: catalogSpace, kind: 'catalogPack' });
  const tariff = currentTariff(tariffs);
  if (!tariff || tariff.number !== made?.tariffNumber) throw new Error('no tariff was made of the base data');
  return { tariff, grades: readGrades(packs) };
};

const pull = async <Record>(world: OrderWorld, { actor }: Buyer, { space, kind }: { space: SpaceId; kind: string }) => {
  const answer = await world.request(actor.userId, '/pull', {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: actor.userId,
    clientId: world.random.uuid(),
    epoch: null,
    spaces: { [space]: null },
    limit: 5000,
  });
  const { put, more } = pullAnswerSchema.parse(answer.body).spaces[space] ?? { put: [], more: true };
  if (more) throw new Error(`more of ${space} than one page`);
  return put.filter((row) => row.kind === kind).map((row) => row.data as unknown as Record);
};
