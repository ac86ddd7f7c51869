import { joinPart, type Part } from '@knotenblech/shared/parts/part.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { netWeightG } from '@knotenblech/shared/parts/weigh-part.ts';
import { type PartPrice, pricePart } from '@knotenblech/shared/prices/piece/price-part.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { useTariff } from '../../sync/hooks/use-shop.tsx';

export type FormPart = { part: Part; netWeightG: number; price: PartPrice | null };

const projectOfNone = newId<ProjectId>();

/** Weight and price of the part that a form makes, with the surface of its project; the price stands alone, without project charges. */
export const useFormPart = (facts: PartFacts | null, project: Project | null): FormPart | null => {
  const catalogue = useCatalogue();
  const tariff = useTariff();
  return useMemo(() => {
    if (!facts || !catalogue) return null;
    const { id, surface, ralNumber } = project ?? { id: projectOfNone, surface: 'ZINCED', ralNumber: null };
    const part = joinPart(id, { surface, ralNumber }, facts, undefined, undefined);
    const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
    return {
      part,
      netWeightG: netWeightG(facts.measures, grades.get(part.grade ?? '')),
      price: tariff ? pricePart(part, tariff, grades) : null,
    };
  }, [facts, project, catalogue, tariff]);
};
