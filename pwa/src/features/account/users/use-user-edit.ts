import { maySetEmail } from '@knotenblech/shared/accounts/forms/check-user-edit.ts';
import { checkUserForm, type UserFormError } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import { type UserForm, userFormSchema } from '@knotenblech/shared/accounts/forms/user-form.schema.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { type AccountAnswer, useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { isSameUser, tidyUser, withOthers, withPart } from './user-draft.ts';

/** A new user (null) or one that is there, and the form as it starts. */
type UserEdit = { user: User | null; given: UserForm; customerId: string | null };

type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'incomplete'; field: string }
  | { kind: 'failed' }
  /** `mailTo`: where a mail went that is waited for. */
  | { kind: 'saved'; mailTo: string | null };

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The form of a user while it is filled in and saved. */
export const useUserEdit = ({ user, given, customerId }: UserEdit) => {
  const shop = useShop();
  const askOwn = useOwnAccount();
  const [initial, setInitial] = useState(given);
  const [form, setForm] = useState(given);
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isPending, failure, ask } = useRequest();
  const isSelf = user?.id === shop.actor.userId;
  const isChanged = !isSameUser(form, initial);
  const asksPassword = isSelf && !isSameAddress(form.email, initial.email);
  const errors = checkUserForm(form);
  const isLimitWrong = !userFormSchema.shape.spendingLimit.safeParse(form.spendingLimit).success;

  const save = async (): Promise<Outcome> => {
    if (!isChanged && user !== null) return { kind: 'unchanged' };
    setIsTried(true);
    const later = isLimitWrong ? 'spendingLimit' : undefined;
    const field = errors[0]?.field ?? (asksPassword && password === '' ? 'password' : later);
    if (field !== undefined) return { kind: 'incomplete', field };
    const wish = {
      userId: user?.id ?? null,
      customerId,
      form: tidyUser(form),
      was: initial,
      password: asksPassword ? password : null,
    };
    const saved = await ask(async () => {
      const answer = await saveUser(askOwn, wish);
      if (!answer.ok) setInitial(withOthers(initial, answer.failure));
      return answer;
    });
    if (!saved) return { kind: 'failed' };
    shop.retryNow();
    return { kind: 'saved', mailTo: form.active ? saved.answer.mailTo : null };
  };

  const shown: readonly UserFormError[] = isTried ? errors : [];
  return {
    isNew: user === null,
    isSelf,
    maySetEmail: user === null || maySetEmail(shop.actor, user),
    /** What the user has before the edit. */
    had: initial.permissions,
    form,
    change: (part: Partial<UserForm>) => setForm(withPart(form, part)),
    isChanged,
    errors: shown,
    asksPassword,
    password,
    setPassword,
    isPasswordMissing: isTried && password === '',
    isPending,
    failure,
    save,
  };
};

export type RunningUserEdit = ReturnType<typeof useUserEdit>;

type AskOwn = ReturnType<typeof useOwnAccount>;

/** Where a mail went that is waited for: an invitation, or a new address to confirm. */
type Saved = { mailTo: string | null };

/** `customerId`: adds to that customer, not to the own company. */
type Wish = {
  userId: UserId | null;
  customerId: string | null;
  form: UserForm;
  was: UserForm;
  password: string | null;
};

/** Adds a user (without id) or changes one. */
const saveUser = async (
  askOwn: AskOwn,
  { userId, customerId, form, was, password }: Wish,
): Promise<AccountAnswer<Saved>> => {
  if (userId === null) {
    const added = await (customerId === null
      ? askOwn({ path: userCalls.add.path, body: form, answer: userCalls.add.answer })
      : askOwn({
          path: userCalls.addToCustomer.path.replace('{customerId}', customerId),
          body: form,
          answer: userCalls.addToCustomer.answer,
        }));
    return added.ok ? { ok: true, answer: { mailTo: form.email } } : added;
  }
  const edited = await askOwn({
    method: 'PUT',
    path: userCalls.edit.path.replace('{userId}', userId),
    body: { ...form, was, ...(password !== null && { password }) },
    answer: userCalls.edit.answer,
  });
  return edited.ok ? { ok: true, answer: { mailTo: edited.answer.pendingEmail } } : edited;
};
