import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import type { CarriedPair } from '@knotenblech/shared/revisions/carry-choices.ts';
import type { RevisionRow } from '@knotenblech/shared/revisions/match-revision.ts';
import type { Difference } from '@knotenblech/shared/revisions/part-differences.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mendLabels } from '../../../i18n/words/check-labels.ts';
import { coatingLabels, specificityWords } from '../../../i18n/words/part-labels.ts';

const mm = (value: number) => germanNumber(value, 0, 2);

/** A move with its sign: nobody reads a missing plus as one. */
const signed = (value: number) => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${mm(Math.abs(value))}`);

const place = ([x, y]: [number, number]) => `${mm(x)} / ${mm(y)}`;

const sizeWords: Record<Extract<Difference, { kind: 'size' }>['size'], MessageDescriptor> = {
  length: msg`Länge`,
  width: msg`Breite`,
  height: msg`Höhe`,
  thickness: msg`Dicke`,
};

const plainWords = {
  outline: msg`Außenkontur geändert`,
  opening: msg`Ausschnitt geändert`,
  cut: msg`Schnitt am Ende geändert`,
  recess: msg`Ausklinkung geändert`,
  processing: msg`Bearbeitung geändert`,
  mirrored: msg`gespiegelt`,
} satisfies Record<string, MessageDescriptor>;

/** One difference in one line. */
export const differenceWords = (i18n: I18n, difference: Difference): string => {
  const none = i18n._(msg`ohne`);
  switch (difference.kind) {
    case 'number':
      return i18n._(msg`Nummer ${difference.was || none} → ${difference.now || none}`);
    case 'name':
      return i18n._(msg`Bezeichnung „${difference.was}“ → „${difference.now}“`);
    case 'grade':
      return i18n._(msg`Stahlsorte ${difference.was || none} → ${difference.now || none}`);
    case 'profile':
      return i18n._(msg`Profil ${difference.was || none} → ${difference.now || none}`);
    case 'surface':
      return i18n._(msg`Oberfläche ${coating(i18n, difference.was)} → ${coating(i18n, difference.now)}`);
    case 'quantity':
      return i18n._(msg`Menge ${difference.was} → ${difference.now}`);
    case 'size':
      return `${i18n._(sizeWords[difference.size])} ${mm(difference.was)} → ${mm(difference.now)}`;
    case 'volume':
      return i18n._(msg`Form geändert`);
    case 'hole-diameter':
      return i18n._(msg`Loch bei ${place(difference.at)}: Ø ${mm(difference.was)} → ${mm(difference.now)}`);
    case 'hole-depth':
      return i18n._(
        msg`Loch Ø ${mm(difference.diameterMm)} bei ${place(difference.at)}: Tiefe ${mm(difference.was)} → ${mm(difference.now)}`,
      );
    case 'hole-moved':
      return i18n._(
        msg`Loch Ø ${mm(difference.diameterMm)} verschoben um ${difference.by.map(signed).join(' / ')}, jetzt bei ${place(difference.at)}`,
      );
    case 'hole-added':
      return i18n._(msg`Loch Ø ${mm(difference.diameterMm)} bei ${place(difference.at)} kommt dazu`);
    case 'hole-gone':
      return i18n._(msg`Loch Ø ${mm(difference.diameterMm)} bei ${place(difference.at)} entfällt`);
    case 'thread-added':
      return i18n._(msg`Gewinde Ø ${mm(difference.diameterMm)} bei ${place(difference.at)} kommt dazu`);
    case 'thread-gone':
      return i18n._(msg`Gewinde Ø ${mm(difference.diameterMm)} bei ${place(difference.at)} entfällt`);
    default:
      return i18n._(plainWords[difference.kind]);
  }
};

const coating = (i18n: I18n, stated: string): string => {
  const [name, ralNumber = null] = stated.split(' ');
  const surface = surfaceSchema.safeParse(name);
  return surface.success ? coatingLabels(i18n, { surface: surface.data, ralNumber }) : i18n._(msg`ohne`);
};

type Chosen = { choices: ReadonlyMap<number, PartChoice>; pairs: readonly CarriedPair[] };

/** What of the choices of a part goes over into the new file, and what has to be chosen again there. */
export const keptWords = (
  i18n: I18n,
  row: RevisionRow,
  { choices, pairs }: Chosen,
): { kept: string; dropped: string } => {
  const from = row.was.find(({ index }) => choices.has(index));
  const choice = from && choices.get(from.index);
  const pair = pairs.find((each) => each.from === from?.index);
  if (!choice || !pair) return { kept: '', dropped: '' };
  const drops: readonly string[] = [...(pair.drops ?? []), 'mends', ...(row.kind === 'changed' ? ['profileId'] : [])];
  const words = wordsOf(i18n, choice);
  const join = (isDropped: boolean) =>
    words
      .filter(([field]) => drops.includes(field) === isDropped)
      .map(([, word]) => word)
      .join(', ');
  return { kept: join(false), dropped: join(true) };
};

const wordsOf = (i18n: I18n, choice: PartChoice): [field: keyof PartChoice, word: string][] => {
  const {
    quantity,
    name,
    surface,
    ralNumber = null,
    grade,
    specificity,
    materialCertificate,
    taken,
    profileId,
    mends,
    accepted,
  } = choice;
  return [
    ...(quantity === undefined ? [] : [['quantity', i18n._(msg`Menge ${quantity}`)] as const]),
    ...(name === undefined ? [] : [['name', i18n._(msg`„${name}“`)] as const]),
    ...(surface === undefined ? [] : [['surface', coatingLabels(i18n, { surface, ralNumber })] as const]),
    ...(grade === undefined ? [] : [['grade', grade] as const]),
    ...(specificity === undefined ? [] : [['specificity', i18n._(specificityWords[specificity])] as const]),
    ...(materialCertificate === undefined
      ? []
      : [['materialCertificate', materialCertificate ? i18n._(msg`mit Zeugnis`) : i18n._(msg`ohne Zeugnis`)] as const]),
    ...(taken === undefined
      ? []
      : [['taken', taken ? i18n._(msg`als Stahlteil übernommen`) : i18n._(msg`ausgelassen`)] as const]),
    ...(mends === undefined ? [] : [['mends', mendLabels(i18n, mends)] as const]),
    ...(accepted === undefined ? [] : [['accepted', i18n._(msg`Hinweise so gelassen`)] as const]),
    ...(profileId === undefined ? [] : [['profileId', choice.measuredAs?.profileName ?? profileId] as const]),
  ].map(([field, word]) => [field, word]);
};
