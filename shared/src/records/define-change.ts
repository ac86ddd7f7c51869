import type { z } from 'zod';
import type { ErrorCode } from '../values/errors/error-codes.ts';
import type { Actor } from './actor.ts';
import type { ExpectedValue } from './expected-value.ts';
import type { RecordKind, RecordOf } from './record-kinds.ts';
import type { SpaceId } from './space.ts';

export type ChangeContext = {
  actor: Actor;
  /** When the change was made on the device (ISO 8601, UTC): for people, never for order. */
  at: string;
};

/** The rows as a device shows them, and as the server has confirmed them, without what is pending. */
export type SeenRows = { shown: Pick<Rows, 'get'>; confirmed: Pick<Rows, 'get'> };

/** A named change: the same pure function on the device, at once, and on the server, with authority. */
export type Change<Name extends string = string, Args = unknown> = {
  name: Name;
  version: number;
  args: z.ZodType<Args>;
  /** The spaces it may write; the server locks them in one fixed order before it runs. */
  spaces: (args: Args, actor: Actor) => SpaceId[];
  reads: (args: Args, actor: Actor) => ReadKey[];
  /** The refusal by permission, or null. Ownership follows from membership in the spaces. */
  refusal: (actor: Actor, args: Args) => ErrorCode | null;
  /** The arguments with what this device's rows show in the fields that it sets; run before it is stored. */
  withSeen?: (args: Args, seen: SeenRows, actor: Actor) => Args;
  /** What the arguments say was seen before. */
  saw?: (args: Args) => ExpectedValue[];
  /** Files that must have arrived before this change may be sent. */
  blobs?: (args: Args) => string[];
  /** Throws DomainError to refuse; nothing it wrote then remains. */
  run: (rows: Rows, args: Args, context: ChangeContext) => void;
};

export const defineChange = <Name extends string, Args>(change: Change<Name, Args>) => change;

/** Names one row. */
export type RowKey = { space: SpaceId; kind: RecordKind; id: string };

/** Names what a change reads: one row, or all rows of a kind in a space. */
export type ReadKey = RowKey | { space: SpaceId; kind: RecordKind; all: true };

/**
 * What a change sees: the rows it declared, synchronously, and its own writes on top.
 * The app fills it from memory or Dexie, the server from PostgreSQL; reading an undeclared row throws.
 */
export type Rows = {
  get: <K extends RecordKind>(space: SpaceId, kind: K, id: string) => RecordOf<K> | undefined;
  all: <K extends RecordKind>(space: SpaceId, kind: K) => RecordOf<K>[];
  put: <K extends RecordKind>(space: SpaceId, kind: K, record: RecordOf<K>) => void;
  remove: (space: SpaceId, kind: RecordKind, id: string) => void;
};
