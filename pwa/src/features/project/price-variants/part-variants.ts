import { coats, isGalvanised, ralNumberAfter, type Surface, surfaces } from '@knotenblech/shared/parts/finishes.ts';
import { joinProject, type Part } from '@knotenblech/shared/parts/part.ts';
import { ladderQuantities } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import { pricePart } from '@knotenblech/shared/prices/piece/price-part.ts';
import { whiteWeightG, zincClassOf } from '@knotenblech/shared/prices/piece/price-surface.ts';
import { type ProjectPricing, priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { scaleTariff } from '@knotenblech/shared/prices/scale-tariff.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { ProjectSource } from '../open/project-source.ts';

/** What a part costs in a quantity and surface; null where that has no price. */
export type Variant = {
  surface: Surface;
  ralNumber: string | null;
  /** As it is chosen: within one assembly; pieces: in the project. */
  quantitySingle: number;
  pieces: number;
  positionCents: Cents | null;
};

/** The colour that a surface is priced in: powder whose colour is still open in any, as the price does not depend on it. */
export const pricedRalNumber = (surface: Surface, ralNumber: string | null) =>
  ralNumberAfter(surface, ralNumber ?? '7016');

type Around = {
  /** Steps of the ladder beside the operator's. */
  alsoQuantities?: readonly number[];
  source: Pick<ProjectSource, 'project' | 'grades' | 'overrides'>;
  tariff: Tariff;
  pricing: ProjectPricing;
};

/**
 * Every surface by every quantity, in the galvanising class that the project would then be in. Charges of the project are not part of it.
 * A part that is welded has the surface of its assembly.
 */
export const partVariants = (part: Part, { alsoQuantities = [], source, tariff, pricing }: Around): Variant[][] => {
  const { grades, overrides, project } = source;
  const scaled = scaleTariff(tariff, overrides?.get(project.id)?.factors);
  const override = overrides?.get(part.id);
  const restG = otherWhiteG(part, pricing);
  const perSingle = part.quantity / part.quantitySingle;
  const quantities = ladderQuantities(tariff, part.quantitySingle, ...alsoQuantities);
  // Facts of their own: what is kept of the part's real price stays.
  const facts = { ...part.facts };
  const ownWhiteG = whiteWeightG(part, scaled.zinc, grades.get(part.grade ?? ''));
  return surfacesOf(part).map((surface) => {
    const ralNumber = pricedRalNumber(surface, part.ralNumber);
    return quantities.map((quantitySingle) => {
      const pieces = quantitySingle * perSingle;
      const zincClass = zincClassOf(
        scaled.zinc,
        restG + (isGalvanised(surface) && !part.isWelded ? pieces * ownWhiteG : 0),
      );
      const variant = { ...part, facts, surface, ralNumber, quantitySingle, quantity: pieces };
      const { unitPrice, positionCents } = pricePart(variant, scaled, grades, { zincClass, override });
      return {
        surface,
        ralNumber,
        quantitySingle,
        pieces,
        positionCents: unitPrice === null ? null : positionCents,
      };
    });
  });
};

const surfacesOf = (part: Part) => (part.isWelded ? [part.surface] : surfaces);

/** What of the project is galvanised beside a part, grams after galvanising. */
const otherWhiteG = (part: Part, { parts, assemblyPrices }: ProjectPricing) => {
  const others = [...parts.values()].filter(({ index }) => index !== part.index);
  return [...others, ...assemblyPrices.values()].reduce((sum, { processes, quantity }) => {
    const kg = processes.find(({ process }) => process === coats.zinc.process)?.kgPerPiece ?? 0;
    return sum + Math.round(kg * 1000) * quantity;
  }, 0);
};

/** What a project costs with another surface around its parts; onRequest: without some of them. */
export type ProjectVariant = { surface: Surface; ralNumber: string | null; netCents: Cents; onRequest: boolean };

/** The project with another surface; what has a surface of its own keeps it. Powder without a colour is priced in one. */
export const projectVariant = (source: ProjectSource, tariff: Tariff, surface: Surface): ProjectVariant => {
  const ralNumber = pricedRalNumber(surface, source.project.ralNumber);
  return { surface, ralNumber, ...priceAs(source, tariff, { surface, ralNumber }) };
};

/** What a project costs with other options of its own. */
export const priceAs = (source: ProjectSource, tariff: Tariff, options: Partial<ProjectSource['project']>) => {
  const { head, grades, overrides, partChoices, assemblyChoices } = source;
  const project = { ...source.project, ...options };
  // Facts of their own: what is kept of the real prices stays.
  const facts = source.facts.map((each) => ({ ...each }));
  const headCopy = head.assemblies.map((each) => ({ ...each }));
  const joined = joinProject(project, { ...head, assemblies: headCopy }, facts, partChoices, assemblyChoices);
  const { netCents, onRequest } = priceProject({ ...joined, project, tariff, grades, overrides });
  return { netCents, onRequest };
};
