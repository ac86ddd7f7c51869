import { z } from 'zod';

/** How a purchasing system opens the shop and takes a basket back: SAP's Open Catalog Interface, IDS-Connect of the German trades. */
export const punchoutProtocols = ['oci', 'ids'] as const;
export type PunchoutProtocol = (typeof punchoutProtocols)[number];

/** What a purchasing system calls a piece; IDS-Connect knows the first alone. */
export const punchoutUnits = ['PCE', 'ST', 'EA'] as const;
export const punchoutEncodings = ['UTF-8', 'ISO-8859-1'] as const;

/** Where what is paid once for a project goes: an item of its own, or into the prices of the parts. */
export const punchoutSetups = ['own-item', 'spread'] as const;

const address =
  /^(https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/(?!\.\.?(\/|$))[\w.~-]+)*\/?$/;

/**
 * Where baskets may be sent: 'https://erp.example.com', with a port or the beginning of a path where wanted. Plain http for
 * the own machine alone, which only servers without HTTPS take.
 */
export const returnAddressSchema = z
  .string()
  .max(200)
  .regex(address)
  .refine((given) => Number(/:(\d+)/.exec(given.slice('https:'.length))?.[1] ?? 1) <= 65_535);

/** As many addresses a way in has. */
export const mostReturnAddresses = 20;

/** What a company chooses of one way in. */
export const punchoutSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  returnAddresses: z.array(returnAddressSchema).min(1).max(mostReturnAddresses),
  unit: z.enum(punchoutUnits),
  /** Of the form that brings the basket. */
  encoding: z.enum(punchoutEncodings),
  setup: z.enum(punchoutSetups),
});
export type PunchoutSettings = z.infer<typeof punchoutSettingsSchema>;

/** A way in as its company sees it: never its password. */
export const punchoutAccessSchema = punchoutSettingsSchema.extend({
  protocol: z.enum(punchoutProtocols),
  userName: z.string(),
  madeAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
});
export type PunchoutAccess = z.infer<typeof punchoutAccessSchema>;

/** The purchasing system that this browser came from: 'other-company' where it is not that of whoever is signed in. */
export const punchoutVisitSchema = z.strictObject({
  state: z.enum(['open', 'handed-over', 'other-company']),
  protocol: z.enum(punchoutProtocols),
  /** Where the basket goes. */
  host: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PunchoutVisit = z.infer<typeof punchoutVisitSchema>;
