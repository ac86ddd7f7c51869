import type { Remark } from '../../parts/part-facts.schema.ts';
import type { GeometryRemarkCode } from '../body/geometry-remarks.ts';
import { toHundredth } from '../measures/round.ts';

/** One place where a rule is broken: `value` is what falls short, `values` what is said with it. */
export type Breach = { key: string; value: number; values: Record<string, number> };

/** One remark for each kind of breach: the values of the worst one, and how many there are. */
export const worstOf = (code: GeometryRemarkCode, breaches: Breach[]): Remark[] => {
  const kinds = new Map<string, { worst: Breach; count: number }>();
  for (const breach of breaches) {
    const known = kinds.get(breach.key);
    const worst = known === undefined || breach.value < known.worst.value ? breach : known.worst;
    kinds.set(breach.key, { worst, count: (known?.count ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ worst, count }) => ({
    code,
    values: {
      ...Object.fromEntries(Object.entries(worst.values).map(([name, value]) => [name, toHundredth(value)])),
      count,
    },
  }));
};
