import type { ProjectState } from '@knotenblech/shared/projects/project-state.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Where a project stands, in one to three words. */
export const projectStateLabels = {
  ordered: msg`bestellt`,
  'order-cancelled': msg`storniert`,
  unreadable: msg`Datei nicht lesbar`,
  'analysis-running': msg`wird gelesen`,
  'nothing-taken': msg`Teile wählen`,
  'manual-price-fixed': msg`fester Preis`,
  'manual-price': msg`Preis vereinbart`,
  'calculating-offer': msg`Angebot wird berechnet`,
  'missing-data': msg`Angaben fehlen`,
  'on-request': msg`auf Anfrage`,
  priced: msg`bestellbar`,
} satisfies Record<ProjectState, MessageDescriptor>;
