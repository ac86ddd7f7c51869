import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Answer, Transport } from '../../pwa/src/sync/transport/answers.ts';
import type { Random } from './random.ts';
import type { SimulatedShop } from './simulated-shop.ts';
import type { Stage } from './stage/stage.ts';

/** What a device needs of the shop. */
export type Served = Pick<SimulatedShop, 'actors' | 'files' | 'request'>;

/** The app's version as the server sees it: the oldest that it accepts, or one before that. */
export type Build = 'current' | 'oldest' | 'too old';

const noFault = {
  lostRequests: 0,
  lostAnswers: 0,
  lateRepeats: 0,
  serverCrashes: 0,
  closedTabs: 0,
  killedTabs: 0,
  copiedProfiles: 0,
  lostStorage: 0,
  lostDatabases: 0,
  changesOfUser: 0,
  changesOfBuild: 0,
  accessChanges: 0,
  shutOut: 0,
  newEpochs: 0,
  restores: 0,
  forgottenClients: 0,
  purges: 0,
  changesOfLead: 0,
};
export type Faults = typeof noFault;
export const noFaults = (): Faults => ({ ...noFault });

export type LateRequest = { userId: UserId; body: unknown };

/** The network between devices and server. */
export type Network = {
  isFaulty: boolean;
  /** Most answers take long. */
  isSlow: boolean;
  late: LateRequest[];
  faults: Faults;
  /** Told of every push that leaves a device. */
  onPush?: (sender: string, body: unknown) => void;
  /** Told of the server's answer to each, whether it arrives or not. */
  onAnswer?: (sender: string, body: unknown, answer: Answer) => void;
  /** Told when a device sends or hears anything. */
  onWord?: (sender: string) => void;
};

const lossProbability = 0.15;
const slowProbability = 0.3;
const crashProbability = 0.08;
const lastCrashPoint = 24;
/** In turns of the event loop, or in simulated milliseconds: over some statements of others, or over whole rounds. */
const randomDelay = (random: Random, isLong: boolean) => random.below(isLong ? 800 : 120);

export const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise((done) => setImmediate(done));
};

class NetworkFault extends Error {}

/** Whether an error is one that faults of network, tabs and lead explain. */
export const isExpected = (error: unknown) =>
  error instanceof NetworkFault ||
  (error instanceof Error &&
    (/^(StopSync|RetryLater|EndlessPull)$/.test(error.name) ||
      /DatabaseClosed|AbortError|InvalidState|Transaction.*(inactive|committed|aborted)/i.test(
        `${error.name} ${error.message} ${(error as { inner?: Error }).inner?.message ?? ''}`,
      )));

type Sender = {
  shop: Served;
  network: Network;
  random: Random;
  device: { name: string; build: Build };
  stage: Stage | undefined;
  userId: UserId;
};

const schemas = { current: null, oldest: 1, 'too old': 0 };

/** Requests and answers get lost, late or slow; the server may end in the middle of a request. */
export const transportOf = ({ shop, network, random, device, stage, userId }: Sender): Transport => {
  const lose = (kind: 'lostRequests' | 'lostAnswers') => {
    if (!network.isFaulty || !random.chance(lossProbability)) return;
    network.faults[kind] += 1;
    throw new NetworkFault(kind);
  };
  const wait = (count: number) => (stage ? stage.sleep(count) : turns(count));
  const crashPoint = () =>
    stage && network.isFaulty && random.chance(crashProbability) ? 1 + random.below(lastCrashPoint) : null;
  const send = async (path: string, sent: unknown): Promise<Answer> => {
    const body = asSent(sent, device.build);
    stage?.note(`${device.name} ${path} ${JSON.stringify(body)}`);
    network.onWord?.(device.name);
    if (path === '/push') network.onPush?.(device.name, body);
    lose('lostRequests');
    if (network.isFaulty && path === '/push' && random.chance(lossProbability)) network.late.push({ userId, body });
    const answer = await shop.request(userId, path, body, crashPoint());
    if (answer.status === 0) {
      network.faults.serverCrashes += 1;
      throw new NetworkFault('the server died');
    }
    if (path === '/push') network.onAnswer?.(device.name, body, answer);
    if (network.isFaulty && random.chance(network.isSlow ? 0.7 : slowProbability))
      await wait(randomDelay(random, network.isSlow));
    lose('lostAnswers');
    network.onWord?.(device.name);
    stage?.note(`${device.name} hears ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    push: (body: unknown) => send('/push', body),
    pull: (body: unknown) => send('/pull', body),
    upload: async (hash: string, bytes: Uint8Array) => {
      lose('lostRequests');
      shop.files.set(hash, bytes);
      lose('lostAnswers');
    },
  };
};

const asSent = (sent: unknown, build: Build): unknown => {
  const body = JSON.parse(JSON.stringify(sent)) as Record<string, unknown>;
  const schema = schemas[build];
  return schema === null ? body : { ...body, schema };
};
