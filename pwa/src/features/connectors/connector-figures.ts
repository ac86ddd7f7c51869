import type { ProductionData } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { ConnectorDesign } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { type Finding, useOf } from '@knotenblech/shared/parts/findings/part-findings.ts';
import { defaultSurface } from '@knotenblech/shared/parts/finishes.ts';
import { netWeightG } from '@knotenblech/shared/parts/materials/stock-of.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { checkPart } from '@knotenblech/shared/prices/check/check-part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { productionOf, tubeSpecs } from './choose-making.ts';

export type ConnectorPrice = {
  /** null: who may see no prices, or none are here yet. */
  cents: Cents | null;
  requests: Remark[];
  /** What the check of the project will say of its parts, that they are on request apart. */
  findings: Finding[];
  netWeightG: number;
};

const projectOfNone = newId<ProjectId>();

type Known = { catalogue: Catalogue; production: ProductionData | null; tariff: Tariff | null };

/** Price, weight and findings as the project will have them, charges of the project included. */
export const connectorFigures = (
  design: ConnectorDesign,
  reading: Reading,
  { catalogue, production, tariff }: Known,
): ConnectorPrice => {
  const project = {
    id: projectOfNone,
    surface: defaultSurface,
    ralNumber: null,
    productionType: productionOf(design),
  };
  const choices = tubeSpecs(reading).map(({ partIndex, specificity }) => ({
    id: partIdOf(projectOfNone, partIndex),
    index: partIndex,
    specificity,
  }));
  const { assemblies, parts } = joinProject(project, reading.head, reading.parts, choices, []);
  const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
  const around = {
    limits: tariff ?? production?.limits ?? null,
    ventHoles: production?.ventHoles ?? [],
    use: useOf({}),
  };
  const shared = {
    netWeightG: parts.reduce(
      (sum, part) => sum + part.quantity * netWeightG(part.facts.measures, grades.get(part.grade ?? '')),
      0,
    ),
    findings: parts
      .flatMap((part) => checkPart(part, { ...around, grade: grades.get(part.grade ?? '') }))
      .filter(({ effect }) => effect !== 'request'),
  };
  if (!tariff) return { cents: null, requests: [], ...shared };
  const priced = priceProject({ parts, assemblies, tariff, grades });
  const requests = [...priced.parts.values(), ...priced.assemblyPrices.values()].flatMap(({ onRequest }) => onRequest);
  return { cents: requests.length > 0 ? null : priced.netCents, requests, ...shared };
};
