import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawnOrderOf, type WaitingEntry } from '../../../sync/read-waiting.ts';
import { describeChange } from '../describe-change.ts';
import { projectOfChange } from '../project-of-change.ts';
import { useChangeNames } from '../use-change-names.ts';
import type { WaitingChange } from '../waiting-change.ts';

/** What the change of an entry does, in one line. */
export const ChangeWords = ({ entry: { name, args } }: { entry: Pick<WaitingEntry, 'name' | 'args'> }) => {
  const { i18n } = useLingui();
  const change = { name, args } as WaitingChange;
  const names = useChangeNames(projectOfChange(change));
  if (withdrawnOrderOf({ name, args })) return <Trans>Bestellung zurückziehen</Trans>;
  return i18n._(describeChange(change, names));
};
