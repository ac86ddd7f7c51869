import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { ProjectCharge } from '@knotenblech/shared/prices/project/project-charges.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a price is made of. */
export const processLabels = {
  MATERIAL: msg`Material`,
  LASER_CUTTING: msg`Laserschneiden`,
  PLASMA_CUTTING: msg`Plasmaschneiden`,
  OXYFUEL_CUTTING: msg`Brennschneiden`,
  DEBURRING: msg`Entgraten`,
  SAWING: msg`Sägen`,
  DRILLING: msg`Bohren`,
  MILLING: msg`Fräsen`,
  BENDING: msg`Kanten`,
  VENT_HOLES: msg`Zinklöcher`,
  WELDING: msg`Schweißen`,
  BLASTING: msg`Strahlen`,
  ZINC_PLATING: msg`Feuerverzinken`,
  POWDER_COATING: msg`Pulverbeschichten`,
  PRIMING: msg`Grundieren`,
  ENGINEERING: msg`Arbeitsvorbereitung`,
} satisfies Record<ProcessName, MessageDescriptor>;

/** Charges that a project pays once. */
export const chargeLabels = {
  setup: msg`Auftrag einrichten`,
  'stock-setup': msg`Halbzeug bereitstellen`,
  'zinc-minimum': msg`Mindermengenzuschlag Feuerverzinken`,
  'powder-minimum': msg`Mindermengenzuschlag Pulverbeschichten`,
  'colour-change': msg`Farbwechsel`,
  'material-certificate': msg`Werkstoffzeugnisse`,
  declaration: msg`Leistungserklärung nach EN 1090`,
  handling: msg`Handling und Verpackung`,
} satisfies Record<ProjectCharge['kind'], MessageDescriptor>;
