import type { ListedPieceCosts, PieceCosts, ProjectCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { factorsBetween } from '@knotenblech/shared/prices/details/override-of.ts';
import { type PieceCustomCosts, piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { rateOf } from '@knotenblech/shared/prices/piece/override-rows.ts';
import { processNameSchema } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { PriceFactors, Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { purchaseTariffOn } from '../../base-data/tariffs/purchase-tariff.ts';
import type { Sql } from '../../database/database.ts';
import { nobody, readInCustomer } from '../../database/in-customer.ts';
import { type OpenProject, readProject } from '../open-project.ts';
import { totalsOf } from './change-costs.ts';
import { type CostsOf, type CustomCosts, readCustomCosts } from './custom-cost.store.ts';
import { type BothSides, priceBothSides } from './price-both-sides.ts';

type Of = CostsOf & { now: Date };

type Known = { open: OpenProject; custom: CustomCosts; purchaseTariff: Tariff; sides: BothSides };

const read = (owner: Sql, of: Of): Promise<Known> =>
  readInCustomer(owner, of.customerId, async (tx) => {
    const open = await readProject(tx, of);
    const custom = await readCustomCosts(tx, of);
    const purchaseTariff = await purchaseTariffOn(tx, shopDay(of.now));
    return { open, custom, purchaseTariff, sides: priceBothSides(open, custom, purchaseTariff) };
  });

/** Every piece of a project with what it costs the shop. */
export const showCosts = async (owner: Sql, of: Of): Promise<ProjectCosts> => {
  const known = await read(owner, of);
  const { open, custom, purchaseTariff, sides } = known;
  return {
    totals: totalsOf(open, sides),
    usualFactors: numbersOf(factorsBetween(open.tariff, purchaseTariff)),
    factors: numbersOf(sides.factors),
    ownFactors: custom.factors,
    pieces: [
      ...open.parts.filter(({ isTaken }) => isTaken).map((part) => listed(known, 'part', part)),
      ...open.assemblies
        .filter(({ id, index }) => hasWork(sides.purchase.actual, index) || custom.onRequest.has(id))
        .map((assembly) => listed(known, 'assembly', assembly)),
    ],
  };
};

const hasWork = ({ assemblyPrices }: ProjectPricing, index: number) => assemblyPrices.has(index);

const numbersOf = ({ work, material, flat }: PriceFactors) => ({
  work: Number(work),
  material: Number(material),
  flat: Number(flat),
});

const none: PieceCustomCosts = { material: null, processes: new Map() };

const kinds = { part: 'parts', assembly: 'assemblyPrices' } as const;

const listed = (
  { sides, custom }: Known,
  kind: ListedPieceCosts['kind'],
  { id, index }: { id: string; index: number },
): ListedPieceCosts => {
  const price = sides.purchase.actual[kinds[kind]].get(index);
  const { material, processes } = custom.pieces.get(id) ?? none;
  const isPriced = price !== undefined && price.unitPrice !== null;
  return {
    pieceId: id,
    kind,
    index,
    isOnRequest: custom.onRequest.has(id),
    hasOwn: material !== null || processes.size > 0,
    unitEur: isPriced ? Number(price.unitPrice) : null,
    positionCents: isPriced ? price.positionCents : null,
  };
};

/** One piece row by row; one that the operator put on request as it would be without that. */
export const showPieceCosts = async (owner: Sql, of: Of, pieceId: string): Promise<PieceCosts> => {
  const { open, custom, purchaseTariff, sides } = await read(owner, of);
  const part = open.parts.find(({ id }) => id === pieceId);
  const assembly = open.assemblies.find(({ id }) => id === pieceId);
  const place = part ?? assembly;
  if (!place) throw new DomainError('not_found', { record: 'part' });
  const kind = kinds[part ? 'part' : 'assembly'];
  const { actual, standard, rates } = sides.purchase;
  const plain = standard[kind].get(place.index);
  const priced = actual[kind].get(place.index);
  const shown = priced?.unitPrice === null ? plain : priced;
  return {
    id: pieceId,
    isOnRequest: custom.onRequest.has(pieceId),
    priceData: shown
      ? piecePriceData(
          { standard: plain ?? shown, actual: shown },
          { name: 'purchase', rates },
          custom.pieces.get(pieceId),
        )
      : null,
    ratesPerHour: Object.fromEntries(
      processNameSchema.options.map((process) => [process, Number(rateOf(process, purchaseTariff.rates))]),
    ),
  };
};

const mostProfiles = 100;

/** Case, blanks and hyphens do not matter: 'hea-200' finds HEA 200. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Profiles whose designation, or key, has the text in it: those that begin with it first, then as in the catalogue. */
export const findProfiles = async (sql: Sql, searchString: string) => {
  const { profiles } = await readInCustomer(sql, nobody, loadCatalogue);
  const text = plain(searchString);
  const rank = (designation: string, id: string) =>
    Math.min(
      ...[plain(designation), plain(id)].map((each) => (each.startsWith(text) ? 0 : each.includes(text) ? 1 : 2)),
    );
  return profiles
    .map((profile) => ({ profile, rank: rank(profile.designation, profile.id) }))
    .filter((each) => each.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostProfiles)
    .map(({ profile }) => ({ id: profile.id, catalogId: profile.family, name: profile.designation }));
};
