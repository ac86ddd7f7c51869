import { stockOf } from '../../parts/materials/stock-of.ts';
import type { Part } from '../../parts/part.ts';
import { decimal, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { Tariff } from '../tariff.record.ts';
import type { Specificity } from '../tariff-stock.schema.ts';

/** A bar or sheet of stock (semi-finished part) that positions of the project are made from; what its setup costs once. */
export type StockPrice = {
  /** Designation and grade: 'BL 10 S235JR', 'HEA 200 S235JR'. */
  name: string;
  /** How it is made, where that was chosen. */
  specificity: Specificity | null;
  cents: Cents;
  partIndexes: number[];
};

/** The stock of the priced parts, each once per project: sheets by thickness and grade, bars by designation and grade. */
export const stockSetups = (priced: readonly Part[], { stockSetupEur }: Tariff): StockPrice[] => {
  const stocks = new Map<string, StockPrice>();
  for (const part of priced) {
    const name = stockNameOf(part);
    const specificity = part.specificity ?? null;
    const key = specificity === null ? name : `${name} ${specificity}`;
    const known = stocks.get(key);
    if (known) known.partIndexes.push(part.index);
    else {
      const cents = toCents(decimal(stockSetupEur?.[stockOf(part.facts)] ?? '0'));
      stocks.set(key, { name, specificity, cents, partIndexes: [part.index] });
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

const nameOf = ({ facts, grade }: Part) => {
  const shape = stockOf(facts) === 'plate' ? `BL ${facts.thicknessMm ?? ''}` : facts.profileName;
  return [shape.trim(), grade].filter(Boolean).join(' ');
};
