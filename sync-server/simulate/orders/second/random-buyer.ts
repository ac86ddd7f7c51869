import { array, integer, oneof, option, record, tuple } from 'fast-check';
import type { PlainProject } from '../../../../shared/samples/second-calculation/plain-project.ts';
import { randomChoices, randomVoucher } from '../../../../shared/samples/second-calculation/random-cart.ts';
import { randomProject } from '../../../../shared/samples/second-calculation/random-project.ts';
import { workOutProject } from '../../../../shared/samples/second-calculation/work-out-project.ts';
import type { PlainVoucher } from '../../../../shared/samples/second-calculation/work-out-voucher.ts';

import type { Law } from './pull-law.ts';

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

/** Two orders of one customer, the second by whoever has ordered if the first was made; nine of ten projects have a price. */
export const randomBuyer = (law: Law) => {
  const priced = priceable.filter((project) => {
    const { isOnRequest, parts } = workOutProject(project, law);
    return !isOnRequest && parts.length > 0;
  });
  const project = oneof({ weight: 9, arbitrary: priced }, { weight: 1, arbitrary: priceable });
  const order = record({
    lines: array(record({ project, quantity: integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 2 }),
    choices: randomChoices,
    voucher: option(randomVoucher, { freq: 2 }),
  });
  return tuple(order, order);
};
