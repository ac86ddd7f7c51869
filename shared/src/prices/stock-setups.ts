import type { Part } from '../parts/part.ts';
import { stockOf } from '../parts/stock-of.ts';
import { decimal, toCents } from '../values/decimal.ts';
import type { Cents } from '../values/money.ts';
import type { Tariff } from './tariff.ts';

/** A bar or sheet of stock (semi-finished part) that positions of the project are made from; what its setup costs once. */
export type StockPrice = { name: string; cents: Cents; partIndexes: number[] };

/** The stock of the priced parts, each once per project: sheets by thickness and grade, bars by designation and grade. */
export const stockSetups = (priced: readonly Part[], { stockSetupEur }: Tariff): StockPrice[] => {
  const stocks = new Map<string, StockPrice>();
  for (const part of priced) {
    const name = stockNameOf(part);
    const known = stocks.get(name);
    if (known) known.partIndexes.push(part.index);
    else {
      const cents = toCents(decimal(stockSetupEur?.[stockOf(part.facts)] ?? '0'));
      stocks.set(name, { name, cents, partIndexes: [part.index] });
    }
  }
  return [...stocks.values()];
};

const names = new WeakMap<Part, string>();

const stockNameOf = (part: Part) => {
  const name = names.get(part) ?? nameOf(part);
  names.set(part, name);
  return name;
};

const nameOf = ({ facts, grade, specificity }: Part) => {
  const shape = stockOf(facts) === 'plate' ? `BL ${facts.thicknessMm ?? ''}` : facts.profileName;
  return [shape.trim(), grade, specificity].filter(Boolean).join(' ');
};
