import type { PriceCauseKind } from '@knotenblech/shared/prices/project/price-difference.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a price is another one. */
export const causeLabels = {
  quantity: msg`Menge geändert`,
  surface: msg`Oberfläche geändert`,
  grade: msg`Stahlsorte geändert`,
  specificity: msg`Herstellung des Halbzeugs geändert`,
  profile: msg`Profil oder Dicke geändert`,
  production: msg`Fertigungsart geändert`,
  'by-hand': msg`Kalkulation vom Werk angepasst`,
  tariff: msg`Neue Preisliste`,
  'zinc-class': msg`Andere Gewichtsklasse beim Feuerverzinken`,
  contents: msg`Inhalt der Baugruppe geändert`,
  reading: msg`Datei neu gelesen`,
  'on-request': msg`Auf Anfrage gestellt oder wieder mit Preis`,
  taken: msg`Als Stahlteil übernommen`,
  'left-out': msg`Ausgelassen`,
  charge: msg`Zuschlag geändert`,
  'manual-price': msg`Vereinbarter Preis`,
} satisfies Record<PriceCauseKind, MessageDescriptor>;
