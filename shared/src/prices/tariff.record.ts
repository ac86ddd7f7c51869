import { z } from 'zod';
import { cartSchema } from '../orders/cart/cart.record.ts';
import { ventHoleSchema } from '../parts/findings/vent-hole.schema.ts';
import { uncoated } from '../parts/finishes.ts';
import { surfaceSchema } from '../parts/surface.schema.ts';
import { defineRecord } from '../values/define-record.ts';
import { gradeStockSchema, specificitySchema } from './tariff-stock.schema.ts';

/** Decimal as text, so that no binary float ever carries an amount: '1.50'. */
const decimal = z.string().regex(/^\d+(\.\d+)?$/);

const productionType = cartSchema.shape.productionType.unwrap();

/** What freight costs above a weight of the truck's load: EUR a truck, and EUR per kg. */
export const freightRateSchema = z.strictObject({
  type: cartSchema.shape.shippingType.unwrap(),
  overKg: decimal,
  eur: decimal,
  eurPerKg: decimal,
});

/** A quantity that prices are compared at. */
export const quantityStepSchema = z.number().int().min(1).max(9999);

/**
 * All sales-side amounts of one customer, immutable and numbered (factors and special prices are in the amounts).
 * Lies in the customer's price space; id is its number as text. The newest by validFrom prices new work.
 * What is optional is in every tariff that is made now; one of before charges nothing for it.
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
  /** EUR per kg gross by grade, kind of stock and how it was made; a row without specificity serves whatever has none of its own. */
  material: z.array(
    z.strictObject({
      grade: z.string(),
      stock: gradeStockSchema,
      specificity: specificitySchema.optional(),
      eurPerKg: decimal,
    }),
  ),
  /** What a bar or sheet of stock costs once per project, however many positions are made from it, EUR by kind of stock. */
  stockSetupEur: z.record(gradeStockSchema, decimal).optional(),
  /** EUR per hour by process (work factor applied). */
  rates: z.strictObject({
    laser: decimal,
    plasma: decimal,
    saw: decimal,
    drill: decimal,
    manual: decimal,
    mill: decimal.optional(),
    weld: decimal.optional(),
    engineering: decimal.optional(),
  }),
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
    /** Minutes that a countersink takes beside its hole. */
    countersinkMin: decimal.optional(),
  }),
  /** Recesses that are milled: minutes of each beside the volume taken away. */
  milling: z.strictObject({ setupEur: decimal, perRecessMin: decimal, mm3PerMin: decimal }).optional(),
  welding: z
    .strictObject({
      /** EUR per position of an assembly. */
      setupEur: decimal,
      /** Minutes per mm of seam and mm2 of squared a-dimension. */
      minPerMmA2: decimal,
      fitUpMinPerPart: decimal,
      weldMetalEurPerKg: decimal,
      /** Density of weld metal. */
      kgPerM3: decimal,
      /** A seam with a smaller a-dimension, or a larger one than this share of the thinnest wall it joins, is on request. */
      leastAMm: decimal,
      mostAOfThinnest: decimal,
    })
    .optional(),
  /** Speed of the conveyor in mm per minute; what surfaces of welded assemblies are blasted before. */
  blasting: z
    .strictObject({
      mmPerMin: decimal,
      before: z.array(surfaceSchema.exclude([uncoated])),
    })
    .optional(),
  /** Holes that a closed end of a galvanised hollow section needs, by its size. */
  ventHoles: z.array(ventHoleSchema).optional(),
  /** Certificates of material (EN 10204), EUR per position: test report 2.2, or 3.1 for the grades that need it. */
  certificates: z
    .strictObject({ testReportEur: decimal, inspectionEur: decimal, inspectionGrades: z.array(z.string()) })
    .optional(),
  /** Declaration of performance (EN 1090-1), EUR: for the project, and for each kind of welded assembly by formula or from drawings. */
  declaration: z
    .strictObject({ projectEur: decimal, formulaEurPerAssembly: decimal, drawingEurPerAssembly: decimal })
    .optional(),
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
  /** Quantities that prices are compared at, ascending. */
  quantitySteps: z.array(quantityStepSchema).optional(),
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
  /** Whether PayPal is set up; its row stands among the payment types either way, so that their ids stay. */
  takesPaypal: z.boolean().optional(),
  parcel: z.strictObject({
    maxKg: decimal,
    maxLengthMm: z.number(),
    maxLengthPlusGirthMm: z.number(),
    /** All parcels of an order together. */
    maxLoadKg: decimal.optional(),
  }),
  /** What one truck takes; a longer piece, and a load of more trucks, is on request. */
  freight: z.strictObject({
    maxKg: decimal,
    maxLengthMm: z.number(),
    maxTrucks: z.number().int().positive().optional(),
    /** What a truck costs beside its rate while a piece is longer. */
    long: z.strictObject({ overMm: z.number(), eur: decimal }).optional(),
    /** The largest piece that a tail lift lowers. */
    tailLift: z.strictObject({ maxKg: decimal, maxLengthMm: z.number() }).optional(),
    /** Rates of loads above the shipping type's own, ascending by weight of a truck; the last serves all above. */
    rates: z.array(freightRateSchema).optional(),
    /** What is added to freight to a country, percent; none to one that is not named. */
    countries: z.array(z.strictObject({ countryIso: z.string(), percent: decimal })).optional(),
  }),
  surfaceDays: z.strictObject({ zinc: z.number().int(), powder: z.number().int(), primer: z.number().int() }),
  /** rate: hundredths of a percent. */
  vat: z.array(z.strictObject({ countryIso: z.string(), isEuMember: z.boolean(), rate: z.number().int() })),
});
export type Tariff = z.infer<typeof tariffSchema>;

/** Sales amount = purchase amount x factor, by kind of cost; decimal text. */
export type PriceFactors = { work: string; material: string; flat: string };

export const tariffRecord = defineRecord({ kind: 'tariff', version: 1, schema: tariffSchema, migrations: {} });
