import type { Tariff } from './tariff.record.ts';

/** The tariff that prices new work: the newest by day, then by number; null when the user may not see prices. */
export const currentTariff = (tariffs: readonly Tariff[]): Tariff | null =>
  tariffs.reduce<Tariff | null>(
    (best, each) =>
      !best || each.validFrom > best.validFrom || (each.validFrom === best.validFrom && each.number > best.number)
        ? each
        : best,
    null,
  );
