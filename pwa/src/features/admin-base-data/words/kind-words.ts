import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kinds of base data as an admin calls them. */
export const kindWords = {
  cost: msg`Kosten und Sätze`,
  gradePrice: msg`Materialpreise je Güte`,
  specificityPrice: msg`Aufschläge je Herstellung`,
  certificateGrade: msg`Güten mit Zeugnis 3.1`,
  ventHole: msg`Zinklöcher`,
  cuttingSpeed: msg`Schneidgeschwindigkeiten`,
  zincCoating: msg`Zinkschichten`,
  country: msg`Länder und Umsatzsteuer`,
  productionType: msg`Fertigungsarten`,
  shippingType: msg`Lieferarten`,
  freightRate: msg`Frachtsätze schwerer Ladungen`,
  paymentType: msg`Zahlungsarten`,
  profile: msg`Profile`,
  grade: msg`Stahlgüten`,
  sheetThickness: msg`Blechdicken`,
  colour: msg`Farben`,
  operator: msg`Betreiber`,
  parcelLimit: msg`Grenzen der Paketdienste`,
  holiday: msg`Feiertage`,
  closingDays: msg`Betriebsferien`,
  translation: msg`Übersetzungen`,
} satisfies Record<BaseDataKind, MessageDescriptor>;
