import { z } from 'zod';
import { actorSchema } from '../records/actor.ts';
import { isSpaceId, spacePattern } from '../records/space.ts';
import { errorCodes } from '../values/errors/error-codes.ts';

/** Raised when an older client could no longer be understood. */
export const protocolVersion = 1;

/** Raised with the record kinds or changes; the server accepts older ones for 90 days. */
export const schemaVersion = 1;

const spaceIdSchema = z.string().regex(spacePattern);

const uuid = z.uuid();

export const mutationSchema = z.strictObject({
  /** Place in the device's queue, from 1 without gaps. */
  id: z.number().int().positive(),
  /** The change's identity for ever: unique per customer and user. */
  uid: uuid,
  name: z.string().max(60),
  v: z.number().int().positive(),
  args: z.unknown(),
  at: z.string().max(40),
  /** Told again to a server that was restored: the number it had given before. */
  number: z.number().int().positive().max(2_147_483_647).optional(),
  /** The epoch whose rows it was made on, where the server was restored since: what it builds on may still be told. */
  madeOn: uuid.optional(),
});

export type Mutation = z.infer<typeof mutationSchema>;

export const pushRequestSchema = z.strictObject({
  protocol: z.number().int(),
  schema: z.number().int(),
  /** The user whose work this is; refused when the session is another's. */
  userId: uuid,
  clientId: uuid,
  /** What the device's rows are of; another one's server was restored, and is to be told what it lost first. */
  epoch: uuid.nullable().optional(),
  mutations: z.array(mutationSchema).min(1).max(100),
});

export type PushRequest = z.infer<typeof pushRequestSchema>;

const resultStatusSchema = z.enum(['applied', 'refused', 'failed']);

/** What became of a change in a way that only newer builds know is told as a failure here, which an update explains. */
const inKnownStatus = (given: unknown) => {
  const status = (given as { status?: unknown } | null)?.status;
  const isNewer = typeof status === 'string' && !resultStatusSchema.safeParse(status).success;
  return isNewer ? { ...(given as object), status: 'failed', code: 'client_outdated' } : given;
};

const mutationResultSchema = z.preprocess(
  inKnownStatus,
  z.object({
    id: z.number().int(),
    uid: uuid,
    status: resultStatusSchema,
    /** A code that this build does not know yet is told as 'internal'. */
    code: z.enum(errorCodes).nullable().catch('internal'),
    /** For people and for follow-up: what was expected, what is; for an order its number. */
    details: z.record(z.string(), z.unknown()),
  }),
);

export type MutationResult = z.infer<typeof mutationResultSchema>;

export const pushAnswerSchema = z.object({
  lastMid: z.number().int(),
  results: z.array(mutationResultSchema),
  /** Changes without an answer: what they build on is not there yet, and another device may still tell it. They are sent again. */
  tooEarly: z.array(uuid).optional(),
});

export type PushAnswer = z.infer<typeof pushAnswerSchema>;

/** Keyset position in a space: everything at or before (v, kind, id) is known. */
export const cursorSchema = z.strictObject({ v: z.number().int(), kind: z.string().max(40), id: z.string().max(80) });

export type Cursor = z.infer<typeof cursorSchema>;

export const pullRequestSchema = z.strictObject({
  protocol: z.number().int(),
  schema: z.number().int(),
  userId: uuid,
  clientId: uuid,
  epoch: uuid.nullable(),
  /** Every space the device holds or wants; null: from the beginning. */
  spaces: z.record(z.string().max(80), cursorSchema.nullable()),
  limit: z.number().int().min(1).max(5000),
});

export type PullRequest = z.infer<typeof pullRequestSchema>;

const spacePatchSchema = z.object({
  /** Forget all rows of the space first. */
  reset: z.boolean(),
  put: z.array(z.object({ kind: z.string(), data: z.looseObject({ id: z.string() }) })),
  del: z.array(z.object({ kind: z.string(), id: z.string() })),
  cursor: cursorSchema.strip(),
  more: z.boolean(),
});

export type SpacePatch = z.infer<typeof spacePatchSchema>;

/** Spaces of a kind that this build has no name for are left out: it holds no place in them, so that a later one begins there. */
const ofKnownSpaces = (given: unknown) =>
  given && typeof given === 'object'
    ? Object.fromEntries(Object.entries(given).filter(([space]) => isSpaceId(space)))
    : given;

export const pullAnswerSchema = z.object({
  epoch: uuid,
  lastMid: z.number().int(),
  actor: actorSchema,
  serverTime: z.string(),
  /** Spaces that were asked for and may not be held, or are none. */
  gone: z.array(z.string().max(80)),
  spaces: z.preprocess(ofKnownSpaces, z.record(spaceIdSchema, spacePatchSchema)),
});

export type PullAnswer = z.infer<typeof pullAnswerSchema>;

/** Sorts behind every row: a cursor that ends in it stands at the end of its space. */
export const endCursorId = '\uffff';

/** Whether everything of a space had come when its cursor was given. */
export const isCompleteSpace = (cursor: Cursor | null): boolean => cursor?.id === endCursorId;
