import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ChangeNames } from './change-names.ts';
import { choiceLabels } from './choice-words.ts';
import { cutText } from './cut-text.ts';

type Spec = Omit<ArgsOf<'setPartSpecs'>['specs'][number], 'was'>;

/** Material of one part by its name, of several by their number, each field with what was chosen. */
export const describeSpecs = (i18n: I18n, specs: readonly Spec[], names: ChangeNames): string => {
  const told = (['grade', 'specificity', 'materialCertificate'] as const).flatMap((field) => {
    const given = specs.filter((each) => each[field] !== undefined);
    if (given.length === 0) return [];
    const values = new Set(given.map((each) => choiceLabels(i18n, field, each[field])));
    const of = partWords(i18n, given, names);
    return [specWords(i18n, field, { of, chosen: cutText([...values].join(', ')) })];
  });
  return told.length > 0 ? told.join('; ') : i18n._(msg`Material von ${partWords(i18n, specs, names)}`);
};

const specWords = (i18n: I18n, field: keyof Spec, { of, chosen }: { of: string; chosen: string }) => {
  if (field === 'grade') return i18n._(msg`Stahlsorte von ${of}: ${chosen}`);
  if (field === 'specificity') return i18n._(msg`Herstellung von ${of}: ${chosen}`);
  return i18n._(msg`Werkstoffzeugnis für ${of}: ${chosen}`);
};

const partWords = (i18n: I18n, parts: readonly { partIndex: number }[], names: ChangeNames) => {
  const [only] = parts;
  if (only && parts.length === 1) return names.part(only.partIndex) ?? String(only.partIndex);
  return i18n._(msg`${plural(parts.length, { one: '# Teil', other: '# Teilen' })}`);
};

type Taking = Pick<ArgsOf<'takeParts'>, 'partIndexes' | 'taken'>;

/** Which part is taken or left out, of several how many. */
export const describeTaking = (i18n: I18n, { partIndexes, taken }: Taking, names: ChangeNames): string => {
  const [only] = partIndexes;
  const count = partIndexes.length;
  if (only !== undefined && count === 1) {
    const name = names.part(only) ?? String(only);
    return i18n._(taken ? msg`${name} als Stahlteil übernehmen` : msg`${name} auslassen`);
  }
  return i18n._(
    taken
      ? msg`${plural(count, { one: '# Teil als Stahlteil übernehmen', other: '# Teile als Stahlteile übernehmen' })}`
      : msg`${plural(count, { one: '# Teil auslassen', other: '# Teile auslassen' })}`,
  );
};
