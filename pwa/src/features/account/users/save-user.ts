import type { UserForm } from '@knotenblech/shared/accounts/user-form.schema.ts';
import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { AccountAnswer } from '../own/call-account-api.ts';
import type { useOwnAccount } from '../own/use-own-account.ts';

type AskOwn = ReturnType<typeof useOwnAccount>;
/** Where a mail went that is waited for: an invitation, or a new address to confirm. */
export type Saved = { mailTo: string | null };
/** `customerId`: adds to that customer, not to the own company. */
type Wish = {
  userId: UserId | null;
  customerId: string | null;
  form: UserForm;
  was: UserForm;
  password: string | null;
};

/** Adds a user (without id) or changes one. */
export const saveUser = async (
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
