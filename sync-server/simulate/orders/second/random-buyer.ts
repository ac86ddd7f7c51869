import { array, integer, option, record, tuple } from 'fast-check';
import type { PlainProject } from '../../../../shared/samples/second-calculation/plain-project.ts';
import { randomChoices, randomVoucher } from '../../../../shared/samples/second-calculation/random-cart.ts';
import { randomProject } from '../../../../shared/samples/second-calculation/random-project.ts';
import type { PlainVoucher } from '../../../../shared/samples/second-calculation/work-out-voucher.ts';

type Choices = ReturnType<typeof randomChoices.generate>['value'];
export type PlainOrder = {
  lines: { project: PlainProject; quantity: number }[];
  choices: Choices;
  voucher: PlainVoucher | null;
};

/** Most projects are such that they have a price: what is drawn of grades and thicknesses that no table has is drawn back. */
const priceable = randomProject.map((project) => ({
  ...project,
  ralNumber: project.ralNumber ?? '7016',
  parts: project.parts.map((part) => ({
    ...part,
    grade: part.grade === null || part.grade === 'unknown' ? 'S235JR' : part.grade,
    pieces: Math.min(part.pieces, 6),
  })),
}));

const order = record({
  lines: array(record({ project: priceable, quantity: integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 2 }),
  choices: randomChoices,
  voucher: option(randomVoucher, { freq: 2 }),
});

/** Two orders of one customer, the second by whoever has ordered if the first was made. */
export const randomBuyer = tuple(order, order);
