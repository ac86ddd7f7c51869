import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type EntryEvent, type EntryState, nextState, type Outcome, transitions } from './outbox-entry.ts';

const outcome: Outcome = { status: 'applied', code: null, details: { number: 1005 } };
const at = '2026-11-21T08:00:00.000Z';

const states: readonly EntryState[] = [
  { is: 'queued' },
  { is: 'sent' },
  { is: 'deferred', since: '2026-11-20T08:00:00.000Z' },
  { is: 'resumed' },
  { is: 'answered', outcome: { status: 'refused', code: 'not_found', details: {} } },
];

const happen = (event: keyof typeof transitions): EntryEvent => {
  if (event === 'answered') return { event, outcome };
  return event === 'deferred' ? { event, at } : { event };
};

const events = Object.keys(transitions) as (keyof typeof transitions)[];

test.each(events)("'%s' leads to the state of the table, which holds what belongs to it", (event) => {
  for (const state of states) {
    const next = nextState(state, happen(event));
    expect(next.is).toBe(transitions[event][state.is]);
    expect(Object.keys(next)).toEqual(
      { queued: ['is'], sent: ['is'], deferred: ['is', 'since'], resumed: ['is'], answered: ['is', 'outcome'] }[
        next.is
      ],
    );
  }
});

test('a second deferral counts from its own moment, an answer is that of its event', () => {
  expect(nextState(states[2] as EntryState, { event: 'deferred', at })).toEqual({ is: 'deferred', since: at });
  expect(nextState({ is: 'sent' }, { event: 'answered', outcome })).toEqual({ is: 'answered', outcome });
});

test('only what never left is queued again: whatever has left stays beyond being taken back until it is turned away', () => {
  const back = events.filter((event) =>
    states.some(({ is }) => is !== 'queued' && transitions[event][is] === 'queued'),
  );
  expect(back).toEqual(['turnedAway']);
});

test('the page on the outbox has the same table', () => {
  const page = readFileSync(new URL('../../../docs/outbox.md', import.meta.url), 'utf8');
  const rows = events.map((event) => `| ${[event, ...Object.values(transitions[event])].join(' | ')} |`);
  expect(page).toContain(rows.join('\n'));
});
