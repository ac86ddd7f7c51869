import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** Refuses an order or the wish for a quote whose hash is not that of the text that it says was shown; older builds send none. */
export const refuseStaleHash = ({ shownHash }: { shownHash?: string | undefined }, shown: string) => {
  if (shownHash === undefined) return;
  const hash = createHash('sha256').update(shown).digest('hex');
  if (hash !== shownHash) throw new DomainError('invalid_input', { field: 'shownHash' });
};
