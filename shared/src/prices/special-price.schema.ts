import { z } from 'zod';
import { type Day, daysAfter } from '../values/day.ts';
import { processNameSchema } from './process-price.schema.ts';
import { gradeStockSchema, specificitySchema } from './tariff-stock.schema.ts';

/** What a special price is for: a material (null: all), the rate or unit price of a process, a sales factor, or everything that is made (a discount). */
const subjectSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('material'),
    grade: z.string().max(40).nullable(),
    stock: gradeStockSchema.nullable(),
    specificity: specificitySchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('process'), process: processNameSchema }),
  z.strictObject({ kind: z.literal('factor'), factor: z.enum(['work', 'material', 'flat']) }),
  z.strictObject({ kind: z.literal('discount') }),
]);

const isDiscount = (percent: string) => Number(percent) < 0 && Number(percent) >= -100;

/**
 * A customer's own price. 'purchase': the amount in place of the base data's (EUR/kg, EUR/h, EUR/m2, or the factor itself),
 * decimal text; 'percent': what the base data's amount changes by, '-7.5' is 7.5 % less. The last of several for the same thing holds.
 * Purchase side: never on a device.
 */
export const specialPriceSchema = z
  .strictObject({
    subject: subjectSchema,
    by: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('purchase'), amount: z.string().regex(/^\d{1,7}(\.\d{1,6})?$/) }),
      z.strictObject({ kind: z.literal('percent'), percent: z.string().regex(/^-?\d{1,4}(\.\d{1,4})?$/) }),
    ]),
  })
  .refine(({ subject, by }) => subject.kind !== 'discount' || (by.kind === 'percent' && isDiscount(by.percent)), {
    path: ['by'],
    message: 'a discount takes off up to 100 percent',
  });

/** Whether a price can be entered: nothing is taken off below 0. */
export const canBeEntered = ({ subject, by }: SpecialPrice): boolean =>
  specialPriceSchema.safeParse({ subject, by }).success && (by.kind === 'purchase' || Number(by.percent) >= -100);

export type SpecialPrice = z.infer<typeof specialPriceSchema>;

/** What a customer has of his own for one thing from a day on; price null: the base data hold. */
export type PriceDay = { validFrom: Day; price: SpecialPrice['by'] | null };

type Wanted = PriceDay & { validTo: Day | null };

/**
 * The days to write so that a price holds from a day, and to a last one where that is named: in between nothing else holds,
 * after it what held there before. `known`: what he has, oldest day first.
 */
export const priceDays = (known: readonly PriceDay[], { validFrom, validTo, price }: Wanted): PriceDay[] => {
  const first = { validFrom, price };
  if (validTo === null) return [first];
  const next = daysAfter(validTo, 1);
  const between = known
    .filter((each) => each.validFrom > validFrom && each.validFrom < next)
    .map((each) => ({ validFrom: each.validFrom, price }));
  const before = known.findLast((each) => each.validFrom <= next);
  const after = before?.validFrom === next ? [] : [{ validFrom: next, price: before?.price ?? null }];
  return [first, ...between, ...after];
};
