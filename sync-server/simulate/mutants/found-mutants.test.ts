import { expect, inject, test } from 'vitest';
import { runCommand } from '../run-command.ts';

/** Faults that come up in nearly every seed; the command finds the others. */
const found = [
  'a cursor runs ahead of what was sent',
  'a known change is not recognised',
  'a late answer is applied',
  'a new identity keeps the old places',
  'a place in the queue is left out',
  'a pull reads more than one snapshot',
  'a queued order is not mirrored',
  'a refusal is not kept',
  'a restored server is told nothing again',
  'deleted rows stay',
  'every space may be held by everybody',
  'forgotten deletions are not told',
  'rows stay when a space is fetched anew',
  'the queue is sent backwards',
  'waiting changes are not replayed on the answer',
  'waiting changes are not undone before the answer',
  'what a twin had answered is forgotten here',
  'what builds on a waiting file is sent',
  'what is on its way is not marked so',
];

test.each(found)(
  '%s: devices and server find it',
  async (name) => {
    const options = ['--from', '1', '--seeds', '5', '--until-found', '--mutant', name];
    const { code, said } = await runCommand(inject('templateDatabase'), options);
    expect(said).toMatch(/^red seeds \[\d+\]$/m);
    expect(code).toBe(1);
  },
  300_000,
);
