import type { Grade } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { ExportSubject } from '@knotenblech/shared/exports/excerpt.ts';
import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { ProductionLimits } from '@knotenblech/shared/parts/findings/production-limits.schema.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { PartPrice } from '@knotenblech/shared/prices/piece/price-part.ts';

/** A project as it stands on its screen, and what of it is selected. */
export type ShownProject = {
  name: string;
  subject: ExportSubject;
  assemblies: readonly Assembly[];
  parts: readonly Part[];
  checks: ReadonlyMap<number, readonly Finding[]>;
  /** Null: prices may not be seen. */
  prices: ReadonlyMap<number, PartPrice> | null;
  waste: ProductionLimits['waste'] | null;
  grades: ReadonlyMap<string, Grade>;
};
