/** Whether this window of its browser is the one to tell a thing: the first that asks, for as long as it is open. */
export const claimNotice = (name: string): Promise<boolean> => {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    };
    void navigator.locks.request(`told:${name}`, { ifAvailable: true }, hold);
  });
};
