import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textLabels } from './text-words.ts';

type Entered = Omit<ArgsOf<'setCartLine'>, 'lineId'>;

/** What was entered in a line of the basket; a text that a whole line left empty is not worth a word. */
export const describeCartLine = (i18n: I18n, project: string, { quantity, comment, reference }: Entered): string => {
  if (quantity === 0) return i18n._(msg`„${project}“ aus dem Warenkorb nehmen`);
  const isTold = (text: string | undefined) => text !== undefined && (quantity === undefined || text !== '');
  const told = [
    ...(quantity === undefined ? [] : [i18n._(msg`Stückzahl von „${project}“ im Warenkorb: ${quantity}`)]),
    ...(isTold(reference) ? [describeReference(i18n, project, reference)] : []),
    ...(isTold(comment) ? [describeComment(i18n, project, comment)] : []),
  ];
  return told.length === 0 ? i18n._(msg`„${project}“ im Warenkorb ändern`) : told.join('; ');
};

const describeReference = (i18n: I18n, project: string, reference = '') => {
  const text = textLabels(i18n, reference);
  return i18n._(msg`Kommission zu „${project}“ im Warenkorb: ${text}`);
};

const describeComment = (i18n: I18n, project: string, comment = '') => {
  const text = textLabels(i18n, comment);
  return i18n._(msg`Bemerkung zu „${project}“ im Warenkorb: ${text}`);
};
