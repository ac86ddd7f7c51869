import { readGrades } from '../base-data/read-catalog.ts';
import { shipmentOf } from '../cart/shipment-of.ts';
import { joinProject } from '../parts/join-project.ts';
import type { Part } from '../parts/part.ts';
import { netWeightG } from '../parts/weigh-part.ts';
import { currentTariff } from '../prices/current-tariff.ts';
import { priceProject } from '../prices/price-project.ts';
import type { Grade } from '../base-data/catalogue.ts';
import type { ReadKey, Rows } from '../sync/rows.ts';
import { catalogSpace, customerPriceSpace, customerSpace, projectSpace } from '../sync/space.ts';
import type { CustomerId, ProjectId } from '../values/ids.ts';

type Summary = {
  projectId: ProjectId;
  customerId: CustomerId;
  /** Where prices may not be seen there is no tariff, and no price is written. */
  withPrice: boolean;
  at: string;
};

/** What summariseProject reads. */
export const summaryReads = ({ projectId, customerId, withPrice }: Omit<Summary, 'at'>): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'project', id: projectId },
  { space: projectSpace(projectId), kind: 'reading', id: 'head' },
  { space: projectSpace(projectId), kind: 'partPack', all: true },
  { space: projectSpace(projectId), kind: 'partChoice', all: true },
  { space: projectSpace(projectId), kind: 'assemblyChoice', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: 'grades:0000' },
  ...(withPrice ? [{ space: customerPriceSpace(customerId), kind: 'tariff', all: true } as const] : []),
];

const sums = (parts: readonly Part[], grades: ReadonlyMap<string, Grade>) => ({
  positionCount: parts.length,
  partCount: parts.reduce((sum, part) => sum + part.quantity, 0),
  netWeightG: parts.reduce(
    (sum, part) => sum + part.quantity * netWeightG(part.facts.measures, grades.get(part.grade ?? '')),
    0,
  ),
  surfaceMm2: parts.reduce((sum, part) => sum + part.quantity * part.facts.measures.surfaceMm2, 0),
});

/**
 * Brings a project's header and price up to date with its parts and choices, after whatever changed them:
 * counts, net weight and surface of the taken parts, the price by the newest tariff. Does nothing before the file is read.
 */
export const summariseProject = (rows: Rows, { projectId, customerId, withPrice, at }: Summary) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  const head = rows.get(projectSpace(projectId), 'reading', 'head')?.head;
  if (!project || !head) return;
  const facts = [...rows.all(projectSpace(projectId), 'partPack')]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((pack) => pack.parts);
  const { assemblies, parts } = joinProject(
    project,
    head,
    facts,
    rows.all(projectSpace(projectId), 'partChoice'),
    rows.all(projectSpace(projectId), 'assemblyChoice'),
  );
  const gradePack = rows.get(catalogSpace, 'catalogPack', 'grades:0000');
  const grades = readGrades(gradePack ? [gradePack] : []);
  const taken = parts.filter((part) => part.isTaken);
  const tariff = withPrice ? currentTariff(rows.all(customerPriceSpace(customerId), 'tariff')) : null;
  const pricing = tariff ? priceProject({ parts, tariff, grades }) : null;
  rows.put(customerSpace(customerId), 'project', {
    ...project,
    ...sums(taken, grades),
    assemblyCount: assemblies.length,
    onRequest: pricing ? pricing.onRequest : project.onRequest,
    changedAt: at,
  });
  if (tariff && pricing) {
    rows.put(customerPriceSpace(customerId), 'projectPrice', {
      id: projectId,
      tariffNumber: tariff.number,
      netCents: pricing.netCents,
      onRequest: pricing.onRequest,
      shipment: shipmentOf(parts, tariff, grades),
    });
  }
};
