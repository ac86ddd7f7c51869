import { isDeviceFull, tellDeviceFull } from '../database/device-full.ts';
import { noteDeviceFull } from './device-room.ts';

/** What storing comes to; a full device is noted until something can be stored again, and told as the refusal 'device_full'. */
export const storeHere = <T>(storing: Promise<T>): Promise<T> => {
  storing.then(
    () => noteDeviceFull(false, 'change'),
    (error: unknown) => {
      if (isDeviceFull(error)) noteDeviceFull(true, 'change');
    },
  );
  return tellDeviceFull(storing);
};
