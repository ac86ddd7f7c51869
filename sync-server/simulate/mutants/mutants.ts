/** A fault: one line of the product's source as it stands, and as it is planted. */
export type Mutant = { file: string; line: string; planted: string };

const engine = (name: string) => `pwa/src/sync/engine/${name}.ts`;
const server = (name: string) => `sync-server/src/sync/${name}.ts`;

/** Faults that the simulator must find, by name. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'a late answer is applied': {
    file: engine('apply-pull'),
    line: 'if (!(await holds(database, answer, basis))) return false;',
    planted: 'await holds(database, answer, basis);',
  },
  'what a twin had answered is forgotten here': {
    file: engine('apply-pull'),
    line: '(entry) => entry.outcome !== null && answered.has(entry.uid),',
    planted: '(entry) => entry.mid !== null && entry.mid <= lastMid,',
  },
  'an answer the server forgot is not asked for again': {
    file: engine('apply-pull'),
    line: 'entries.filter((entry) => !isDone(entry)).map((entry) => ({ ...entry, outcome: null })),',
    planted: '[],',
  },
  'waiting changes are not undone before the answer': {
    file: engine('apply-pull'),
    line: 'await undoWaiting(engine, rowsIn(answer));',
    planted: 'await database.shadow.clear();',
  },
  'waiting changes are not replayed on the answer': {
    file: engine('apply-pull'),
    line: 'await redoWaiting(engine, answer.actor);',
    planted: '',
  },
  'a restored server is told nothing again': {
    file: engine('apply-pull'),
    line: 'await replayAcknowledged(engine, basis.epoch);',
    planted: '{}',
  },
  'what was answered goes with whoever leaves': {
    file: 'pwa/src/sync/at-rest/left-work.ts',
    line: "const answered = without === 'answered' ? null : await answeredWork(database, entries);",
    planted: 'const answered = null;',
  },
  'what was answered comes back without its epoch': {
    file: 'pwa/src/sync/session/put-back.ts',
    line: "if (known === null) await writeMeta(database, 'epoch', epoch);",
    planted: '',
  },
  'what was told too early is refused for good': {
    file: server('too-early'),
    line: "status === 'refused' && passing.has(code);",
    planted: 'false;',
  },
  'rows stay when a right is taken away': {
    file: engine('apply-pull'),
    line: 'for (const id of answer.gone as SpaceId[]) await rowRange(database, id).delete();',
    planted: '',
  },
  'rows stay when a space is fetched anew': {
    file: engine('apply-pull'),
    line: 'if (patch.reset) await rowRange(database, space).delete();',
    planted: '',
  },
  'deleted rows stay': {
    file: engine('apply-pull'),
    line: 'if (patch.del.length > 0)',
    planted: 'if (patch.del.length > 99)',
  },
  'rights are remembered as they were': {
    file: engine('apply-pull'),
    line: "{ key: 'actor', value: answer.actor },",
    planted: "{ key: 'actor', value: actor ?? answer.actor },",
  },
  'a noted change is stored twice': {
    file: engine('make-change'),
    line: 'if (seq !== countedBefore && (await isKnown(database, uid))) return seq;',
    planted: '',
  },
  'a queued order is not mirrored': {
    file: engine('make-change'),
    line: 'await mirrorOrder(engine, change);',
    planted: '',
  },
  'a refusal is not kept': {
    file: engine('keep-results'),
    line: 'answered.map((entry) => resultOf(',
    planted: "answered.filter(({ outcome }) => outcome.status === 'applied').map((entry) => resultOf(",
  },
  'a new identity keeps the old places': {
    file: engine('take-identity'),
    line: 'modify({ mid: null, outcome: null })',
    planted: 'modify({ outcome: null })',
  },
  'what is on its way is not marked so': {
    file: engine('take-batch'),
    line: 'offered: true,',
    planted: 'offered: entry.offered,',
  },
  'the queue is sent backwards': {
    file: engine('take-batch'),
    line: "const queued = await database.outbox.orderBy('seq').toArray();",
    planted: "const queued = await database.outbox.orderBy('seq').reverse().toArray();",
  },
  'what builds on a waiting file is sent': {
    file: engine('held-back'),
    line: '? entry : builtOn;',
    planted: '? entry : undefined;',
  },
  'a known change is not recognised': {
    file: server('push-changes'),
    line: 'const had = known.get(uid);',
    planted: 'const had = id > client.lastMid ? undefined : known.get(uid);',
  },
  'a place in the queue is left out': {
    file: engine('take-batch'),
    line: "writeMeta(database, 'nextMid', nextMid)]",
    planted: "writeMeta(database, 'nextMid', nextMid + 1)]",
  },
  'two queues under one client id are accepted': {
    file: server('push-changes'),
    line: "if (id <= lastMid) throw new Abort('forked');",
    planted: '',
  },
  'a withdrawn order is made': {
    file: server('run-change'),
    line: 'refuseWithdrawn(batch, each);',
    planted: '',
  },
  'a cursor runs ahead of what was sent': {
    file: server('pull-records'),
    line: '            v: state.version,',
    planted: '            v: state.version + 1,',
  },
  'forgotten deletions are not told': {
    file: server('pull-records'),
    line: 'knowsDeletionsTo(cursor) >= state.purgedTo',
    planted: 'cursor.v >= 0',
  },
  'a first load begins anew at every page': {
    file: server('page-cursor'),
    line: 'id: version <= forgottenTo ?',
    planted: 'id: version < 0 ?',
  },
  'every space may be held by everybody': {
    file: server('pull-records'),
    line: 'const mine = wanted.filter((space) => mayJoin(actor, space));',
    planted: 'const mine = wanted.filter((space) => mayJoin(actor, space) || true);',
  },
  'the loser of a conflict is not told': {
    file: server('field-authors'),
    line: 'if (!kind || matchesExpected(saw, yours)) return [];',
    planted: 'if (kind || matchesExpected(saw, yours)) return [];',
  },
  'a pull reads more than one snapshot': {
    file: 'sync-server/src/database/in-customer.ts',
    line: 'isolation level repeatable read read only',
    planted: 'isolation level read committed read only',
  },
};
