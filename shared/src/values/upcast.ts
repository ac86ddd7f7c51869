type Step = (args: unknown) => unknown;

/** By the name of a change, and the version of its arguments from which a step leads to the next. */
export type Upcasts = Readonly<Record<string, Readonly<Record<number, Step>>>>;

/** Every step since the first build; a change of version n has the steps 1 to n - 1. */
export const upcasts: Upcasts = {};

/** The arguments of an older build as those of the present one; null: they are of a newer build, or nothing leads here. */
export const upcast = (
  { name, v, args }: { name: string; v: number; args: unknown },
  version: number,
  steps: Upcasts = upcasts,
): { args: unknown } | null => {
  if (v === version) return { args };
  const step = v < version ? steps[name]?.[v] : undefined;
  return step ? upcast({ name, v: v + 1, args: step(args) }, version, steps) : null;
};
