import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/**
 * What else means that there is no room. WebKit (2.50) says of a full disk only that something could not be written; Firefox (140)
 * lets the transaction after one without room delete, and nothing else.
 */
const meansFull = /^UnknownError.*Unable to (store|commit)|^InvalidStateError.*did not allow mutations/;

/** Whether an error, or one that it holds, is meant: a transaction tells what failed only inside its own. */
const holds = (error: unknown, isMeant: (error: Error) => boolean): boolean => {
  if (!(error instanceof Error)) return false;
  const { inner, cause, failures } = error as { inner?: unknown; cause?: unknown; failures?: unknown };
  if (isMeant(error) || holds(inner, isMeant) || holds(cause, isMeant)) return true;
  return Array.isArray(failures) && failures.some((each) => holds(each, isMeant));
};

/** Whether the browser said that there is no room: what cannot be stored may be given up for it. */
export const isRoomRefused = (error: unknown) => holds(error, ({ name }) => name === 'QuotaExceededError');

/** Whether something failed because the device has no room left, as far as can be told: nothing is given up for it. */
export const isDeviceFull = (error: unknown) =>
  isRoomRefused(error) || holds(error, ({ name, message }) => meansFull.test(`${name} ${message}`));

/** What storing comes to, with a full device told as the refusal 'device_full'. */
export const mapQuotaError = async <T>(storing: Promise<T>): Promise<T> => {
  try {
    return await storing;
  } catch (error) {
    throw isDeviceFull(error) ? Object.assign(new DomainError('device_full'), { cause: error }) : error;
  }
};
