import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { DomainError } from '../src/values/errors/domain-error.ts';
import { readFile } from '../src/files/read-file.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { sliceOf } from '../proofs/slice.ts';
import { sampleFiles } from './sample-files.ts';

const rounds = 150;
const values = ['0', '-1', '1e5', '0.1', 'NaN', '', '"', '<', '>', 'yes', 'end', '1e-7', '180', '90', '\0', '<Part/>', '200'];

/** A repeatable sequence of whole numbers below a bound. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % below;
  };
};

const mutated = (text: string, below: (bound: number) => number): string => {
  const numbers = [...text.matchAll(/(?<=[">])-?\d+(\.\d+)?(?=["<])/g)];
  const number = numbers[below(numbers.length)];
  const at = below(text.length);
  const value = values[below(values.length)] ?? '';
  const kind = below(3);
  if (kind === 0 && number) return text.slice(0, number.index) + value + text.slice(number.index + number[0].length);
  return kind === 1 ? text.slice(0, at) + text.slice(at + below(300)) : text.slice(0, at) + value + text.slice(at);
};

test.each(sliceOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1))(`${rounds} damaged files (seed %i) are read with finite measures or refused with a code`, async (seed) => {
  const kernel = await loadKernel();
  const catalogue = seedCatalogue();
  const below = numbersFrom(seed);
  const names = Object.keys(sampleFiles);
  const texts = names.map((name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'));
  for (let round = 0; round < rounds; round += 1) {
    let text = texts[below(texts.length)] ?? '';
    for (let times = below(3); times >= 0; times -= 1) text = mutated(text, below);
    try {
      const { parts } = readFile({ bytes: new TextEncoder().encode(text), fileName: 'x', catalogue, kernel });
      expect(parts.every(({ measures }) => measures.netVolumeMm3 >= 0 && Number.isFinite(measures.surfaceMm2))).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(DomainError);
    }
  }
}, 60_000);
