import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';

/**
 * What else means that there is no room. WebKit (2.50) says of a full disk only that something could not be written; Firefox (140)
 * lets the transaction after one without room delete, and nothing else.
 */
const meansFull = /^UnknownError.*Unable to (store|commit)|^InvalidStateError.*did not allow mutations/;

/** Whether something failed because the device has no room left; a transaction tells it only inside its own error. */
export const isDeviceFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { inner, failures } = error as { inner?: unknown; failures?: unknown };
  if (error.name === 'QuotaExceededError') return true;
  if (meansFull.test(`${error.name} ${error.message}`)) return true;
  return isDeviceFull(inner) || (Array.isArray(failures) && failures.some(isDeviceFull));
};

/** What storing comes to, with a full device told as the refusal 'device_full'. */
export const tellDeviceFull = async <T>(storing: Promise<T>): Promise<T> => {
  try {
    return await storing;
  } catch (error) {
    throw isDeviceFull(error) ? new DomainError('device_full') : error;
  }
};
