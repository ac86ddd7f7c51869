import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { partIdOf } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { workedBeam, workedPlate } from '../../../../../shared/samples/worked-parts.ts';
import { testEditor as actor, testProjectId as projectId, testSource } from '../../../../test/test-source.ts';
import { openProject } from './open-project.ts';

const stored = () => Promise.resolve();
const four = { projectId, partIndex: 1, quantity: 4, was: 3 };
const choiceOf = (quantity: number) => ({ id: partIdOf(projectId, 1), index: 1, quantity });

test('a quantity shows its price before anything is stored', () => {
  const open = openProject(testSource([workedBeam()]), { actor, store: () => new Promise(() => {}) });
  expect(open.state().figures.pricing?.netCents).toBe(179268);
  void open.change('setPartQuantity', four);
  expect(open.state().figures.pricing?.netCents).toBe(221673);
  expect(open.state().figures.sums.partCount).toBe(4);
});

test('the surface of the project reaches every part that has none of its own', () => {
  const open = openProject(testSource([workedPlate()]), { actor, store: stored });
  void open.change('setProjectSurface', { projectId, surface: 'RAW', ralNumber: null, was: 'ZINCED' });
  expect(open.state().figures.pricing?.netCents).toBe(7757);
});

test('a refused change is undone and its reason kept until the next change', async () => {
  const refuse = () => Promise.reject(new DomainError('project_read_only', { project: 'Halle' }));
  const open = openProject(testSource([workedBeam()]), { actor, store: refuse });
  await expect(open.change('setPartQuantity', four)).resolves.toBe(false);
  expect(open.state().figures.pricing?.netCents).toBe(179268);
  expect(open.state().refusal?.code).toBe('project_read_only');
});

test('a change of an ordered project shows nothing before it is refused', () => {
  const open = openProject(testSource([workedBeam()], { orderedAt: '2026-11-21' }), {
    actor,
    store: () => new Promise(() => {}),
  });
  void open.change('setPartQuantity', four);
  expect(open.state().figures.pricing?.netCents).toBe(179268);
});

test('a change stays visible while the database still tells the old state', async () => {
  const source = testSource([workedBeam()]);
  const open = openProject(source, { actor, store: stored });
  await open.change('setPartQuantity', four);
  open.receive({ ...source });
  expect(open.state().figures.pricing?.netCents).toBe(221673);
});

test('another device has the last word once the own change was in the database', async () => {
  const source = testSource([workedBeam()]);
  const open = openProject(source, { actor, store: stored });
  await open.change('setPartQuantity', four);
  open.receive({ ...source, partChoices: [choiceOf(4)] });
  open.receive({ ...source, partChoices: [choiceOf(9)] });
  expect(open.state().figures.sums.partCount).toBe(9);
});

test('of two quick changes the later one stays when the database tells both', async () => {
  const source = testSource([workedBeam()]);
  const open = openProject(source, { actor, store: stored });
  await Promise.all([
    open.change('setPartQuantity', four),
    open.change('setPartQuantity', { ...four, quantity: 5, was: 4 }),
  ]);
  open.receive({ ...source, partChoices: [choiceOf(5)] });
  expect(open.state().figures.sums.partCount).toBe(5);
});

test('parts that a change does not touch stay the same objects', () => {
  const open = openProject(testSource([workedBeam(1), workedPlate(2)]), { actor, store: stored });
  const before = open.state().figures.partAt.get(2);
  void open.change('setPartQuantity', four);
  expect(open.state().figures.partAt.get(2)).toBe(before);
});

test('without a tariff there are weights but no price', () => {
  const open = openProject({ ...testSource([workedBeam()]), tariff: null }, { actor, store: stored });
  expect(open.state().figures.pricing).toBeNull();
  expect(open.state().figures.sums.netWeightG).toBeGreaterThan(0);
});

test('what a change of many parts looks at grows with their number, not with its square', async () => {
  const count = 400;
  let looks = 0;
  const choices = () =>
    Array.from({ length: count }, (_, at) => ({
      index: at + 1,
      quantity: 2,
      get id() {
        looks += 1;
        return partIdOf(projectId, at + 1);
      },
    }));
  const source = { ...testSource([workedBeam()]), partChoices: choices() };
  const open = openProject(source, { actor, store: stored });
  const specs = choices().map(({ index }) => ({ partIndex: index, grade: 'S355' }));
  await open.change('setPartSpecs', { projectId, specs });
  open.receive({ ...source, partChoices: choices() });
  expect(open.state().source.partChoices.every(({ grade }) => grade === 'S355')).toBe(true);
  expect(looks).toBeLessThan(20 * count);
});
