import { findCycle } from './find-cycle.ts';
import type { Step } from './history.ts';

type Lists = Map<string, string[]>;
type Writers = Map<string, number>;

/**
 * What no server could show that runs one transaction after the other, each between its request and its answer: the
 * list-append check of Kingsbury and Alvaro, "Elle: Inferring Isolation Anomalies from Experimental Observations" (VLDB 2020),
 * with real time. The order of a list is what its readers saw; the last of them is to have seen all of it.
 */
export const findAnomalies = (history: readonly Step[]): string[] => {
  const lists: Lists = new Map();
  const writers = writersOf(history);
  return [
    ...readLists(history, lists),
    ...findStrange(history, lists, writers),
    ...findLost(history, lists),
    ...findCycles(history, lists, writers),
  ];
};

const nameOf = (list: string, value: string) => `${list} ${value}`;

const writersOf = (history: readonly Step[]): Writers =>
  new Map(
    history.flatMap(({ appends }, n) => appends.map(({ list, value }) => [nameOf(list, value), n] as [string, number])),
  );

/** Fills in what was seen; tells where two readers saw another order. */
const readLists = (history: readonly Step[], lists: Lists) => {
  const violations: string[] = [];
  for (const { client, observations } of history)
    for (const { list, from, values } of observations) {
      const known = lists.get(list) ?? [];
      lists.set(list, known);
      for (const [n, value] of values.entries()) {
        const before = known[from + n];
        if (before === undefined) known[from + n] = value;
        else if (before !== value) violations.push(`${list}: place ${from + n} is ${before}, for ${client} ${value}`);
      }
    }
  return violations;
};

const findStrange = (history: readonly Step[], lists: Lists, writers: Writers) =>
  [...lists].flatMap(([list, values]) => {
    const seen = new Set<string>();
    return Array.from(values, (value, place) => {
      if (value === undefined) return [`${list}: nobody saw place ${place}`];
      const isTwice = seen.has(value);
      seen.add(value);
      const writer = writers.get(nameOf(list, value));
      const step = writer === undefined ? undefined : history[writer];
      if (isTwice) return [`${list}: ${value} is there twice`];
      if (!step) return [`${list}: nobody appended ${value}`];
      return step.isRefused ? [`${list}: ${value} is there, though refused`] : [];
    }).flat();
  });

const findLost = (history: readonly Step[], lists: Lists) => {
  const there = new Map([...lists].map(([list, values]) => [list, new Set(values)]));
  const appends = history.filter(({ isRefused }) => !isRefused).flatMap((step) => step.appends);
  return appends
    .filter(({ list, value }) => !there.get(list)?.has(value))
    .map(({ list, value }) => `${list}: ${value} was acknowledged and is not there`);
};

/** Each transaction after what it saw, before what it did not see yet, after its client's last and what had ended before. */
const findCycles = (history: readonly Step[], lists: Lists, writers: Writers) => {
  const after = new Map<number, Set<number>>();
  const order = (first: number | undefined, second: number | undefined) => {
    if (first === undefined || second === undefined || first === second) return;
    const all = after.get(first) ?? new Set();
    after.set(first, all.add(second));
  };
  const writerAt = (list: string, place: number) => {
    const value = lists.get(list)?.[place];
    return value === undefined ? undefined : writers.get(nameOf(list, value));
  };
  for (const [list, values] of lists)
    for (let place = 1; place < values.length; place++) order(writerAt(list, place - 1), writerAt(list, place));
  for (const [n, { observations }] of history.entries())
    for (const { list, from, values, isWhole } of observations) {
      const end = from + values.length;
      order(writerAt(list, end - 1), n);
      if (isWhole) order(n, writerAt(list, end));
    }
  orderByClient(history, order);
  orderByTime(history, order);
  const cycle = findCycle(2 * history.length, after);
  if (!cycle) return [];
  const steps = cycle.flatMap((n) => history[n] ?? []);
  return [`no order explains: ${steps.map(describe).join(' < ')}`];
};

type Order = (first: number | undefined, second: number | undefined) => void;

const orderByClient = (history: readonly Step[], order: Order) => {
  const last = new Map<string, number>();
  for (const [n, { client }] of history.entries()) {
    order(last.get(client), n);
    last.set(client, n);
  }
};

/** A moment for each end, one after the other, so that not every pair has to be told. */
const orderByTime = (history: readonly Step[], order: Order) => {
  const moments = history.map(({ endedAt }, n) => ({ endedAt, n })).toSorted((a, b) => a.endedAt - b.endedAt);
  const momentOf = (place: number) => history.length + place;
  for (const [place, { n }] of moments.entries()) {
    order(n, momentOf(place));
    if (place > 0) order(momentOf(place - 1), momentOf(place));
  }
  const begun = history.map(({ startedAt }, n) => ({ startedAt, n })).toSorted((a, b) => a.startedAt - b.startedAt);
  let ended = 0;
  for (const { startedAt, n } of begun) {
    while ((moments[ended]?.endedAt ?? Number.POSITIVE_INFINITY) < startedAt) ended += 1;
    if (ended > 0) order(momentOf(ended - 1), n);
  }
};

const describe = ({ client, appends, observations }: Step) => {
  const done = appends.map(({ list, value }) => `appends ${value} to ${list}`);
  const seen = observations.map(({ list, from, values }) => `sees ${from + values.length} in ${list}`);
  return `${client} ${[...done, ...seen].join(', ')}`;
};
