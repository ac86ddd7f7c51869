import type { PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { texts } from '../jobs/texts/texts.ts';
import { describeProject } from '../orders/documents/confirmation-mail.ts';
import type { Positions } from '../orders/documents/order-positions.ts';

/** A line of a basket for a purchasing system: so many pieces that together cost so much, net. */
export type BasketItem = { name: string; details: string[]; pieces: number; cents: Cents };

type Offered = {
  quote: Quote;
  /** Of each line of the quote's amounts. */
  positions: readonly Positions[];
  setup: PunchoutSettings['setup'];
  names: OptionNames;
};

/** More lines than purchasing systems take: then each project is one. */
const mostItems = 500;

/** What a field for the unit of a price holds. */
const mostPieces = 99_999;

/** Everything that a quote offers as lines that add up to its net total to the cent. Throws where they do not. */
export const basketItems = (offered: Offered): BasketItem[] => {
  const { amounts } = offered.quote;
  const partCount = offered.positions.reduce((sum, { positions }) => sum + positions.length, 0);
  const items = [
    ...amounts.lines.flatMap((_, n) => (partCount > mostItems ? [projectItem(offered, n)] : itemsOfLine(offered, n))),
    ...choiceItems(offered),
  ].map(asPossible);
  if (sumOf(items) !== amounts.netCents) throw new Error('the items of a basket do not add up to its quote');
  return items;
};

const sumOf = (items: readonly { cents: Cents }[]) => items.reduce((sum, { cents }) => sum + cents, 0);

const asPossible = (item: BasketItem): BasketItem =>
  item.pieces > mostPieces ? { ...item, pieces: 1, details: [`${item.pieces} ×`, ...item.details] } : item;

const lineOf = ({ quote }: Offered, n: number) => {
  const amount = quote.amounts.lines[n];
  const line = quote.lines.find((each) => each.projectId === amount?.projectId);
  if (!amount || !line) throw new Error('a quote has an amount without a line');
  return { amount, line };
};

const aboutLine = ({ quote }: Offered, { reference, comment }: Quote['lines'][number]) => {
  const words = texts[quote.language].document;
  return [
    ...(reference ? [`${words.reference}: ${reference}`] : []),
    ...(comment ? [`${words.comment}: ${comment}`] : []),
  ];
};

const projectItem = (offered: Offered, n: number): BasketItem => {
  const { amount, line } = lineOf(offered, n);
  const details = [describeProject(line, offered.quote.language), ...aboutLine(offered, line)];
  return { name: line.projectName, details, pieces: amount.quantity, cents: amount.lineCents };
};

/** The parts of a line, or the line as a whole where it has a price of its own or its project was changed meanwhile. */
const itemsOfLine = (offered: Offered, n: number): BasketItem[] => {
  const { amount, line } = lineOf(offered, n);
  const { positions, chargesCents } = offered.positions[n] ?? { positions: [], chargesCents: null };
  const priced = positions.flatMap(({ cents, ...each }) => (cents === null ? [] : [{ ...each, cents }]));
  const partsCents = sumOf(priced);
  const isWhole = priced.length === positions.length && partsCents + (chargesCents ?? 0) === amount.lineCents;
  if (chargesCents === null || !isWhole || partsCents === 0) return [projectItem(offered, n)];
  const isSpread = offered.setup === 'spread';
  const shares = isSpread ? spread(chargesCents, priced) : priced.map(({ setupCents }) => -setupCents);
  const parts = priced.map(
    ({ mark, detail, pieces, cents }, at): BasketItem => ({
      name: [mark, detail].filter(Boolean).join(', '),
      details: [line.projectName, ...aboutLine(offered, line)],
      pieces,
      cents: cents + (shares[at] ?? 0),
    }),
  );
  const onceCents = amount.lineCents - sumOf(parts);
  const words = texts[offered.quote.language].punchout;
  return onceCents === 0
    ? parts
    : [...parts, { name: words.setup, details: [line.projectName], pieces: 1, cents: onceCents }];
};

/** An amount shared out by what each costs; all shares together are the amount. */
const spread = (amount: Cents, priced: readonly { cents: Cents }[]): Cents[] => {
  const all = sumOf(priced);
  let [seen, given] = [0, 0];
  return priced.map(({ cents }) => {
    seen += cents;
    const share = Math.round((amount * seen) / all) - given;
    given += share;
    return share;
  });
};

/** What is chosen for the whole basket and costs something. */
const choiceItems = ({ quote, names }: Offered): BasketItem[] => {
  const words = texts[quote.language].confirmation.rows;
  const { amounts, productionType, shippingType, paymentType } = quote;
  const chosen = [
    { row: 'productionCents', name: names.productionType.get(productionType) ?? productionType },
    { row: 'shippingCents', name: names.shippingType.get(shippingType) ?? shippingType },
    { row: 'paymentCents', name: names.paymentType.get(paymentType) ?? paymentType },
  ] as const;
  return chosen.flatMap(({ row, name }) =>
    amounts[row] === 0 ? [] : [{ name: `${words[row]}: ${name}`, details: [], pieces: 1, cents: amounts[row] }],
  );
};

/** The price of an item in cents for so many pieces, exact: of one where cents come out even, else of all of them. */
export const priceOf = ({ pieces, cents }: BasketItem): { cents: Cents; per: number } =>
  cents % pieces === 0 ? { cents: cents / pieces, per: 1 } : { cents, per: pieces };

/** The number of an item for purchasing systems, 15 signs at most: 'AN26-00012-003'. */
export const itemNumber = ({ number }: Pick<Quote, 'number'>, at: number): string =>
  `${number.replace(/^AN-\d\d/, 'AN')}-${String(at + 1).padStart(3, '0')}`;

/** Cents with a point and nothing between thousands: '1234.50'. */
export const plainEuros = (cents: Cents): string => (cents / 100).toFixed(2);
