import { describe, expect, it, test } from 'vitest';
import {
  type AssistantFacts,
  chooseProduction,
  hasWelding,
  isSettingComplete,
  stepBeside,
  visibleSteps,
  warnsOfUnprocessedAssemblies,
} from './assistant-rules.ts';
import { assistantSteps } from './assistant-step.ts';

const both = [false, true] as const;
const surfaces = ['RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'] as const;
const productions = ['COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY'] as const;

/** Every combination: 7 truths, 2 production types, 5 surfaces. */
const all: AssistantFacts[] = productions.flatMap((productionType) =>
  surfaces.flatMap((surface) =>
    Array.from({ length: 128 }, (_, bits) => {
      const is = (bit: number) => (bits & (1 << bit)) !== 0;
      return {
        hasProject: is(0),
        isNew: is(1),
        hasWeldableAssemblies: is(2),
        hasOnlyAssemblyParts: is(3),
        isSpecificityUndefined: is(4),
        hasDefaultMaterials: is(5),
        isManualPriceFixed: is(6),
        productionType,
        surface,
      };
    }),
  ),
);

/** The rules as the product document words them, written a second time. */
const shownByDocument = (facts: AssistantFacts) => {
  if (facts.isManualPriceFixed) return [];
  const shown: string[] = ['file'];
  if (facts.hasWeldableAssemblies || facts.isNew) shown.push('production');
  if (facts.isSpecificityUndefined || facts.hasDefaultMaterials) shown.push('material');
  const isHidden = facts.hasOnlyAssemblyParts && facts.productionType !== 'COMPLETE_PRODUCTION';
  if (!isHidden) shown.push('surface');
  return [...shown, 'certificate', 'finish'];
};

test('each of the 1280 combinations shows the steps that the document names', () => {
  expect(all).toHaveLength(1280);
  for (const facts of all) expect(visibleSteps(facts)).toEqual(shownByDocument(facts));
});

test('next and back skip hidden steps in the direction of travel, and end at the first and the last', () => {
  for (const facts of all) {
    const shown = visibleSteps(facts);
    for (const step of assistantSteps) {
      const at = assistantSteps.indexOf(step);
      const after = shown.find((each) => assistantSteps.indexOf(each) > at) ?? null;
      const before = shown.filter((each) => assistantSteps.indexOf(each) < at).at(-1) ?? null;
      expect(stepBeside(facts, step, 1)).toBe(facts.hasProject ? after : null);
      expect(stepBeside(facts, step, -1)).toBe(before);
    }
  }
});

describe('choosing a production type', () => {
  const coating = { surface: 'POWDER_COATED', ralNumber: '7016' } as const;
  test.each(
    productions.flatMap((asked) =>
      both.flatMap((hasWeldableAssemblies) =>
        both.map((hasOnlyAssemblyParts) => ({ asked, hasWeldableAssemblies, hasOnlyAssemblyParts })),
      ),
    ),
  )('%o', ({ asked, ...facts }) => {
    const isWelded = asked === 'COMPLETE_PRODUCTION' && facts.hasWeldableAssemblies;
    const isRaw = !isWelded && facts.hasOnlyAssemblyParts;
    expect(chooseProduction(facts, coating, asked)).toEqual({
      productionType: isWelded ? 'COMPLETE_PRODUCTION' : 'SINGLEPARTS_ONLY',
      hasWelding: isWelded,
      surface: isRaw ? 'RAW' : 'POWDER_COATED',
      ralNumber: isRaw ? null : '7016',
    });
  });

  it('complete production of assemblies shows the surface step, single parts of nothing but assemblies hide it', () => {
    for (const facts of all.filter((each) => !each.isManualPriceFixed && each.hasOnlyAssemblyParts)) {
      for (const productionType of productions) {
        const { surface } = chooseProduction(facts, { surface: facts.surface, ralNumber: null }, productionType);
        const shown = visibleSteps({ ...facts, productionType, surface });
        expect(shown.includes('surface')).toBe(productionType === 'COMPLETE_PRODUCTION');
      }
    }
  });

  it('primer keeps its own colour', () =>
    expect(
      chooseProduction(
        { hasWeldableAssemblies: true, hasOnlyAssemblyParts: true },
        { surface: 'COATED', ralNumber: null },
        'COMPLETE_PRODUCTION',
      ),
    ).toMatchObject({ surface: 'COATED', ralNumber: '8012' }));
});

test('only galvanised assemblies that are not welded are warned of', () => {
  for (const facts of all)
    expect(warnsOfUnprocessedAssemblies(facts)).toBe(
      facts.hasWeldableAssemblies && !hasWelding(facts) && facts.surface === 'ZINCED',
    );
});

test('the setting is complete when every step that shows has been answered', () => {
  for (const facts of all) {
    const shown = visibleSteps(facts);
    expect(isSettingComplete(facts, shown)).toBe(true);
    if (shown.length > 0) expect(isSettingComplete(facts, shown.slice(1))).toBe(false);
  }
});
