import type { ProcessName } from '@knotenblech/shared/prices/process-price.ts';
import type { ProjectCharge } from '@knotenblech/shared/prices/project-charges.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a price is made of. */
export const processWords = {
  MATERIAL: msg`Material`,
  LASER_CUTTING: msg`Laserschneiden`,
  PLASMA_CUTTING: msg`Plasmaschneiden`,
  OXYFUEL_CUTTING: msg`Brennschneiden`,
  DEBURRING: msg`Entgraten`,
  SAWING: msg`Sägen`,
  DRILLING: msg`Bohren`,
  ZINC_PLATING: msg`Feuerverzinken`,
  POWDER_COATING: msg`Pulverbeschichten`,
  PRIMING: msg`Grundieren`,
} satisfies Record<ProcessName, MessageDescriptor>;

/** Charges that a project pays once. */
export const chargeWords = {
  setup: msg`Auftrag einrichten`,
  'zinc-minimum': msg`Mindermengenzuschlag Feuerverzinken`,
  'powder-minimum': msg`Mindermengenzuschlag Pulverbeschichten`,
  'colour-change': msg`Farbwechsel`,
} satisfies Record<ProjectCharge['kind'], MessageDescriptor>;
