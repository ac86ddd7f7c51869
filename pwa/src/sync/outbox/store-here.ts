import { isDeviceFull, mapQuotaError } from '../../database/device-full.ts';
import { reportQuotaExceeded } from '../../database/quota.ts';

/** What storing comes to; a full device is noted until something can be stored again, and told as the refusal 'device_full'. */
export const withQuotaHandling = <T>(storing: Promise<T>): Promise<T> => {
  storing.then(
    () => reportQuotaExceeded(false, 'change'),
    (error: unknown) => {
      if (isDeviceFull(error)) reportQuotaExceeded(true, 'change');
    },
  );
  return mapQuotaError(storing);
};
