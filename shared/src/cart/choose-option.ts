import type { CartOption } from './cart-option.ts';

/** After the options changed: the chosen type if still active, else the next active one with a higher id, else none. */
export const nextActiveType = <Type extends string>(
  options: readonly CartOption<Type>[],
  chosen: Type | null,
): Type | null => {
  const id = options.find((option) => option.type === chosen)?.id;
  if (id === undefined) return null;
  return options.find((option) => option.active && option.id >= id)?.type ?? null;
};

/** The chosen type if still active, else the first active one, else none. */
export const activeTypeOrFirst = <Type extends string>(
  options: readonly CartOption<Type>[],
  chosen: Type | null,
): Type | null =>
  (options.find((option) => option.active && option.type === chosen) ?? options.find((option) => option.active))
    ?.type ?? null;
