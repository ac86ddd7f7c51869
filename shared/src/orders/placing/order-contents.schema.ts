import { z } from 'zod';
import { addressSchema } from '../../accounts/address.record.ts';
import { projectSchema } from '../../projects/project.record.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What of an address stands on parcel, delivery note and invoice. */
const shownAddressSchema = addressSchema.omit({ id: true, fax: true, isShippingAddress: true, isBillingAddress: true });

/** What is made of one line. */
const shownProjectSchema = projectSchema
  .pick({ surface: true, ralNumber: true, productionType: true, additionalText: true, fileHash: true })
  .extend({
    projectId: projectSchema.shape.id,
    materialCertificate: z.boolean(),
    weldingCertificate: projectSchema.shape.weldingCertificate.unwrap(),
    /** SHA-256 (hex) of choicesText; null: the device did not hold the choices. */
    choices: hash.nullable(),
    /** It was shown as ordered before; absent from builds that did not say it. */
    isOrdered: z.boolean().optional(),
  });

/** What is ordered and where it goes, as it stood on the device when the button was pressed: claims to compare, never stored. */
export const orderContentsSchema = z.strictObject({
  shippingAddress: shownAddressSchema,
  billingAddress: shownAddressSchema.nullable(),
  projects: z.array(shownProjectSchema).min(1).max(100),
});
export type OrderContents = z.infer<typeof orderContentsSchema>;
export type ShownAddress = z.infer<typeof shownAddressSchema>;
export type ShownProject = z.infer<typeof shownProjectSchema>;
