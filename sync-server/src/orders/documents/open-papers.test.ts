import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openKeyedFiles } from '../../files/keyed-files.ts';
import { openPapers, type Papers } from './open-papers.ts';
import type { TradePaper } from './paper/line-table.ts';

let folder = '';
let papers: Papers;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-papers-'));
  papers = openPapers(openKeyedFiles(folder, 'pdf'));
});
afterAll(async () => {
  papers.stop();
  await rm(folder, { recursive: true, force: true });
});

const paper: TradePaper = {
  language: 'de',
  isGross: false,
  createdAt: new Date('2026-11-23T08:00:00Z'),
  operator: seedOperator(),
  title: 'Auftragsbestätigung 10001',
  warnings: [],
  addresses: [],
  facts: [],
  lines: [],
  sums: [],
  notes: ['Halle 7'],
};
/** Gives the document so many times at once and tells how often it was composed. */
const giveAtOnce = async (content: unknown, times: number, isWhole = true) => {
  let composed = 0;
  const compose = async () => {
    composed += 1;
    return { paper, isWhole };
  };
  const pdfs = await Promise.all(Array.from({ length: times }, () => papers.give(content, compose)));
  return { composed, pdfs };
};

it('a document is written once for all who ask at once, and kept for those who ask later', async () => {
  const { composed, pdfs } = await giveAtOnce('order 1', 5);
  expect(composed).toBe(1);
  expect((await readPdfText(pdfs[4] ?? new Uint8Array())).join(' ')).toContain('Halle 7');
  const later = await giveAtOnce('order 1', 1);
  expect(later.composed).toBe(0);
  expect(later.pdfs).toEqual(pdfs.slice(0, 1));
});

it('other content is written anew', async () => {
  expect((await giveAtOnce('order 1, changed', 1)).composed).toBe(1);
});

it('one that lacks a picture is given and not kept', async () => {
  expect((await giveAtOnce('order 2', 1, false)).composed).toBe(1);
  expect((await giveAtOnce('order 2', 1)).composed).toBe(1);
  expect((await giveAtOnce('order 2', 1)).composed).toBe(0);
});
