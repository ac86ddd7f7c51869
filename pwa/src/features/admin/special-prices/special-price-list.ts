import type { SpecialPriceVersion as PriceVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { SpecialPrice } from '@knotenblech/shared/prices/special-price.schema.ts';
import { type Day, daysAfter } from '@knotenblech/shared/values/day.ts';

/** A version with what it is for, and the last day on which it holds; null: until another one does. */
export type ShownPrice = PriceVersion & { of: SpecialPrice['subject']; until: Day | null };

const newestFirst = (a: PriceVersion, b: PriceVersion) =>
  a.validFrom === b.validFrom ? b.number - a.number : a.validFrom < b.validFrom ? 1 : -1;

/** Of every version of a customer's own prices: those that hold today, and those that hold from a later day on. */
export const shownPrices = (
  versions: readonly PriceVersion[],
  today: Day,
): { held: ShownPrice[]; coming: ShownPrice[] } => {
  const subjects = new Map(versions.flatMap((each) => (each.data ? [[each.subject, each.data.subject] as const] : [])));
  const shown = (version: PriceVersion): ShownPrice[] => {
    const of = subjects.get(version.subject);
    const later = versions
      .filter((each) => each.subject === version.subject && each.validFrom > version.validFrom)
      .map((each) => each.validFrom)
      .toSorted();
    const [next] = later;
    return of && version.data ? [{ ...version, of, until: next ? daysAfter(next, -1) : null }] : [];
  };
  const bySubject = [...subjects.keys()].map((subject) =>
    versions.filter((each) => each.subject === subject).toSorted(newestFirst),
  );
  const held = bySubject.flatMap((own) => own.find((each) => each.validFrom <= today) ?? []);
  const isOvertaken = (version: PriceVersion, own: readonly PriceVersion[]) =>
    own.some((each) => each.validFrom === version.validFrom && each.number > version.number);
  const coming = bySubject.flatMap((own) =>
    own.filter((each) => each.validFrom > today && !isOvertaken(each, own)).toReversed(),
  );
  return { held: held.flatMap(shown), coming: coming.flatMap(shown) };
};
