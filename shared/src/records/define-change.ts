import type { z } from 'zod';
import type { ErrorCode } from '../values/errors/error-codes.ts';
import type { Actor } from './actor.ts';
import type { ExpectedValue } from './expected-value.ts';
import type { ReadKey, Rows } from './rows.ts';
import type { SpaceId } from './space.ts';

export type ChangeContext = {
  actor: Actor;
  /** When the change was made on the device (ISO 8601, UTC): for people, never for order. */
  at: string;
};

/** The rows as a device shows them, and as the server had told them before what waits here. */
export type SeenRows = { here: Pick<Rows, 'get'>; told: Pick<Rows, 'get'> };

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
