import type { z } from 'zod';
import { addressRecord } from '../addresses/address.ts';
import { assemblyChoiceRecord } from '../assemblies/assembly-choice.ts';
import { catalogPackRecord } from '../base-data/catalog-pack.ts';
import { cartLineRecord } from '../cart/cart-line.ts';
import { cartRecord } from '../cart/cart.ts';
import { customerRecord } from '../customers/customer.ts';
import { readingRecord } from '../files/reading-record.ts';
import { messageRecord } from '../messages/message.ts';
import { orderAmountsRecord } from '../orders/order-amounts.ts';
import { orderRecord } from '../orders/order.ts';
import { partChoiceRecord } from '../parts/part-choice.ts';
import { partPackRecord } from '../parts/part-pack.ts';
import { priceOverrideRecord } from '../prices/price-override.ts';
import { tariffRecord } from '../prices/tariff.ts';
import { manualPriceRecord } from '../projects/manual-price.ts';
import { projectPriceRecord } from '../projects/project-price.ts';
import { projectRecord } from '../projects/project.ts';
import { quoteRecord } from '../quotes/quote.ts';
import { singlePartRecord } from '../single-parts/single-part.ts';
import { userRecord } from '../users/user.ts';
import { weldCertFileRecord } from '../weld-certificates/weld-cert-file.ts';
import { weldProofRecord } from '../welds/weld-proof.ts';
import { conflictRecord } from './conflict.ts';

/** Every kind of record that is synced. */
export const recordKinds = {
  address: addressRecord,
  assemblyChoice: assemblyChoiceRecord,
  cart: cartRecord,
  cartLine: cartLineRecord,
  catalogPack: catalogPackRecord,
  conflict: conflictRecord,
  customer: customerRecord,
  manualPrice: manualPriceRecord,
  message: messageRecord,
  order: orderRecord,
  orderAmounts: orderAmountsRecord,
  partChoice: partChoiceRecord,
  partPack: partPackRecord,
  priceOverride: priceOverrideRecord,
  project: projectRecord,
  projectPrice: projectPriceRecord,
  quote: quoteRecord,
  reading: readingRecord,
  singlePart: singlePartRecord,
  tariff: tariffRecord,
  user: userRecord,
  weldCertFile: weldCertFileRecord,
  weldProof: weldProofRecord,
} as const;

export type RecordKind = keyof typeof recordKinds;
export type RecordOf<K extends RecordKind> = z.infer<(typeof recordKinds)[K]['schema']>;
