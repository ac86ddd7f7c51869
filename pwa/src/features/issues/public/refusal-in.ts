import { asRefusal, DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { isDeviceFull } from '../../../database/device-full.ts';

/** What a person can be told of an error that nobody waited for; null: nothing. */
export const refusalIn = (error: unknown): DomainError | null => {
  if (error instanceof DomainError) return error;
  return isDeviceFull(error) ? new DomainError('device_full') : null;
};

/** The same of an error that somebody waited for: what was not foreseen is told in general words. */
export const refusalOf = (error: unknown): DomainError => refusalIn(error) ?? asRefusal(error);
