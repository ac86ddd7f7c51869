import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { matchWords } from './match-score.ts';

const { owner, stop } = await testDatabase();
afterAll(stop);

const scoreHere = async (text: string, search: string) => {
  const { fits, score } = matchWords(owner, owner`words`, search);
  const [row] = await owner<{ fits: boolean; score: number }[]>`
    select ${fits} as fits, ${score} as score from (select fold_words(${text}::text) as words) one`;
  return row?.fits ? row.score : 0;
};

it.each([
  ['Halle Nord 10001', 'nord'],
  ['Halle Nord 10001', 'hlnrd'],
  ['Halle Nord 10001', 'alle 100'],
  ['Halle Nord 10201', '1001'],
  ['HEA 140', 'hea140'],
  ['Größe: Straße', 'STRASSE'],
  ['Knoten_3-a.btlx', '3-a'],
  ['50% (Rest) [x] a\\b', '50% [x] a\\b'],
  ['', 'x'],
  ['Dachstuhl Müller', 'mul'],
])('the database scores %s for the search %s as the app does', async (text, search) => {
  expect(await scoreHere(text, search)).toBeCloseTo(matchScore(text, search), 9);
});

it('the database scores any words as the app does', async () => {
  const wordsOf = (letters: string, minLength: number, maxLength: number) =>
    array(constantFrom(...Array.from(letters)), { minLength, maxLength }).map((each) => each.join(''));
  const [texts, searches] = [wordsOf('aabbcäßÖ é_-%.\\*10', 0, 24), wordsOf('abcäßö _-%.\\*1', 1, 8)];
  await assert(
    asyncProperty(texts, searches, async (text, search) => {
      expect(await scoreHere(text, search)).toBeCloseTo(search.trim() === '' ? 0 : matchScore(text, search), 9);
    }),
    { numRuns: 400 },
  );
});
