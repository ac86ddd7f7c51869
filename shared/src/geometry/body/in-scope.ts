type Owned = { delete(): void };
export type Scope = <T extends Owned>(owned: T) => T;

/** Runs `work` and frees every kernel object it kept, also when it throws. What outlives the scope must not be kept. */
export const inScope = <T>(work: (keep: Scope) => T): T => {
  const owned: Owned[] = [];
  try {
    return work((object) => {
      owned.push(object);
      return object;
    });
  } finally {
    for (const object of owned.toReversed()) object.delete();
  }
};
