import { z } from 'zod';
import { cartSchema } from '../cart/cart.ts';
import { defineRecord } from '../sync/define-record.ts';

/** Decimal as text, so that no binary float ever carries an amount: '1.50'. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/);

const productionType = cartSchema.shape.productionType.unwrap();

/**
 * All sales-side amounts of one customer, immutable and numbered (factors and special prices are in the amounts).
 * Lies in the customer's price space; id is its number as text. The newest by validFrom prices new work.
 * What is paid once (…Eur of setups) is an amount, never minutes beside a rate: the two would tell the purchase rate.
 */
export const tariffSchema = z.strictObject({
  id: z.string(),
  number: z.number().int().positive(),
  /** Day it was made, YYYY-MM-DD; the device may use it validDays from the day it got it, with 0 until a newer one is made. */
  validFrom: z.string(),
  validDays: z.number().int().nonnegative(),
  /** How gross weight follows from net geometry. */
  waste: z.strictObject({ plateMarginMm: decimal, sawKerfMm: decimal, barWastePercent: decimal }),
  /** EUR per kg gross by grade and kind of stock. */
  material: z.array(
    z.strictObject({ grade: z.string(), stock: z.enum(['plate', 'open', 'hollow', 'bar']), eurPerKg: decimal }),
  ),
  /** EUR per hour by process (work factor applied). */
  rates: z.strictObject({ laser: decimal, plasma: decimal, saw: decimal, drill: decimal, manual: decimal }),
  cutting: z.array(
    z.strictObject({
      thicknessMm: z.number(),
      process: z.enum(['laser', 'plasma', 'oxyfuel']),
      mmPerMin: decimal,
      pierceSeconds: decimal,
    }),
  ),
  cuttingHandlingMinPerPart: decimal,
  /** Minutes by hand per metre of cut contour. */
  deburrMinPerM: decimal,
  /** EUR per position; torch: plasma and oxyfuel. */
  cuttingSetupEur: z.strictObject({ laser: decimal, torch: decimal }),
  saw: z.strictObject({ setupEur: decimal, perCutMin: decimal, bevelMin: decimal, mm2PerMin: decimal }),
  drill: z.strictObject({
    setupEur: decimal,
    /** EUR per diameter and position. */
    bitChangeEur: decimal,
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
  powder: z.strictObject({ eurPerM2: decimal, customColourEur: decimal, minimumEur: decimal }),
  primer: z.strictObject({ eurPerM2: decimal }),
  projectSetupEur: decimal,
  largestPlateThicknessMm: z.number(),
  longestPartMm: z.number(),
  laserBedMm: z.strictObject({ length: z.number(), width: z.number() }),
  production: z.array(
    z.strictObject({ type: productionType, workingDays: z.number().int(), surchargePercent: decimal }),
  ),
  /** In the order of their ids. */
  shipping: z.array(
    z.strictObject({
      type: cartSchema.shape.shippingType.unwrap(),
      workingDays: z.number().int(),
      eur: decimal,
      eurPerKg: decimal,
      phoneRequired: z.boolean(),
      /** Production types it is offered with; empty: all. */
      productionTypes: z.array(productionType),
    }),
  ),
  payment: z.array(z.strictObject({ type: cartSchema.shape.paymentType.unwrap(), eur: decimal })),
  parcel: z.strictObject({ maxKg: decimal, maxLengthMm: z.number(), maxLengthPlusGirthMm: z.number() }),
  /** Beyond these limits shipping is on request. */
  freight: z.strictObject({ maxKg: decimal, maxLengthMm: z.number() }),
  surfaceDays: z.strictObject({ zinc: z.number().int(), powder: z.number().int(), primer: z.number().int() }),
  /** rate: hundredths of a percent. */
  vat: z.array(z.strictObject({ countryIso: z.string(), isEuMember: z.boolean(), rate: z.number().int() })),
});
export type Tariff = z.infer<typeof tariffSchema>;

export const tariffRecord = defineRecord({ kind: 'tariff', version: 1, schema: tariffSchema, migrations: {} });
