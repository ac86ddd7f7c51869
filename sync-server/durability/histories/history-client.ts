import { setTimeout as wait } from 'node:timers/promises';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { Cursor, MutationResult, PullAnswer, PushAnswer } from '@knotenblech/shared/sync/wire.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { type AddressId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { addressOf } from '../../simulate/orders/order-world.ts';
import type { Random } from '../../simulate/random.ts';
import { sessionHeaders } from '../session-headers.ts';
import type { StormCustomer } from '../storm/seed-customers.ts';
import type { Append, Observation, Step } from './history.ts';

const rowsPerPage = 1000;
const mostInPush = 4;
const mostCopiesLookedAt = 4;
const cutShare = 0.05;
const mostCutMs = 12;

export type HistoryClient = {
  name: string;
  url: string;
  customer: StormCustomer;
  session: StormCustomer['sessions'][number];
  /** The newest copies of the customer's project, begun by any of his clients. */
  copies: ProjectId[];
  random: Random;
  history: Step[];
};

type Mutation = { id: number; uid: string; name: string; v: 1; args: unknown; at: string };

/** A client that appends and reads, one after the other, and writes down what it did and saw. */
export const openHistoryClient = ({ name, url, customer, session, copies, random, history }: HistoryClient) => {
  const { actor, projectId, addressId } = customer;
  const space = customerSpace(actor.customerId);
  const asked = {
    protocol: protocolVersion,
    schema: schemaVersion,
    userId: actor.userId,
    clientId: crypto.randomUUID(),
  };
  const addresses = `addresses of ${actor.customerId}`;
  const listed = new Set<ProjectId>();
  let [lastId, known] = [0, 0];
  let epoch: string | null = null;
  let cursor: Cursor | null = null;

  const post = (path: string, body: unknown, signal: AbortSignal | null = null) =>
    fetch(`${url}/api/1.0/sync/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...sessionHeaders(url, session),
      },
      body: JSON.stringify(body),
      signal,
    });
  /** Told again until it is answered; some requests are cut off before. */
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    for (;;) {
      const cut = random.chance(cutShare) ? AbortSignal.timeout(1 + random.below(mostCutMs)) : null;
      const answer = await post(path, body, cut).catch(() => null);
      const answered: unknown = await answer?.json().catch(() => null);
      if (answer?.status === 200 && answered) return answered as T;
      if (answer && answer.status !== 503 && answer.status !== 200)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answered)}`);
      await wait(answer?.status === 503 ? 1000 * Number(answer.headers.get('Retry-After') ?? 1) : 1);
    }
  };
  const note = (step: Pick<Step, 'startedAt'> & Partial<Step>) =>
    history.push({
      client: name,
      endedAt: performance.now(),
      isRefused: false,
      appends: [],
      observations: [],
      ...step,
    });
  const mutationOf = (change: string, args: unknown): Mutation => ({
    id: ++lastId,
    uid: random.uuid(),
    name: change,
    v: 1,
    args,
    at: new Date().toISOString(),
  });
  const push = async (all: readonly { mutation: Mutation; appends: readonly Append[] }[]) => {
    const startedAt = performance.now();
    const results: MutationResult[] = [];
    for (let rest = all.map(({ mutation }) => mutation); rest.length > 0; ) {
      const answer: PushAnswer = await ask<PushAnswer>('push', { ...asked, epoch, mutations: rest });
      results.push(...answer.results);
      rest = rest.filter(({ id }) => id > answer.lastMid);
    }
    const statuses = new Map(results.map(({ uid, status }) => [uid, status]));
    for (const { mutation, appends } of all)
      note({ startedAt, appends, isRefused: statuses.get(mutation.uid) !== 'applied' });
  };
  /** Addresses of one push come back by their ids, which grow in the order they are made in. */
  const appendAddress = () => {
    const id = newId<AddressId>();
    const mutation = mutationOf('putAddress', { address: addressOf(id) });
    return { mutation, appends: [{ list: addresses, value: id }] };
  };
  const copyProject = async () => {
    const newProjectId = newId<ProjectId>();
    copies.push(newProjectId);
    const mutation = mutationOf('copyProject', { projectId, newProjectId, name: 'Halle' });
    const appends = [`project ${newProjectId}`, `content ${newProjectId}`].map((list) => ({ list, value: 'there' }));
    await push([{ mutation, appends }]);
  };
  const readPage = async (looked = copies.slice(-mostCopiesLookedAt)) => {
    const startedAt = performance.now();
    const spaces = Object.fromEntries([[space, cursor], ...looked.map((id) => [projectSpace(id), null])]);
    const answer = await ask<PullAnswer>('pull', { ...asked, epoch, limit: rowsPerPage, spaces });
    ({ epoch } = answer);
    const page = answer.spaces[space];
    const isWhole = !page?.more;
    const found = (page?.put ?? []).filter(({ kind, data }) => kind === 'address' && data.id !== addressId);
    for (const { kind, data } of page?.put ?? []) if (kind === 'project') listed.add(data.id as ProjectId);
    const observations: Observation[] = [
      { list: addresses, from: known, values: found.map(({ data }) => data.id), isWhole },
    ];
    for (const id of isWhole ? looked : []) {
      const content = answer.spaces[projectSpace(id)];
      const isThere = content?.put.some(({ kind }) => kind === 'partPack') ?? false;
      observations.push(observationOf(`project ${id}`, listed.has(id)));
      if (!content?.more) observations.push(observationOf(`content ${id}`, isThere));
    }
    note({ startedAt, observations });
    known += found.length;
    cursor = page?.cursor ?? cursor;
    return isWhole;
  };
  const readAll = async () => {
    while (!(await readPage()));
    for (let from = 0; from < copies.length; from += mostCopiesLookedAt)
      await readPage(copies.slice(from, from + mostCopiesLookedAt));
  };
  return {
    readAll,
    act: async () => {
      if (random.chance(0.1)) await copyProject();
      else if (random.chance(0.5)) await push(Array.from({ length: 1 + random.below(mostInPush) }, appendAddress));
      else await readPage();
    },
  };
};

const observationOf = (list: string, isThere: boolean): Observation => ({
  list,
  from: 0,
  values: isThere ? ['there'] : [],
  isWhole: true,
});
