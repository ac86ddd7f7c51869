import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ChangeNames } from './change-names.ts';

const maxNames = 3;

/** An order by its projects: of many the first, of those that the device does not hold only how many. */
export const describeOrder = ({ lines }: ArgsOf<'submitOrder'>, names: ChangeNames, i18n: I18n): string => {
  const count = i18n._(
    msg`${plural(lines.length, { one: 'Bestellung mit # Projekt', other: 'Bestellung mit # Projekten' })}`,
  );
  const known = lines.flatMap(({ projectId }) => names.project(projectId) ?? []);
  if (known.length === 0) return count;
  const shown = known.slice(0, maxNames).map((name) => i18n._(msg`„${name}“`));
  const more = lines.length > shown.length ? ['…'] : [];
  return `${count}: ${[...shown, ...more].join(', ')}`;
};
