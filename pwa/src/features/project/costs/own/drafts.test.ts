import { customProcessingCostsSchema } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { describe, expect, it, test } from 'vitest';
import { materialDraftOf, processDraftOf, readMaterialDraft, readProcessDraft } from './drafts.ts';
import { readOwnValue, writeOwnValue } from './own-value.ts';

test.each([
  ['', 'value', 0],
  ['  ', 'flat', 0],
  ['1,5', 'value', 1.5],
  ['1.5', 'value', 1.5],
  ['0', 'value', 0],
  ['-2', 'flat', -2],
  ['-2', 'value', null],
  ['-1', 'factor', null],
  ['zwei', 'value', null],
  ['2000000', 'flat', null],
] as const)('„%s“ as a %s is %s', (typed, kind, value) => expect(readOwnValue(typed, kind)).toBe(value));

test('a value that leaves the standard is shown as an empty field', () => {
  expect(writeOwnValue(0, 'value')).toBe('');
  expect(writeOwnValue(null, 'flat')).toBe('');
  expect(writeOwnValue(1, 'factor')).toBe('');
  expect(writeOwnValue(1, 'value')).toBe('1');
  expect(writeOwnValue(-3.5, 'flat')).toBe('-3,5');
});

const drilling = { processingType: 'DRILLING', weightUnit: 'kg' } as const;

describe('own values of a process', () => {
  const blank = processDraftOf(null);

  it('are empty while nothing is typed, or only what leaves the standard', () => {
    expect(readProcessDraft(blank, drilling).costs.empty).toBe(true);
    expect(
      readProcessDraft({ ...blank, timeValue: '0', euroFactor: '1', flatRatePosMin: '0' }, drilling).costs.empty,
    ).toBe(true);
  });

  it('are what was typed', () => {
    const { costs, wrong } = readProcessDraft({ ...blank, timeValue: '2,25', flatRatePosEuro: '-5' }, drilling);
    expect(costs).toMatchObject({ ...drilling, timeValue: 2.25, flatRatePosEuro: -5, costsPerHour: 0, empty: false });
    expect(wrong.size).toBe(0);
  });

  it('name the fields that are no number of theirs', () => {
    const { wrong } = readProcessDraft(
      { ...blank, timeValue: '-1', costsPerHour: 'viel', flatRatePosMin: '-1' },
      drilling,
    );
    expect([...wrong]).toEqual(['timeValue', 'costsPerHour']);
  });

  it('come back as they were typed', () => {
    const own = customProcessingCostsSchema.parse({ ...drilling, timeValue: 2.25, euroFactor: 1.1 });
    expect(readProcessDraft(processDraftOf(own), drilling).costs).toMatchObject({ timeValue: 2.25, euroFactor: 1.1 });
  });
});

it('own values of a material override above 0, its setups when they are not 0', () => {
  const blank = materialDraftOf(null);
  expect(readMaterialDraft(blank).costs.empty).toBe(true);
  expect(readMaterialDraft({ ...blank, pricePerUnit: '1,8' }).costs).toMatchObject({ pricePerUnit: 1.8, empty: false });
  expect(readMaterialDraft({ ...blank, setupCostsPerPos: '-4' }).costs.empty).toBe(false);
  expect([...readMaterialDraft({ ...blank, valueWithWaste: '-4' }).wrong]).toEqual(['valueWithWaste']);
});
