import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { CarriedPair } from '@knotenblech/shared/revisions/carry-choices.ts';
import type { RevisionRow } from '@knotenblech/shared/revisions/match-revision.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { coatingLabels, specificityWords } from '../../../i18n/words/part-labels.ts';

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
  const drops: readonly string[] = [...(pair.drops ?? []), ...(row.kind === 'changed' ? ['profileId'] : [])];
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
    ...(profileId === undefined ? [] : [['profileId', choice.measuredAs?.profileName ?? profileId] as const]),
  ].map(([field, word]) => [field, word]);
};
