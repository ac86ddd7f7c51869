import { expect, inject, test } from 'vitest';
import { sliceOf } from '../../../shared/proofs/slice.ts';
import { runCommand } from '../run-command.ts';

/** Faults that come up in one of few seeds; the command finds the others. */
const found = [
  'a cursor runs ahead of what was sent',
  'a first load begins anew at every page',
  'a known change is not recognised',
  'a late answer is applied',
  'a new identity keeps the old places',
  'a noted change is stored twice',
  'a place in the queue is left out',
  'a queued order is not mirrored',
  'a refusal is not kept',
  'a restored server is told nothing again',
  'deleted rows stay',
  'every space may be held by everybody',
  'forgotten deletions are not told',
  'rights are remembered as they were',
  'rows stay when a right is taken away',
  'rows stay when a space is fetched anew',
  'the loser of a conflict is not told',
  'the queue is sent backwards',
  'two queues under one client id are accepted',
  'waiting changes are not replayed on the answer',
  'waiting changes are not undone before the answer',
  'what a twin had answered is forgotten here',
  'what builds on a waiting file is sent',
  'what was answered comes back without its epoch',
  'what was answered goes with whoever leaves',
  'what was told too early is refused for good',
];

test.each(sliceOf(found, 4))(
  '%s: devices and server find it',
  async (name) => {
    const options = ['--from', '1', '--seeds', '120', '--until-found', '--mutant', name];
    const { code, said } = await runCommand(inject('templateDatabase'), options);
    expect(said).toMatch(/^red seeds \[\d+\]$/m);
    expect(code).toBe(1);
  },
  1_800_000,
);
