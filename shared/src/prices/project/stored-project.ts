import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { readGrades } from '../../catalogue/read-catalogue.ts';
import { type Assembly, joinProject, type Part } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import {
  catalogSpace,
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
} from '../../records/space.ts';
import type { CustomerId, ProjectId } from '../../values/ids.ts';
import { type Shipment, shipmentByHand, shipmentOf, sidesOf } from '../assembly/shipment-of.ts';
import type { Tariff } from '../tariff.record.ts';
import { type EffectivePrice, effectivePrice } from './effective-price.ts';
import { type ProjectPricing, priceProject } from './price-project.ts';

type Key = {
  projectId: ProjectId;
  customerId: CustomerId;
  /** Where prices may not be seen nothing of the price spaces is read. */
  withPrice: boolean;
};

/** Every row of one project that its parts and its price rest on, but for the tariff. */
export const storedProjectReads = ({ projectId, customerId, withPrice }: Key): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'project', id: projectId },
  { space: projectSpace(projectId), kind: 'reading', id: 'head' },
  { space: projectSpace(projectId), kind: 'partPack', all: true },
  { space: projectSpace(projectId), kind: 'partChoice', all: true },
  { space: projectSpace(projectId), kind: 'assemblyChoice', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: 'grades:0000' },
  ...(withPrice
    ? ([
        { space: customerPriceSpace(customerId), kind: 'manualPrice', id: projectId },
        { space: projectPriceSpace(projectId), kind: 'priceOverride', all: true },
      ] as const)
    : []),
];

export type StoredProject = {
  project: Project;
  assemblies: Assembly[];
  parts: Part[];
  grades: ReadonlyMap<string, Grade>;
};

/** A project as its rows say; null before its file is read. */
export const joinStoredProject = (rows: Rows, project: Project): StoredProject | null => {
  const space = projectSpace(project.id);
  const head = rows.get(space, 'reading', 'head')?.head;
  if (!head) return null;
  const facts = rows
    .all(space, 'partPack')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((pack) => pack.parts);
  const choices = [rows.all(space, 'partChoice'), rows.all(space, 'assemblyChoice')] as const;
  const gradePack = rows.get(catalogSpace, 'catalogPack', 'grades:0000');
  const grades = readGrades(gradePack ? [gradePack] : []);
  return { project, grades, ...joinProject(project, head, facts, ...choices) };
};

/** What a stored project costs under a tariff: as calculated, and what is in force (EUR cents, net); and what shipping takes it for. */
export const priceStoredProject = (
  rows: Rows,
  customerId: CustomerId,
  { project, assemblies, parts, grades, tariff }: StoredProject & { tariff: Tariff },
): { pricing: ProjectPricing; effective: EffectivePrice; shipment: Shipment } => {
  const overrides = new Map(
    rows.all(projectPriceSpace(project.id), 'priceOverride').map((override) => [override.id, override]),
  );
  const manual = rows.get(customerPriceSpace(customerId), 'manualPrice', project.id);
  const pricing = priceProject({ parts, assemblies, project, tariff, grades, overrides });
  return {
    pricing,
    effective: effectivePrice({ project, parts, calculated: pricing, manual }),
    shipment: shipmentByHand(
      shipmentOf({ parts, assemblies }, tariff, grades),
      sidesOf({ parts, assemblies }, grades),
      overrides.get(project.id)?.shipment,
    ),
  };
};
