import { z } from 'zod';
import { defineRecord } from '../../values/define-record.ts';
import { type CartId, type CartLineId, idSchema, type ProjectId } from '../../values/ids.ts';

/** The most of one project that a cart takes. */
export const largestQuantity = 9999;

/** A project in a cart: how many times it is ordered. Lies in the user's space. */
export const cartLineSchema = z.strictObject({
  id: idSchema<CartLineId>(),
  cartId: idSchema<CartId>(),
  projectId: idSchema<ProjectId>(),
  quantity: z.number().int().min(1).max(largestQuantity),
  comment: z.string().max(2000),
  reference: z.string().max(200),
  addedAt: z.string(),
});
export type CartLine = z.infer<typeof cartLineSchema>;

export const cartLineRecord = defineRecord({ kind: 'cartLine', version: 1, schema: cartLineSchema, migrations: {} });
