import { expect, test } from 'vitest';
import { hasOpenEdit, holdEdit, isEditOpenAnywhere, whenNoOpenEdit } from './open-edits.ts';

test('an edit is open from its beginning to its end', async () => {
  expect(await isEditOpenAnywhere()).toBe(false);
  const end = holdEdit();
  expect([hasOpenEdit(), await isEditOpenAnywhere()]).toEqual([true, true]);
  end();
  expect(hasOpenEdit()).toBe(false);
  await expect.poll(isEditOpenAnywhere).toBe(false);
});

test('the edit of another window counts', async () => {
  let end = () => {};
  const ended = new Promise<void>((done) => {
    end = done;
  });
  const other = navigator.locks.request('open-edit', { mode: 'shared' }, () => ended);
  await expect.poll(isEditOpenAnywhere).toBe(true);
  expect(hasOpenEdit()).toBe(false);
  end();
  await other;
  await expect.poll(isEditOpenAnywhere).toBe(false);
});

test('what waits for the end of edits runs once after the last of them', () => {
  const runs: string[] = [];
  const ends = [holdEdit(), holdEdit()];
  whenNoOpenEdit(() => runs.push('ran'));
  ends[0]?.();
  expect(runs).toEqual([]);
  ends[1]?.();
  expect(runs).toEqual(['ran']);
  holdEdit()();
  expect(runs).toEqual(['ran']);
  whenNoOpenEdit(() => runs.push('at once'));
  expect(runs).toEqual(['ran', 'at once']);
});
