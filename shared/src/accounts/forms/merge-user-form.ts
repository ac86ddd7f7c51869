import { DomainError } from '../../values/errors/domain-error.ts';
import type { UserForm } from './user-form.schema.ts';

type Edited = {
  /** As the editor read the user. */
  was: UserForm;
  /** As he sends him. */
  wanted: UserForm;
  /** As somebody else may have saved him meanwhile. */
  now: UserForm;
};

const textFields = ['firstName', 'name', 'userName', 'email'] as const;

/**
 * What an edit makes of a user whom somebody else may have edited meanwhile: what the editor changed, all else as it is now. Throws
 * DomainError 'changed_meanwhile' with the field and what it is now, where both wrote something else.
 */
export const mergeUserForm = ({ was, wanted, now }: Edited): UserForm => {
  const texts = textFields.map((field) => {
    if (wanted[field] === was[field]) return [field, now[field]] as const;
    if (now[field] !== was[field] && now[field] !== wanted[field])
      throw new DomainError('changed_meanwhile', { field, now: now[field] });
    return [field, wanted[field]] as const;
  });
  const flag = (name: 'seesPrices' | 'active') => (wanted[name] === was[name] ? now[name] : wanted[name]);
  const added = wanted.permissions.filter((each) => !was.permissions.includes(each));
  const kept = now.permissions.filter((each) => wanted.permissions.includes(each) || !was.permissions.includes(each));
  return {
    ...now,
    ...Object.fromEntries(texts),
    permissions: [...new Set([...kept, ...added])],
    seesPrices: flag('seesPrices'),
    active: flag('active'),
  };
};
