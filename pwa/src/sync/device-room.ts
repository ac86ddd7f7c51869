let isFull = false;
const listeners = new Set<() => void>();

/** Kept in memory alone: a device without room stores nothing, not even this. */
export const noteDeviceFull = (isFullNow: boolean) => {
  if (isFull === isFullNow) return;
  isFull = isFullNow;
  for (const listener of listeners) listener();
};

/** Whether the sync of this tab last failed because the device has no room left. */
export const isDeviceFullNow = () => isFull;

export const subscribeToDeviceRoom = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
