import { expect, test, vi } from 'vitest';
import { workedPlate } from '../../../../../../shared/samples/worked-parts.ts';
import { testEditor as actor, testProjectId as projectId, testSource } from '../../../../../test/test-source.ts';
import { createDraft, type DraftEntry } from './draft.ts';
import { priceStep } from './use-difference.ts';

const raw = { projectId, surface: 'RAW', ralNumber: null, was: 'ZINCED' } as const;
const drafted = (kept: DraftEntry[] = []) => {
  const keep = vi.fn<(entries: readonly DraftEntry[]) => void>();
  return { keep, draft: createDraft(testSource([workedPlate()]), { actor, kept, keep }) };
};
const netCents = ({ open }: ReturnType<typeof createDraft>) => open.state().figures.pricing?.netCents;

test('what is chosen shows and is priced, and nothing is stored before it is finished', async () => {
  const { draft, keep } = drafted();
  void draft.open.change('setProjectSurface', raw);
  expect(netCents(draft)).toBe(7757);
  expect(draft.isChanged()).toBe(true);
  expect(keep).toHaveBeenLastCalledWith([{ name: 'setProjectSurface', args: raw }]);
  const store = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await draft.finish(store);
  expect(store.mock.calls).toEqual([['setProjectSurface', raw]]);
  expect(keep).toHaveBeenLastCalledWith([]);
});

test('where one change is refused, it and what follows stay kept', async () => {
  const { draft, keep } = drafted();
  const texts = { projectId, comment: 'eilt' };
  void draft.open.change('setProjectTexts', texts);
  void draft.open.change('setProjectSurface', raw);
  const refuse = (name: string) => (name === 'setProjectSurface' ? Promise.reject(new Error('no')) : Promise.resolve());
  await expect(draft.finish(refuse)).rejects.toThrow('no');
  expect(keep).toHaveBeenLastCalledWith([{ name: 'setProjectSurface', args: raw }]);
});

test('what was kept is taken up again', () => {
  const { draft } = drafted([{ name: 'setProjectSurface', args: raw }]);
  expect(netCents(draft)).toBe(7757);
});

test('a draft that this build cannot read ends', () => {
  const { draft } = drafted([{ name: 'setProjectSurface', args: { projectId, colour: 'red' } }]);
  expect(draft.isChanged()).toBe(false);
});

test('ticks at the steps alone change nothing', () => {
  const { draft } = drafted();
  void draft.open.change('setAssistantDone', { projectId, doneSteps: ['file'] });
  expect(draft.isChanged()).toBe(false);
});

test('dropped it is forgotten, also where a field saves itself afterwards', () => {
  const { draft, keep } = drafted();
  void draft.open.change('setProjectSurface', raw);
  draft.drop();
  void draft.open.change('setProjectTexts', { projectId, comment: 'eilt' });
  expect(keep).toHaveBeenLastCalledWith([]);
});

test.each([
  [71_375, false, '+713,75 €'],
  [-5, false, '−0,05 €'],
  [0, false, null],
  [100, true, null],
])('a price that is %i cents more, on request: %s, is told as %s', (more, onRequest, words) =>
  expect(priceStep({ netCents: 1000, onRequest: false }, { netCents: 1000 + more, onRequest })).toBe(words),
);
