import type { ProductionData } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Grade } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { AssemblyChoice } from '@knotenblech/shared/parts/assemblies/assembly-choice.record.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { PriceOverride } from '@knotenblech/shared/prices/price-override.record.ts';
import type { ManualPrice } from '@knotenblech/shared/prices/project/manual-price.record.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';

/** Everything an open project is made from, as the local database holds it. */
export type ProjectSource = {
  project: Project;
  head: ReadingHead;
  facts: readonly PartFacts[];
  partChoices: readonly PartChoice[];
  assemblyChoices: readonly AssemblyChoice[];
  /** null: the user may not see prices. */
  tariff: Tariff | null;
  /** What an admin set by hand in its price, by id of part, assembly or project. */
  overrides?: ReadonlyMap<string, PriceOverride>;
  /** The price set by hand, whether in force or not. */
  manual?: ManualPrice | null;
  grades: ReadonlyMap<string, Grade>;
  /** What parts are checked against; null while the device has not got it. */
  production: ProductionData | null;
};

type Listed = { id: string };

const byId = new WeakMap<readonly Listed[], ReadonlyMap<string, Listed>>();

/** A list of a source is never written to, only replaced: what is found out of it once holds. */
const recordsOf = (list: readonly Listed[]) => {
  const known = byId.get(list) ?? new Map(list.map((record) => [record.id, record]));
  byId.set(list, known);
  return known;
};

/** The source as the rows a change reads; other kinds are not part of an open project. */
export const sourceRows = (source: ProjectSource): Pick<Rows, 'get' | 'all'> => {
  const lists: Partial<Record<RecordKind, readonly Listed[]>> = {
    project: [source.project],
    partChoice: source.partChoices,
    assemblyChoice: source.assemblyChoices,
  };
  return {
    all: <K extends RecordKind>(_space: string, kind: K) => [...(lists[kind] ?? [])] as unknown as RecordOf<K>[],
    get: <K extends RecordKind>(_space: string, kind: K, id: string) =>
      recordsOf(lists[kind] ?? []).get(id) as RecordOf<K> | undefined,
  };
};
