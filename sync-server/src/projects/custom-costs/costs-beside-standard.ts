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
import { factorsBetween } from '@knotenblech/shared/prices/details/override-of.ts';
import { blankProcessing } from '@knotenblech/shared/prices/details/own-costs.ts';
import { piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { rateOf } from '@knotenblech/shared/prices/piece/override-rows.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OpenProject } from '../open-project.ts';

export type OwnCosts = CustomProcessingCosts | CustomMaterialCosts;
/**
 * What is set by hand as it is kept: without what only repeats the standard of the piece, or the usual factors.
 * Throws DomainError 'costs_without_effect' of costs that no price would follow.
 */
export type Keep = {
  costs: <Costs extends OwnCosts>(pieceId: string, costs: Costs) => Costs;
  factors: (own: CustomFactors) => CustomFactors;
};
type Priced = Parameters<typeof piecePriceData>[0]['actual'];

/** What own costs of a project come to beside its standard (`priceStandard`); of a piece without a price nobody can say. */
export const costsBesideStandard = (project: OpenProject, standard: ProjectPricing, purchaseTariff: Tariff): Keep => {
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
  const besideStandard: Keep['costs'] = (pieceId, costs) => {
    if ('processingType' in costs) return { ...costs, ...processBesideStandard(rowOf(pieceId, costs), costs) };
    const material = dataOf(pieceId)?.materialCosts;
    return material ? { ...costs, ...materialBesideStandard(material, costs) } : costs;
  };
  const isIdle = (pieceId: string, costs: OwnCosts) => {
    const data = dataOf(pieceId);
    if (!data) return false;
    if ('processingType' in costs) return processChangesNothing(rowOf(pieceId, costs), costs);
    return data.materialCosts !== null && materialChangesNothing(data.materialCosts, costs, data.quantity);
  };
  return {
    costs: (pieceId, costs) => {
      const kept = besideStandard(pieceId, costs);
      if (isIdle(pieceId, kept)) throw new DomainError('costs_without_effect', { piece: nameOf(project, pieceId) });
      return kept;
    },
    factors: (own) => factorsBesideUsual(usual, own),
  };
};

const nameOf = ({ parts, assemblies }: OpenProject, pieceId: string) =>
  [...parts, ...assemblies].find(({ id }) => id === pieceId)?.name ?? '';
