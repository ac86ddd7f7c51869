import { userCalls } from '@knotenblech/shared/api/accounts/user-calls.ts';
import { useLocation } from '@tanstack/react-router';
import type { Question } from '../own/call-account-api.ts';
import { useAnswer } from '../own/use-answer.ts';

const invited = {
  method: 'GET',
  path: userCalls.invited.path,
  answer: userCalls.invited.answer,
} as const satisfies Question<unknown>;

/** Who was invited and has set no password yet, as far as the server can be asked; for admins of the company. */
export const useInvited = (isWanted: boolean): ReadonlySet<string> => {
  const { pathname } = useLocation();
  const { asked } = useAnswer(invited, pathname, isWanted);
  return new Set(asked?.ok ? asked.answer.userIds : []);
};
