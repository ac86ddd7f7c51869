/** Newest version by space; of none: nobody knows which have something new. */
export type Versions = Record<string, number>;

const merge = (one: Versions, other: Versions) => {
  if (Object.keys(one).length === 0 || Object.keys(other).length === 0) return {};
  const merged = { ...one };
  for (const [space, version] of Object.entries(other)) merged[space] = Math.max(version, merged[space] ?? version);
  return merged;
};

/** Writes one poke at a time; those that come meanwhile wait as one, so that whoever does not read costs no more than that. */
export const writeMerged = (write: (versions: Versions) => Promise<unknown>) => {
  let waiting: Versions | null = null;
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting) {
      const versions = waiting;
      waiting = null;
      await write(versions);
    }
    isWriting = false;
  };
  return (versions: Versions) => {
    waiting = waiting ? merge(waiting, versions) : versions;
    if (!isWriting) void writeAll();
  };
};
