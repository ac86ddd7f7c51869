import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { RevisionRow } from '@knotenblech/shared/revisions/match-revision.ts';
import type { Difference } from '@knotenblech/shared/revisions/part-differences.ts';
import type { I18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { differenceWords, keptWords } from './difference-words.ts';
import { orderedAgain } from './use-revision-edits.ts';

/** Puts values into the German source. */
const i18n = {
  _: ({ message = '', values = {} }: { message?: string; values?: Record<string, unknown> }) =>
    message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
} as unknown as I18n;

test.each<[Difference, string]>([
  [
    { kind: 'hole-moved', diameterMm: 14, by: [5, -2.5], at: [45, 47.5] },
    'Loch Ø 14 verschoben um +5 / −2,5, jetzt bei 45 / 47,5',
  ],
  [
    { kind: 'hole-moved', diameterMm: 14, by: [12, 0], at: [45, 50] },
    'Loch Ø 14 verschoben um +12 / 0, jetzt bei 45 / 50',
  ],
  [{ kind: 'hole-diameter', was: 14, now: 18, at: [90, 55] }, 'Loch bei 90 / 55: Ø 14 → 18'],
  [{ kind: 'size', size: 'length', was: 2473, now: 2480 }, 'Länge 2.473 → 2.480'],
  [{ kind: 'grade', was: '', now: 'S355J2' }, 'Stahlsorte ohne → S355J2'],
  [{ kind: 'surface', was: 'POWDER_COATED 7016', now: 'RAW' }, 'Oberfläche pulverbeschichtet, RAL 7016 → roh'],
  [{ kind: 'mirrored' }, 'gespiegelt'],
])('%o is said in one line', (difference, words) => {
  expect(differenceWords(i18n, difference)).toBe(words);
});

const row = (set: object) =>
  ({ kind: 'same', was: [{ index: 1 }], now: [{ index: 4 }], differences: [], ...set }) as unknown as RevisionRow;
const choices = new Map([[1, { index: 1, quantity: 8, grade: 'S355J2', profileId: 'HEA200' } as PartChoice]]);

test('what was chosen is said to stay, what no longer fits is to be chosen again', () => {
  expect(keptWords(i18n, row({}), { choices, pairs: [{ from: 1, to: 4 }] })).toEqual({
    kept: 'Menge 8, S355J2, HEA200',
    dropped: '',
  });
  expect(
    keptWords(i18n, row({ kind: 'changed' }), { choices, pairs: [{ from: 1, to: 4, drops: ['quantity'] }] }),
  ).toEqual({
    kept: 'S355J2',
    dropped: 'Menge 8, HEA200',
  });
});

test('loose parts that an order holds unchanged are ordered again only by wish', () => {
  const part = (index: number, assemblyIndex: number | null = null) => ({ index, assemblyIndex, isTaken: true });
  const rows = [
    row({ was: [part(1)], now: [part(4)] }),
    row({ kind: 'changed', was: [part(2)], now: [part(5)] }),
    row({ was: [part(3, 1)], now: [part(6, 1)] }),
    row({ kind: 'new', was: [], now: [part(7)] }),
  ];
  const shown = { revision: { rows } } as unknown as Parameters<typeof orderedAgain>[0];
  const of = (orderedAt: string | null) =>
    ({ project: { orderedAt } }) as unknown as Parameters<typeof orderedAgain>[1];
  expect(orderedAgain(shown, of('2026-11-20T08:00:00.000Z'))).toEqual([4]);
  expect(orderedAgain(shown, of(null))).toEqual([]);
});
