import { setTimeout as wait } from 'node:timers/promises';
import { isBinding, signOfLife } from '@knotenblech/shared/sync/changes.ts';
import { type PullAnswer, type PushAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { createPost } from '../../../pwa/src/sync/transport/http-transport.ts';
import { retryPause } from '../../../pwa/src/sync/transport/retry-pause.ts';

export type DevicePlan = {
  url: string;
  headers: Record<string, string>;
  userId: string;
  known: Known;
  /** What waited in its outbox when the network came back. */
  mutations: { id: number; uid: string; name: string; v: number; args: unknown; at: string }[];
};

/** What a device holds: rows of that epoch up to these cursors. */
export type Known = { epoch: string | null; spaces: Record<string, unknown> };

export type DeviceReport = {
  known: Known;
  /** From the moment the network came back until its push was answered. */
  answeredMs: number;
  turnedAway: number;
  failures: number;
  results: PushAnswer['results'];
};

const timeoutMs = 30_000;
const rowsPerPage = 2000;

/**
 * What the app does when the network is back: a page of news, or a sign of life where an order waits, everything that waits,
 * the news of that; again later where it was turned away.
 */
export const weatherStorm = async (plan: DevicePlan): Promise<DeviceReport> => {
  const startedAt = performance.now();
  const report: DeviceReport = { known: plan.known, answeredMs: 0, turnedAway: 0, failures: 0, results: [] };
  const version = { protocol: protocolVersion, schema: schemaVersion };
  const asked = { ...version, userId: plan.userId, clientId: crypto.randomUUID() };
  const post = createPost((path, init) =>
    fetch(`${plan.url}/api/1.0${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), ...plan.headers },
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    for (let failures = 0; ; failures++) {
      const answer = await post(path, body).catch(() => null);
      const answered: unknown = await answer?.json().catch(() => null);
      if (answer?.status === 200 && answered) return answered as T;
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new Error(`${path}: ${answer.status} ${JSON.stringify(answered)}`);
      const seconds = Number(answer?.headers.get('Retry-After'));
      if (answer?.status === 503 && seconds > 0) report.turnedAway += 1;
      else report.failures += 1;
      await wait(retryPause(failures, seconds > 0 ? seconds * 1000 : null));
    }
  };
  const pull = async (limit: number) => {
    const answer = await ask<PullAnswer>('/sync/pull', { ...asked, limit, ...report.known });
    const cursors = Object.entries(answer.spaces).map(([id, { cursor }]) => [id, cursor]);
    report.known = { epoch: answer.epoch, spaces: { ...report.known.spaces, ...Object.fromEntries(cursors) } };
  };
  /** An answer may end before the last change: the rest is sent again. */
  const push = async () => {
    const { epoch } = report.known;
    for (let rest = plan.mutations; rest.length > 0; ) {
      const { results, lastMid } = await ask<PushAnswer>('/sync/push', { ...asked, epoch, mutations: rest });
      if (results.length === 0) throw new Error('a push was answered without a result');
      report.results.push(...results);
      rest = rest.filter(({ id }) => id > lastMid);
    }
  };
  await pull(plan.mutations.some(isBinding) ? signOfLife : rowsPerPage);
  await push();
  report.answeredMs = performance.now() - startedAt;
  await pull(rowsPerPage);
  return report;
};
