import { z } from 'zod';
import type { CatalogPack } from './catalog-pack.record.ts';

/** Who runs the shop: shown on pages and in mails, kept as the one row of the table 'operator'. */
export const operatorSchema = z.strictObject({
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  countryIso: z.string(),
  phone: z.string(),
  email: z.string(),
  vatId: z.string(),
  /** Of those who have no VAT number on their documents. */
  taxNumber: z.string().max(40).default(''),
  /** Court of the commercial register and number there, as business letters have to say. */
  registerCourt: z.string().max(80).default(''),
  registerNumber: z.string().max(40).default(''),
  managingDirectors: z.string().max(200).default(''),
  /** Where customers transfer to; without an IBAN nobody can pay in advance. */
  bankName: z.string().max(80).default(''),
  iban: z
    .string()
    .regex(/^([A-Z]{2}\d{2}[A-Z0-9]{11,30})?$/)
    .default(''),
  bic: z
    .string()
    .regex(/^([A-Z0-9]{8}([A-Z0-9]{3})?)?$/)
    .default(''),
  /** Whether nothing is made before a payment in advance has come in. */
  waitsForPrepayment: z.boolean().default(true),
  /** Whether whoever has no account sees prices, and whether those are called approximate. */
  showsPublicPrices: z.boolean().default(true),
  arePublicPricesApproximate: z.boolean().default(false),
  /** Where else the operator is found, for the foot of the pages. */
  links: z
    .array(z.strictObject({ name: z.string().min(1).max(40), url: z.url({ protocol: /^https$/ }) }))
    .max(6)
    .default([]),
  /** What consumers read before an order on taking part in dispute resolution (§ 36 VSBG), with an address; empty: our own words. */
  disputeNotice: z.string().trim().max(600).default(''),
  disputeUrl: z
    .string()
    .max(300)
    .regex(/^(https:\/\/\S+)?$/)
    .default(''),
  /** Version of the terms of business that an order accepts. */
  termsVersion: z.string().min(1).max(40),
});
export type Operator = z.infer<typeof operatorSchema>;

/** The operator of a shop nobody has set up yet. */
export const seedOperator = (): Operator => ({
  name: 'Knotenblech Stahlbau GmbH',
  street: 'Werkstraße 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'DE',
  phone: '+49 821 0000000',
  email: 'shop@example.org',
  vatId: 'DE123456788',
  taxNumber: '',
  registerCourt: 'Amtsgericht Augsburg',
  registerNumber: 'HRB 00000',
  managingDirectors: 'Martina Muster',
  bankName: 'Musterbank Augsburg',
  iban: 'DE00123456780000000000',
  bic: 'BYLADEM1001',
  waitsForPrepayment: true,
  showsPublicPrices: true,
  arePublicPricesApproximate: false,
  links: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
  ],
  disputeNotice: '',
  disputeUrl: '',
  termsVersion: '2026-11',
});

/** An IBAN as people read it, in groups of four. */
export const groupedIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The id of the pack of the space 'catalog' that holds the operator. */
export const operatorPackId = 'operator:0000';

/** The operator, from the packs of the space 'catalog'; the seed's while they have not arrived. */
export const readOperator = (packs: readonly CatalogPack[]): Operator => {
  const row = packs.find((pack) => pack.table === 'operator')?.rows[0];
  // Of a later build it may say more than this one knows.
  return row === undefined ? seedOperator() : z.object(operatorSchema.shape).parse(row);
};
