import type { ServiceClass, Wood } from '@knotenblech/shared/parts/findings/installation.schema.ts';
import type { Mend } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { CheckState, RuleSource } from '@knotenblech/shared/prices/check/finding-rules.ts';
import type { Remedy } from '@knotenblech/shared/prices/check/remedies.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { surfaceLabels } from './part-labels.ts';

export const checkStateLabels = {
  fine: msg`in Ordnung`,
  noted: msg`Hinweis`,
  changed: msg`von uns geändert`,
  choice: msg`Sie entscheiden`,
  request: msg`auf Anfrage`,
  unmakeable: msg`so nicht machbar`,
} satisfies Record<CheckState, MessageDescriptor>;

export const serviceClassLabels = {
  1: msg`innen, trocken (Nutzungsklasse 1)`,
  2: msg`unter Dach (Nutzungsklasse 2)`,
  3: msg`im Freien (Nutzungsklasse 3)`,
} satisfies Record<ServiceClass, MessageDescriptor>;

export const woodLabels = {
  spruce: msg`Fichte, Tanne, Kiefer`,
  larch: msg`Lärche, Douglasie`,
  oak: msg`Eiche, Kastanie, Robinie`,
} satisfies Record<Wood, MessageDescriptor>;

const sourceLabels = {
  shop: msg`Grenze unserer Maschinen oder unseres Lagers`,
  file: msg`beim Lesen der Datei bemerkt`,
  cutting: msg`Regel der Laserschneider`,
} satisfies Record<Extract<RuleSource, string>, MessageDescriptor>;

/** Whose rule a finding is: a standard by its name. */
export const ruleSourceLabel = (i18n: I18n, source: RuleSource): string =>
  typeof source === 'string' ? i18n._(sourceLabels[source]) : source.standard;

const inMm = (lengthMm: number) => germanNumber(lengthMm, 0, 2);

const mendLabel = (i18n: I18n, mend: Mend): string => {
  switch (mend.kind) {
    case 'holes':
      return i18n._(msg`Loch Ø${inMm(mend.fromMm)} auf Ø${inMm(mend.toMm)}`);
    case 'thickness':
      return i18n._(msg`Blech ${inMm(mend.toMm)} mm dick`);
    case 'ventHoles':
      return i18n._(msg`Zum Entlüften je Ende ${mend.count} × Ø${inMm(mend.diameterMm)}`);
    default:
      return mend satisfies never;
  }
};

/** Changes of a part's shape, as they are told beside each other; none: as its file has it. */
export const mendLabels = (i18n: I18n, mends: readonly Mend[]): string =>
  mends.length === 0 ? i18n._(msg`wie in der Datei`) : mends.map((mend) => mendLabel(i18n, mend)).join('; ');

/** What a remedy does, as its button says it. */
export const remedyLabel = (i18n: I18n, remedy: Remedy): string => {
  if ('mend' in remedy) return mendLabel(i18n, remedy.mend);
  if ('grade' in remedy) return remedy.grade;
  return i18n._(surfaceLabels[remedy.surface]);
};
