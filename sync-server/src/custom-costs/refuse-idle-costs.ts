import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { materialChangesNothing, processChangesNothing } from '@knotenblech/shared/prices/details/changes-nothing.ts';
import type { CustomMaterialCosts, CustomProcessingCosts } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { blankProcessing } from '@knotenblech/shared/prices/details/own-costs.ts';
import { piecePriceData } from '@knotenblech/shared/prices/details/piece-price-data.ts';
import { rateOf } from '@knotenblech/shared/prices/piece/rate-of.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.ts';
import type { OpenProject } from '../projects/open-project.ts';
import { priceBothSides } from './price-both-sides.ts';

export type PieceCosts = { pieceId: string; costs: readonly (CustomProcessingCosts | CustomMaterialCosts)[] };

const nothingSet = { pieces: new Map(), factors: null, onRequest: new Set<string>() };

/** Refuses costs of a piece that leave what it costs; of a piece without a price nobody can say. */
export const refuseIdleCosts = (project: OpenProject, { pieceId, costs }: PieceCosts, purchaseTariff: Tariff) => {
  const { standard, rates } = priceBothSides(project, nothingSet, purchaseTariff).purchase;
  const part = project.parts.find(({ id }) => id === pieceId);
  const piece = part ?? project.assemblies.find(({ id }) => id === pieceId);
  const priced = piece && standard[part ? 'parts' : 'assemblyPrices'].get(piece.index);
  const data = priced && piecePriceData({ standard: priced, actual: priced }, { name: 'purchase', rates });
  if (!data) return;
  const isIdle = (each: PieceCosts['costs'][number]) => {
    if ('processingType' in each) {
      const { processingType } = each;
      const row = data.processingPrices.find((known) => known.processingType === processingType);
      const blank = blankProcessing(processingType, Number(rateOf(processingType, rates)));
      return processChangesNothing(row ?? blank, each);
    }
    return data.materialCosts !== null && materialChangesNothing(data.materialCosts, each, data.quantity);
  };
  if (costs.some(isIdle)) throw new DomainError('costs_without_effect', { piece: piece.name });
};
