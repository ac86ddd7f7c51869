import { z } from 'zod';
import { matchScore } from '../values/match-score.ts';
import { lineSchema } from './forms/user-form.schema.ts';
import type { User } from './user.record.ts';

/** How a bill is to be paid. `discountRate`: hundredths of a percent taken off for payment within `discountDays`; 0: none. */
export const paymentTermsSchema = z
  .strictObject({
    days: z.number().int().min(0).max(120),
    discountRate: z.number().int().min(0).max(1000),
    discountDays: z.number().int().min(0).max(120),
  })
  .refine(({ days, discountRate, discountDays }) => discountRate === 0 || discountDays < days, 'discountDays');

export type PaymentTerms = z.infer<typeof paymentTermsSchema>;

/** What holds where nothing else was agreed. */
export const usualPaymentTerms: PaymentTerms = { days: 14, discountRate: 0, discountDays: 0 };

export const customerSorts = ['dateDesc', 'dateAsc', 'nameAsc', 'nameDesc', 'idDesc', 'idAsc'] as const;

export type CustomerSort = (typeof customerSorts)[number];

/** The youngest registration first. */
export const usualCustomerSort: CustomerSort = 'dateDesc';

export const customerActivities = ['active', 'quiet'] as const;

/** 'active': heard of within 90 days; 'quiet': not. */
export type CustomerActivityChoice = (typeof customerActivities)[number];

const activeDays = 90;

const dayMs = 86_400_000;

/** Whether a customer was heard of lately. `lastContactAt`: ISO 8601; null: never. */
export const activityOf = (lastContactAt: string | null, now: Date): CustomerActivityChoice =>
  lastContactAt !== null && now.getTime() - Date.parse(lastContactAt) <= activeDays * dayMs ? 'active' : 'quiet';

/** What a list of customers is chosen by; `registeredAt` null: nobody of his can sign in. */
export type ChosenBy = { number: number; name: string; registeredAt: string | null };

const text = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

const dateOf = ({ registeredAt }: ChosenBy) => registeredAt ?? '';

type Comparison = (a: ChosenBy, b: ChosenBy) => number;

const youngestFirst: Comparison = (a, b) =>
  dateOf(a) === dateOf(b) ? b.number - a.number : dateOf(a) < dateOf(b) ? 1 : -1;

const compare: Record<CustomerSort, Comparison> = {
  dateDesc: youngestFirst,
  dateAsc: (a, b) => youngestFirst(b, a),
  nameAsc: (a, b) => text.compare(a.name, b.name) || a.number - b.number,
  nameDesc: (a, b) => text.compare(b.name, a.name) || a.number - b.number,
  idDesc: (a, b) => b.number - a.number,
  idAsc: (a, b) => a.number - b.number,
};

/** The customers that a search finds by name, number and other words, small slips allowed, in the chosen order. */
export const chooseCustomers = <T extends ChosenBy>(
  customers: readonly T[],
  { q, sort }: { q: string; sort: CustomerSort },
  moreWords: (customer: T) => string,
): T[] =>
  customers
    .filter(
      (customer) => q.trim() === '' || matchScore(`${customer.number} ${customer.name} ${moreWords(customer)}`, q) > 0,
    )
    .toSorted(compare[sort]);

/** What the operator sets of a customer. */
export const customerFormSchema = z.strictObject({
  name: lineSchema(120).pipe(z.string().min(1)),
  /** The customer's number in the operator's own books; '' without one. */
  companyId: lineSchema(40),
  mayPayByBill: z.boolean(),
  /** How bills are paid that he orders from now on. */
  paymentTerms: paymentTermsSchema,
  /** For the operator alone. */
  notes: z.string().trim().max(4000),
  /** A VAT id that somebody has confirmed; null: none is. */
  confirmedVatId: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}[0-9A-Z+*]{2,13}$/)
    .nullable(),
});

export type CustomerForm = z.infer<typeof customerFormSchema>;

/** What of it an edit changed; all else stays as it is, also what somebody else wrote meanwhile. */
export const customerEditSchema = customerFormSchema.partial();

export type CustomerEdit = z.infer<typeof customerEditSchema>;

/** How a user is called where people read it: first name and name, or what he signs in with. */
export const nameOfUser = ({ firstName, name, userName }: Pick<User, 'firstName' | 'name' | 'userName'>): string =>
  `${firstName} ${name}`.trim() || userName;

/** Of several, of whom one is enough: 'Eva Muster oder Josef Lindner'. */
export const namesOfUsers = (users: readonly Parameters<typeof nameOfUser>[0][], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(users.map(nameOfUser));
