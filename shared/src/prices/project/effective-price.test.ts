import { describe, expect, it } from 'vitest';
import type { Part } from '../../parts/part.ts';
import { type FileHash, newId, type ProjectId } from '../../values/ids.ts';
import { effectivePrice, priceBasisOf } from './effective-price.ts';
import type { ManualPrice } from './manual-price.record.ts';

const part = (fields: Partial<Part>): Part =>
  ({
    index: 1,
    name: 'Platte',
    quantity: 2,
    surface: 'ZINCED',
    ralNumber: null,
    grade: 'S235JR',
    isTaken: true,
    facts: { profileId: null },
    ...fields,
  }) as Part;
const project = { fileHash: 'a'.repeat(64) as FileHash, productionType: 'SINGLEPARTS_ONLY' as const };
const parts = [part({}), part({ index: 2, isTaken: false })];
const calculated = { netCents: 1000, onRequest: true };
const manual: ManualPrice = {
  id: newId<ProjectId>(),
  netCents: 2500,
  isFixed: false,
  note: '',
  answeredAt: '2026-11-23T08:00:00.000Z',
  basis: priceBasisOf(project, parts),
};
const agreed = { netCents: 2500, onRequest: false, manualPrice: 'set', calculated };

describe('a price set by hand', () => {
  it('is in force in place of the calculated one, which stays beside it', () =>
    expect(effectivePrice({ project, parts, calculated, manual })).toEqual(agreed));

  const edits: [string, readonly Part[]][] = [
    ['pieces', [part({ quantity: 3 })]],
    ['surface', [part({ surface: 'RAW' })]],
    ['colour', [part({ ralNumber: '7016' })]],
    ['grade', [part({ grade: 'S355J2' })]],
    ['specificity', [part({ specificity: 'COLD_ROLLED' })]],
    ['profile', [part({ facts: { profileId: 'HEA200' } as Part['facts'] })]],
    ['a part more', [part({}), part({ index: 2 })]],
    ['no part', []],
  ];
  it.each(edits)('falls with other %s', (_, edited) =>
    expect(effectivePrice({ project, parts: edited, calculated, manual })).toEqual({
      ...calculated,
      manualPrice: 'none',
    }),
  );
  it.each(edits)('that is fixed holds with other %s', (_, edited) =>
    expect(effectivePrice({ project, parts: edited, calculated, manual: { ...manual, isFixed: true } })).toEqual({
      ...agreed,
      manualPrice: 'fixed',
    }),
  );
  it.each([
    { productionType: 'COMPLETE_PRODUCTION' as const },
    { materialCertificate: true },
    { fileHash: 'b' as FileHash },
  ])('falls with the option %o', (option) =>
    expect(effectivePrice({ project: { ...project, ...option }, parts, calculated, manual }).manualPrice).toBe('none'),
  );
  it('holds with another name, another price list, and parts that are left out', () => {
    const named = [part({ name: 'Kopfplatte' }), part({ index: 2, isTaken: false, quantity: 9 })];
    const other = { netCents: 1, onRequest: false };
    expect(effectivePrice({ project, parts: named, calculated: other, manual })).toMatchObject({ netCents: 2500 });
  });
});
