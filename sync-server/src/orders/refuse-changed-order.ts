import { createHash } from 'node:crypto';
import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { choicesText, contentsChanges, orderContents } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

type Ordered = {
  shippingAddress: Address;
  billingAddress: Address;
  projects: readonly Project[];
  /** It is told again to a server that was restored: others of its projects may have been told first. */
  isTold: boolean;
};

/**
 * Refuses an order of something else, or to somewhere else, than its buyer saw, also where it costs the same; what has changed
 * goes back to him, as JSON.
 */
export const refuseChangedContents = (
  rows: Rows,
  { shownContents }: SubmitOrderArgs,
  { shippingAddress, billingAddress, projects, isTold }: Ordered,
) => {
  if (shownContents === undefined) return;
  const now = orderContents({
    shippingAddress,
    billingAddress,
    projects: projects.map((project) => ({ project, choices: hashOfChoices(rows, project) })),
  });
  const changes = contentsChanges(shownContents, now).filter(
    (change) => !(isTold && change.what === 'project' && change.field === 'isOrdered'),
  );
  if (changes.length > 0) throw new DomainError('contents_changed', { changes: JSON.stringify(changes) });
};

const hashOfChoices = (rows: Rows, { id }: Project) => {
  const space = projectSpace(id);
  const text = choicesText(rows.all(space, 'partChoice'), rows.all(space, 'assemblyChoice'));
  return createHash('sha256').update(text).digest('hex');
};

/** Refuses an order or the wish for a quote whose hash is not that of the text that it says was shown; older builds send none. */
export const refuseStaleHash = ({ shownHash }: { shownHash?: string | undefined }, shown: string) => {
  if (shownHash === undefined) return;
  const hash = createHash('sha256').update(shown).digest('hex');
  if (hash !== shownHash) throw new DomainError('invalid_input', { field: 'shownHash' });
};
