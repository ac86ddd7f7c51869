import type { User } from './user.record.ts';

/** How a user is called where people read it: first name and name, or what he signs in with. */
export const nameOfUser = ({ firstName, name, userName }: Pick<User, 'firstName' | 'name' | 'userName'>): string =>
  `${firstName} ${name}`.trim() || userName;
