import { withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { projectOfChange } from '../project-of-change.ts';
import type { WaitingChange } from '../waiting-change.ts';
import { describeChange } from '../words/describe-change.ts';
import { useChangeNames } from '../words/use-change-names.ts';

/** Holds the line of words that are still looked up. */
export const nothingYet = '\u00A0';

/** What the change of an entry does, in one line; empty until what it names has been looked up. */
export const ChangeText = ({ entry: { name, args } }: { entry: Pick<WaitingEntry, 'name' | 'args'> }) => {
  const { i18n } = useLingui();
  const change = { name, args } as WaitingChange;
  const names = useChangeNames(projectOfChange(change));
  if (withdrawnOrderOf({ name, args })) return <Trans>Bestellung zurückziehen</Trans>;
  return names ? describeChange(i18n, change, names) : nothingYet;
};
