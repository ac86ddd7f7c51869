import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Logger } from 'pino';

type Rights = Pick<User, 'permissions' | 'seesPrices' | 'active'>;
type RightsChange = {
  by: UserId;
  userId: UserId;
  /** null: a new user. */
  was: Rights | null;
  now: Rights;
};

const rightsOf = ({ permissions, seesPrices, active }: Rights) => ({
  permissions: [...permissions].sort(),
  seesPrices,
  active,
});

/** Leaves in the log who gave or took which rights; nothing where they stay. */
export const logRights = (log: Logger, { by, userId, was, now }: RightsChange) => {
  const change = { was: was && rightsOf(was), now: rightsOf(now) };
  if (JSON.stringify(change.was) !== JSON.stringify(change.now)) log.info({ by, userId, ...change }, 'rights');
};
