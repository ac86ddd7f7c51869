import { isBinding, signOfLife } from '@knotenblech/shared/sync/changes.ts';
import type { Mutation, PullRequest } from '@knotenblech/shared/sync/wire.ts';
import type { Lane } from '../../http/admission/create-admission.ts';

const mostSmall = 5;

/** How urgent a push is. */
export const priorityOf = (mutations: readonly Mutation[]): Lane => {
  if (mutations.some(isBinding)) return 'order';
  return mutations.length > mostSmall ? 'bulk' : 'small';
};

/** How urgent a pull is: before an order leaves its device, that asks for a sign of life. */
export const laneOfPull = ({ limit, epoch }: Pick<PullRequest, 'limit' | 'epoch'>): Lane => {
  if (limit <= signOfLife) return 'order';
  return epoch === null ? 'bulk' : 'small';
};
