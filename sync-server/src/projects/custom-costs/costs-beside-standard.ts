import {
  factorsBesideUsual,
  materialBesideStandard,
  materialChangesNothing,
  processBesideStandard,
  processChangesNothing,
} from '@knotenblech/shared/prices/details/beside-standard.ts';
import type {
  CustomFactors,
  CustomMaterialCosts,
  CustomProcessingCosts,
} from '@knotenblech/shared/prices/details/custom-costs.ts';
import { factorsBetween } from '@knotenblech/shared/prices/details/factors-between.ts';
import { blankProcessing } from '@knotenblech/shared/prices/details/own-costs.ts';
import { piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { rateOf } from '@knotenblech/shared/prices/piece/rate-of.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { OpenProject } from '../open-project.ts';

export type OwnCosts = CustomProcessingCosts | CustomMaterialCosts;
/** What is set by hand as it is kept: without what only repeats the standard of the piece, or the usual factors. */
export type Keep = {
  costs: <Costs extends OwnCosts>(pieceId: string, costs: Costs) => Costs;
  factors: (own: CustomFactors) => CustomFactors;
};
type Priced = Parameters<typeof piecePriceData>[0]['actual'];
type IsIdle = (pieceId: string, costs: OwnCosts) => boolean;

/** What own costs of a project come to beside its standard (`priceStandard`); of a piece without a price nobody can say. */
export const costsBesideStandard = (project: OpenProject, standard: ProjectPricing, purchaseTariff: Tariff) => {
  const { rates } = purchaseTariff;
  const pricedById = new Map<string, Priced | undefined>([
    ...project.parts.map(({ id, index }) => [id, standard.parts.get(index)] as const),
    ...project.assemblies.map(({ id, index }) => [id, standard.assemblyPrices.get(index)] as const),
  ]);
  const dataOf = (pieceId: string) => {
    const priced = pricedById.get(pieceId);
    return priced ? piecePriceData({ standard: priced, actual: priced }, { name: 'purchase', rates }) : null;
  };
  const rowOf = (pieceId: string, { processingType }: CustomProcessingCosts) => {
    const row = dataOf(pieceId)?.processingPrices.find((known) => known.processingType === processingType);
    return row ?? blankProcessing(processingType, Number(rateOf(processingType, rates)));
  };
  const usual = factorsBetween(project.tariff, purchaseTariff);
  const keepCosts: Keep['costs'] = (pieceId, costs) => {
    if ('processingType' in costs) return { ...costs, ...processBesideStandard(rowOf(pieceId, costs), costs) };
    const material = dataOf(pieceId)?.materialCosts;
    return material ? { ...costs, ...materialBesideStandard(material, costs) } : costs;
  };
  const isIdle: IsIdle = (pieceId, costs) => {
    const data = dataOf(pieceId);
    if (!data) return false;
    if ('processingType' in costs) return processChangesNothing(rowOf(pieceId, costs), costs);
    return data.materialCosts !== null && materialChangesNothing(data.materialCosts, costs, data.quantity);
  };
  const keep: Keep = { costs: keepCosts, factors: (own) => factorsBesideUsual(usual, own) };
  return { keep, isIdle };
};
