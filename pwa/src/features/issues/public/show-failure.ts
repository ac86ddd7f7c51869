import { asRefusal, DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isDeviceFull } from '../../../device/quota/quota.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import type { ConnectionProblem } from '../../../sync/status/read-status.ts';
import { addToast } from '../../../ui/signals/toasts.ts';

/** Tells whatever was thrown in a message. */
export const showFailure = (i18n: I18n, error: unknown) => {
  addToast({ tone: 'bad', words: failureMessage(i18n, error) });
};

/** Tells a refusal in a message; anything else is thrown on. */
export const showRefusal = (i18n: I18n, error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  showFailure(i18n, error);
};

/** Whatever was thrown, in the user's language; what was not foreseen in general words. */
export const failureMessage = (i18n: I18n, error: unknown) => {
  const { code, details } = refusalOf(error);
  return errorMessage(i18n, code, details);
};

/** What an action answers, or as a 'no' whatever was thrown in place of an answer. */
export const orRefusal = <T>(answer: Promise<T>): Promise<T | { ok: false; code: ErrorCode }> =>
  answer.catch((error: unknown) => ({ ok: false, code: refusalOf(error).code }));

/** What a person can be told of an error that nobody waited for; null: nothing. */
export const refusalIn = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  return isDeviceFull(error) ? new DomainError('device_full') : null;
};

/** The same of an error that somebody waited for: what was not foreseen is told in general words. */
const refusalOf = (error: unknown): DomainError => refusalIn(error) ?? asRefusal(error);

/** Why nothing reaches the server. */
export const connectionProblemLabels = {
  'no network': msg`Dieses Gerät ist offline`,
  'another answers': msg`Das Netz antwortet an Stelle des Servers`,
  'server away': msg`Der Server ist gerade nicht erreichbar`,
  'server fails': msg`Der Server antwortet mit einem Fehler`,
} as const satisfies Record<ConnectionProblem, unknown>;
