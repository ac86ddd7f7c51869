import type { z } from 'zod';
import { addressRecord } from '../accounts/address.record.ts';
import { customerRecord } from '../accounts/customer.record.ts';
import { userRecord } from '../accounts/user.record.ts';
import { catalogPackRecord } from '../catalogue/catalog-pack.record.ts';
import { connectorTemplateRecord } from '../connectors/templates/connector-template.record.ts';
import { readingRecord } from '../files/reading.record.ts';
import { singlePartRecord } from '../files/single-parts/single-part.record.ts';
import { messageRecord } from '../messages/message.record.ts';
import { orderAmountsRecord } from '../orders/amounts/order-amounts.record.ts';
import { approvalRequestRecord } from '../orders/approval/approval-request.record.ts';
import { cartRecord } from '../orders/cart/cart.record.ts';
import { cartLineRecord } from '../orders/cart/cart-line.record.ts';
import { orderRecord } from '../orders/order.record.ts';
import { quoteRecord } from '../orders/quotes/quote.record.ts';
import { savedCartRecord } from '../orders/saved/saved-cart.record.ts';
import { assemblyChoiceRecord } from '../parts/assemblies/assembly-choice.record.ts';
import { weldProofRecord } from '../parts/assemblies/weld-proof.record.ts';
import { weldCertFileRecord } from '../parts/certificates/weld-cert-file.record.ts';
import { partChoiceRecord } from '../parts/part-choice.record.ts';
import { partPackRecord } from '../parts/part-pack.record.ts';
import { priceOverrideRecord } from '../prices/price-override.record.ts';
import { manualPriceRecord } from '../prices/project/manual-price.record.ts';
import { projectPriceRecord } from '../prices/project/project-price.record.ts';
import { tariffRecord } from '../prices/tariff.record.ts';
import { projectRecord } from '../projects/project.record.ts';
import { timberPlayRecord } from '../timber/timber-play.record.ts';
import { conflictRecord } from './conflict.record.ts';

/** Every kind of record that is synced. */
export const recordKinds = {
  address: addressRecord,
  approvalRequest: approvalRequestRecord,
  assemblyChoice: assemblyChoiceRecord,
  cart: cartRecord,
  cartLine: cartLineRecord,
  catalogPack: catalogPackRecord,
  conflict: conflictRecord,
  connectorTemplate: connectorTemplateRecord,
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
  savedCart: savedCartRecord,
  singlePart: singlePartRecord,
  tariff: tariffRecord,
  timberPlay: timberPlayRecord,
  user: userRecord,
  weldCertFile: weldCertFileRecord,
  weldProof: weldProofRecord,
} as const;

export type RecordKind = keyof typeof recordKinds;
export type RecordOf<K extends RecordKind> = z.infer<(typeof recordKinds)[K]['schema']>;
