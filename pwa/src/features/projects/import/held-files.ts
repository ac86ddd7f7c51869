let held: readonly File[] = [];

/** Keeps files that were chosen on another page until the list of projects is shown. */
export const holdFiles = (files: readonly File[]) => {
  held = files;
};

/** Each is given once. */
export const takeHeldFiles = (): readonly File[] => {
  const files = held;
  held = [];
  return files;
};
