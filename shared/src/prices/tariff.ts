import { z } from 'zod';
import { defineRecord } from '../sync/define-record.ts';

/** Decimal as text, so that no binary float ever carries an amount: '1.50'. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/);

/**
 * All sales-side amounts of one customer, immutable and numbered (factors and special prices are in the amounts).
 * Lies in the customer's price space; id is its number as text. The newest by validFrom prices new work.
 */
export const tariffSchema = z.strictObject({
  id: z.string(),
  number: z.number().int().positive(),
  /** Day it was made, YYYY-MM-DD; the device may use it this many days from the day it got it. */
  validFrom: z.string(),
  validDays: z.number().int().positive(),
  /** How gross weight follows from net geometry. */
  waste: z.strictObject({ plateMarginMm: decimal, sawKerfMm: decimal, barWastePercent: decimal }),
  /** EUR per kg gross by grade and kind of stock. */
  material: z.array(
    z.strictObject({ grade: z.string(), stock: z.enum(['plate', 'open', 'hollow', 'bar']), eurPerKg: decimal }),
  ),
  /** EUR per hour by process (work factor applied). */
  rates: z.strictObject({
    laser: decimal,
    plasma: decimal,
    saw: decimal,
    drill: decimal,
    manual: decimal,
    paint: decimal,
  }),
  cutting: z.array(
    z.strictObject({
      thicknessMm: z.number(),
      process: z.enum(['laser', 'plasma', 'oxyfuel']),
      mmPerMin: decimal,
      pierceSeconds: decimal,
    }),
  ),
  cuttingSetupMin: decimal,
  cuttingHandlingMinPerPart: decimal,
  plasmaFixedMinPerPosition: decimal,
  saw: z.strictObject({ setupMin: decimal, perCutMin: decimal, bevelMin: decimal, mm2PerMin: decimal }),
  drill: z.strictObject({
    setupMin: decimal,
    bitChangeMin: decimal,
    perHoleMin: decimal,
    extraPathMm: decimal,
    /** Feed speed for diameters up to diameterMm; the last row serves all larger. */
    speeds: z.array(z.strictObject({ diameterMm: z.number(), mmPerMin: decimal })),
  }),
  zinc: z.strictObject({
    /** EUR per kg of white weight while the project's galvanised weight is at most this; the last row serves all above. */
    classes: z.array(z.strictObject({ uptoKg: decimal.nullable(), eurPerKg: decimal })),
    surchargePercent: decimal,
    minimumEur: decimal,
    gPerM2Um: decimal,
    /** Mean coating by steel thickness: rows ascending, 'from' in mm. */
    coatings: z.array(z.strictObject({ fromMm: decimal, fromInclusive: z.boolean(), meanUm: decimal })),
    minimumThicknessMm: decimal,
    bathMm: z.strictObject({ length: z.number(), width: z.number(), depth: z.number() }),
  }),
  powder: z.strictObject({ eurPerM2: decimal, customColourEur: decimal, minimumEur: decimal, sweepEurPerM2: decimal }),
  primer: z.strictObject({ eurPerM2: decimal, minPerM2: decimal }),
  projectSetupEur: decimal,
  largestPlateThicknessMm: z.number(),
  longestPartMm: z.number(),
  production: z.array(z.strictObject({ type: z.string(), workingDays: z.number().int(), surchargePercent: decimal })),
  shipping: z.array(
    z.strictObject({
      type: z.string(),
      workingDays: z.number().int(),
      eur: decimal,
      eurPerKg: decimal,
      phoneRequired: z.boolean(),
    }),
  ),
  payment: z.array(z.strictObject({ type: z.string(), eur: decimal })),
  parcel: z.strictObject({ maxKg: decimal, maxLengthMm: z.number(), maxLengthPlusGirthMm: z.number() }),
  surfaceDays: z.strictObject({ zinc: z.number().int(), powder: z.number().int(), primer: z.number().int() }),
  vat: z.array(z.strictObject({ countryIso: z.string(), isEuMember: z.boolean(), rate: z.number().int() })),
});
export type Tariff = z.infer<typeof tariffSchema>;

export const tariffRecord = defineRecord({ kind: 'tariff', version: 1, schema: tariffSchema, migrations: {} });
