import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Change, Rows } from '@knotenblech/shared/records/define-change.ts';
import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace, projectSpace, type SpaceId } from '@knotenblech/shared/records/space.ts';
import { type ArgsOf, type ChangeName, changes } from '@knotenblech/shared/sync/changes.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { createFigures, type Figures } from './project-figures.ts';
import { type ProjectSource, sourceRows } from './project-source.ts';

/** The changes that edit an open project. */
export type ProjectChangeName = Extract<
  ChangeName,
  | 'setPartQuantity'
  | 'setPartSurface'
  | 'setPartGrade'
  | 'setOrderNumber'
  | 'setPartName'
  | 'setPartProfile'
  | 'setPartMends'
  | 'acceptFindings'
  | 'setPartTimber'
  | 'setInstallation'
  | 'takeParts'
  | 'setAssemblyQuantity'
  | 'setAssemblySurface'
  | 'setProjectSurface'
  | 'setProjectTexts'
  | 'setQuantities'
  | 'setProjectProduction'
  | 'setProjectCertificates'
  | 'setAssistantDone'
  | 'setPartSpecs'
>;

export type Refusal = { code: ErrorCode; details: ErrorDetails };

export type OpenProjectState = { source: ProjectSource; figures: Figures; refusal: Refusal | null };

type Pending = { change: Change; args: unknown; at: string; isStored: boolean };

type Dependencies = {
  actor: Actor;
  /** Stores a change for good; rejects with DomainError when it is refused. */
  store: <N extends ProjectChangeName>(name: N, args: ArgsOf<N>) => Promise<unknown>;
};

/** A stored change that the database does not show by then was overtaken by a later one. */
const overtakenMs = 4000;

/** An open project in memory: a change shows at once, is then stored, and is undone when it was refused. */
export const openProject = (first: ProjectSource, { actor, store }: Dependencies) => {
  const figure = createFigures();
  const { subscribe, tell } = createEmitter();
  let confirmed = first;
  let pending: Pending[] = [];
  let state: OpenProjectState = { source: first, figures: figure(first), refusal: null };

  const withPending = (): ProjectSource => {
    const { rows } = memoryRows(sourceRows(confirmed));
    for (const each of pending) runQuietly(each, rows, actor);
    const space = projectSpace(confirmed.project.id);
    return {
      ...confirmed,
      project: rows.get(customerSpace(actor.customerId), 'project', confirmed.project.id) ?? confirmed.project,
      partChoices: rows.all(space, 'partChoice'),
      assemblyChoices: rows.all(space, 'assemblyChoice'),
    };
  };

  const show = (refusal: Refusal | null) => {
    const source = pending.length > 0 ? withPending() : confirmed;
    state = { source, figures: figure(source), refusal };
    tell();
  };

  const drop = (entry: Pending, refusal: Refusal | null) => {
    if (!pending.includes(entry)) return;
    pending = pending.filter((each) => each !== entry);
    show(refusal ?? state.refusal);
  };

  const settle = () => {
    const last = pending.findLastIndex((each) => each.isStored && isInEffect(each, confirmed, actor));
    pending = pending.filter((each, place) => place > last || !each.isStored);
  };

  return {
    subscribe,
    state: () => state,

    /** Takes over what the database holds now: own stored changes, other tabs, other devices. */
    receive: (source: ProjectSource) => {
      confirmed = source;
      settle();
      show(state.refusal);
    },

    /** Runs a change at once and stores it; resolves to whether it was stored. */
    change: async <N extends ProjectChangeName>(name: N, args: ArgsOf<N>): Promise<boolean> => {
      const entry: Pending = { change: changes[name] as Change, args, at: new Date().toISOString(), isStored: false };
      pending = [...pending, entry];
      show(null);
      try {
        await store(name, args);
      } catch (error) {
        if (!(error instanceof DomainError)) {
          drop(entry, null);
          throw error;
        }
        drop(entry, { code: error.code, details: error.details });
        return false;
      }
      entry.isStored = true;
      settle();
      setTimeout(() => drop(entry, null), overtakenMs);
      return true;
    },

    dismissRefusal: () => show(null),
  };
};

export type OpenProject = ReturnType<typeof openProject>;

/** A chosen profile carries its measures: a field may be an object. */
const sameValue = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

const sameFields = (one: object, other: object | undefined) =>
  other !== undefined &&
  Object.entries(one).every(
    ([field, value]) => field === 'changedAt' || sameValue(value, (other as Record<string, unknown>)[field]),
  );

/** Whether what the database tells already holds what a change writes. */
const isInEffect = (pending: Pending, confirmed: ProjectSource, actor: Actor) => {
  const base = sourceRows(confirmed);
  const { rows, written } = memoryRows(base);
  runQuietly(pending, rows, actor);
  return [...written.values()].every(
    ({ space, kind, id, record }) => record !== null && sameFields(record, base.get(space, kind, id)),
  );
};

/** What a change refuses here, storing it refuses too: the refusal is told from there. */
const runQuietly = (pending: Pending, rows: Parameters<Change['run']>[0], actor: Actor) => {
  try {
    pending.change.run(rows, pending.args, { actor, at: pending.at });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
};

type Stored = { space: SpaceId; kind: RecordKind; id: string; record: { id: string } | null };

const keyOf = (space: SpaceId, kind: RecordKind, id: string) => `${space}|${kind}|${id}`;

/** Rows in memory: what is read comes from `base`, what is written stays here until `written` is taken. */
const memoryRows = (base: Pick<Rows, 'get' | 'all'>) => {
  const written = new Map<string, Stored>();
  const write = (space: SpaceId, kind: RecordKind, id: string, record: { id: string } | null) =>
    written.set(keyOf(space, kind, id), { space, kind, id, record });

  const get = <K extends RecordKind>(space: SpaceId, kind: K, id: string) => {
    const own = written.get(keyOf(space, kind, id));
    return own ? ((own.record ?? undefined) as RecordOf<K> | undefined) : base.get(space, kind, id);
  };
  const all = <K extends RecordKind>(space: SpaceId, kind: K) => {
    const own = [...written.values()].filter((each) => each.space === space && each.kind === kind);
    if (own.length === 0) return base.all(space, kind);
    const ids = new Set(own.map((each) => each.id));
    return [
      ...base.all(space, kind).filter((record) => !ids.has(record.id)),
      ...own.flatMap((each) => (each.record ? [each.record as RecordOf<K>] : [])),
    ];
  };
  const rows: Rows = {
    get,
    all,
    put: (space, kind, record) => void write(space, kind, record.id, record),
    remove: (space, kind, id) => void write(space, kind, id, null),
  };
  return { rows, written };
};
