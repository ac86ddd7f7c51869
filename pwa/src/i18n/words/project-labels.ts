import type { MissingPrices } from '@knotenblech/shared/prices/check/open-decisions.ts';
import type { ProjectState, StatedProject } from '@knotenblech/shared/projects/project-state.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

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
  'answered-by-project': msg`mit Teilen beantwortet`,
  'missing-data': msg`Angaben fehlen`,
  'on-request': msg`auf Anfrage`,
  priced: msg`bestellbar`,
} satisfies Record<ProjectState, MessageDescriptor>;

const words: Readonly<Record<string, MessageDescriptor>> = {
  'request.assembly-part': msg`Baugruppe als Teil`,
  'request.missing-grade': msg`Stahlsorte fehlt`,
  'request.unknown-grade': msg`Stahlsorte unbekannt`,
  'request.grade-not-stocked': msg`Stahlsorte nicht am Lager`,
  'request.missing-profile': msg`Profil fehlt`,
  'request.unknown-profile': msg`Profil unbekannt`,
  'request.half-girder': msg`halber Träger`,
  'request.missing-thickness': msg`Dicke fehlt`,
  'request.missing-specificity': msg`Spezifität fehlt`,
  'request.thickness-not-stock': msg`Blechdicke nicht am Lager`,
  'request.thickness-too-large': msg`Blech zu dick`,
  'request.too-long': msg`zu lang`,
  'request.larger-than-laser-bed': msg`größer als der Lasertisch`,
  'request.larger-than-zinc-bath': msg`größer als das Zinkbad`,
  'request.too-thin-for-zinc': msg`zu dünn zum Verzinken`,
  'request.grade-not-galvanised': msg`Stahlsorte wird nicht verzinkt`,
  'request.colour-missing': msg`Farbe fehlt`,
  'request.colour-unknown': msg`Farbe gibt es nicht`,
  'request.unmade-processing': msg`Bearbeitung nicht automatisch zu kalkulieren`,
};

const other = msg`wird von Hand kalkuliert`;

/** Why positions have no price by themselves, each reason with its positions: '3 Positionen: Profil fehlt'. */
export const requestReasonLines = (i18n: I18n, reasons: StatedProject['reasons']): string[] =>
  reasons.map(({ code, positionCount }) => {
    const reason = i18n._(words[code] ?? other);
    return i18n._(msg`${plural(positionCount, { one: '# Position', other: '# Positionen' })}: ${reason}`);
  });

/** What is missing in a total: '3 Teile noch ohne Preis: Farbe fehlt'. The most frequent reasons stand for all. */
export const missingPricesText = (i18n: I18n, { partCount, assemblyCount, reasons }: MissingPrices): string => {
  const what =
    partCount > 0
      ? msg`${plural(partCount, { one: '# Teil', other: '# Teile' })} noch ohne Preis`
      : msg`${plural(assemblyCount, { one: '# Baugruppe', other: '# Baugruppen' })} noch ohne Preis`;
  const shown = reasons.slice(0, 2).map(({ code }) => i18n._(words[code] ?? other));
  return `${i18n._(what)}: ${[...new Set(shown)].join(', ')}`;
};
