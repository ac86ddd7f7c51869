/** A fault: one line of the product's source as it stands, and as it is planted. */
export type Mutant = { file: string; line: string; planted: string };

/** Faults that the simulator must find, by name. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'a late answer is applied': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'if (!(await holds(database, answer, basis))) return false;',
    planted: 'await holds(database, answer, basis);',
  },
  'what a twin had answered is forgotten here': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: '(entry) => !isPending(entry) && answered.has(entry.uid)',
    planted: '(entry) => entry.mid !== null && entry.mid <= lastMid',
  },
  'an answer the server forgot is not asked for again': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: '.filter((entry) => !isDone(entry))',
    planted: '.filter(() => false)',
  },
  'waiting changes are not undone before the answer': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'await undoWaiting(engine, rowsIn(answer));',
    planted: 'await database.shadow.clear();',
  },
  'waiting changes are not replayed on the answer': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'await redoWaiting(engine, answer.actor);',
    planted: '',
  },
  'a restored server is told nothing again': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'await replayAcknowledged(engine, basis.epoch);',
    planted: '{}',
  },
  'what was answered goes with whoever leaves': {
    file: 'pwa/src/device/unsent-work/left-work.ts',
    line: "const answered = without === 'answered' ? null : await answeredWork(database, entries);",
    planted: 'const answered = null;',
  },
  'what was answered comes back without its epoch': {
    file: 'pwa/src/device/unsent-work/restore-sealed-outbox.ts',
    line: "if (known === null) await writeMeta(database, 'epoch', epoch);",
    planted: '',
  },
  'what was told too early is refused for good': {
    file: 'sync-server/src/sync/push/push-changes.ts',
    line: "status === 'refused' && passing.has(code);",
    planted: 'false;',
  },
  'rows stay when a right is taken away': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'for (const id of answer.gone as SpaceId[]) await rowRange(database, id).delete();',
    planted: '',
  },
  'rows stay when a space is fetched anew': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'if (patch.reset) await rowRange(database, space).delete();',
    planted: '',
  },
  'deleted rows stay': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: 'if (patch.del.length > 0)',
    planted: 'if (patch.del.length > 99)',
  },
  'rights are remembered as they were': {
    file: 'pwa/src/sync/pull/apply-pull.ts',
    line: "{ key: 'actor', value: answer.actor },",
    planted: "{ key: 'actor', value: actor ?? answer.actor },",
  },
  'a noted change is stored twice': {
    file: 'pwa/src/sync/outbox/make-change.ts',
    line: 'if (seq !== countedBefore && (await isKnown(database, uid))) return seq;',
    planted: '',
  },
  'a queued order is not mirrored': {
    file: 'pwa/src/sync/outbox/make-change.ts',
    line: 'await mirrorOrder(engine, change);',
    planted: '',
  },
  'a refusal is not kept': {
    file: 'pwa/src/sync/outbox/keep-results.ts',
    line: 'answered.map(({ entry, outcome }) => resultOf(',
    planted: "answered.filter(({ outcome }) => outcome.status === 'applied').map(({ entry, outcome }) => resultOf(",
  },
  'a new identity keeps the old places': {
    file: 'pwa/src/sync/push/push.ts',
    line: 'entry.mid = null;',
    planted: '',
  },
  'what is on its way is not marked so': {
    file: 'pwa/src/sync/push/build-batch.ts',
    line: "state: nextState(entry.state, { event: 'sent' }),",
    planted: 'state: entry.state,',
  },
  'the queue is sent backwards': {
    file: 'pwa/src/sync/push/build-batch.ts',
    line: "const queued = await database.outbox.orderBy('seq').toArray();",
    planted: "const queued = await database.outbox.orderBy('seq').reverse().toArray();",
  },
  'what builds on a waiting file is sent': {
    file: 'pwa/src/sync/outbox/held-back.ts',
    line: '? entry : builtOn;',
    planted: '? entry : undefined;',
  },
  'a known change is not recognised': {
    file: 'sync-server/src/sync/push/push-changes.ts',
    line: 'const had = known.get(uid);',
    planted: 'const had = id > client.lastMid ? undefined : known.get(uid);',
  },
  'a place in the queue is left out': {
    file: 'pwa/src/sync/push/build-batch.ts',
    line: "writeMeta(database, 'nextMid', nextMid)]",
    planted: "writeMeta(database, 'nextMid', nextMid + 1)]",
  },
  'two queues under one client id are accepted': {
    file: 'sync-server/src/sync/push/push-changes.ts',
    line: "if (id <= lastMid) throw new Abort('forked');",
    planted: '',
  },
  'a withdrawn order is made': {
    file: 'sync-server/src/sync/push/run-change.ts',
    line: 'refuseWithdrawn(batch, each);',
    planted: '',
  },
  'a cursor runs ahead of what was sent': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: '            v: state.version,',
    planted: '            v: state.version + 1,',
  },
  'forgotten deletions are not told': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: 'knowsDeletionsTo(cursor) >= state.purgedTo',
    planted: 'cursor.v >= 0',
  },
  'a first load begins anew at every page': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: 'id: version <= forgottenTo ?',
    planted: 'id: version < 0 ?',
  },
  'every space may be held by everybody': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: 'const mine = wanted.filter((space) => mayJoin(actor, space));',
    planted: 'const mine = wanted.filter((space) => mayJoin(actor, space) || true);',
  },
  'the loser of a conflict is not told': {
    file: 'sync-server/src/sync/rows/field-authors.ts',
    line: 'if (!kind || matchesExpected(saw, yours)) return [];',
    planted: 'if (kind || matchesExpected(saw, yours)) return [];',
  },
  'a pull reads more than one snapshot': {
    file: 'sync-server/src/database/in-customer.ts',
    line: 'isolation level repeatable read read only',
    planted: 'isolation level read committed read only',
  },
};
