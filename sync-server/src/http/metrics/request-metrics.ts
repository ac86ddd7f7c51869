import { calls } from '@knotenblech/shared/api/calls.ts';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../shop-env.ts';

/** Upper bounds in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Number.POSITIVE_INFINITY];

type Timed = { buckets: number[]; sumSeconds: number; count: number };

export type RequestMetrics = {
  /** Counts a request by its area of the API, with its status and how long its answer took to begin. */
  count: (request: { path: string; method: string; status: number; seconds: number }) => void;
  read: () => Metric[];
};

const root = '/api/1.0/';

const firstOf = (path: string) => path.split('/')[1] ?? '';

const areas = new Set(calls.map(({ path }) => firstOf(path)));

/** The first word of a call, both of a sync call; of what is no call 'app', so that nobody can make up labels. */
const areaOf = (path: string) => {
  if (!path.startsWith(root)) return 'app';
  const [first = '', second = ''] = path.slice(root.length).split('/');
  if (first === 'sync' && ['push', 'pull', 'events'].includes(second)) return `sync/${second}`;
  return areas.has(first) ? first : 'other';
};

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

export const createRequestMetrics = (): RequestMetrics => {
  const counted = new Map<string, { labels: Record<string, string>; value: number }>();
  const timed = new Map<string, Timed>();
  return {
    count: ({ path, method, status, seconds }) => {
      const area = areaOf(path);
      const labels = { area, method: methods.has(method) ? method : 'other', status: String(status) };
      const key = Object.values(labels).join(' ');
      counted.set(key, { labels, value: (counted.get(key)?.value ?? 0) + 1 });
      const times = timed.get(area) ?? { buckets: bounds.map(() => 0), sumSeconds: 0, count: 0 };
      timed.set(area, times);
      times.sumSeconds += seconds;
      times.count += 1;
      bounds.forEach((bound, n) => {
        if (seconds <= bound) times.buckets[n] = (times.buckets[n] ?? 0) + 1;
      });
    },
    read: () => [
      {
        name: 'knotenblech_http_requests_total',
        kind: 'counter',
        help: 'Requests answered, by area of the API.',
        samples: [...counted.values()],
      },
      {
        name: 'knotenblech_http_request_seconds',
        kind: 'histogram',
        help: 'Time until an answer began.',
        samples: [...timed].flatMap(([area, { buckets, sumSeconds, count }]) => [
          ...bounds.map((bound, n) => ({
            suffix: '_bucket' as const,
            labels: { area, le: bound === Number.POSITIVE_INFINITY ? '+Inf' : String(bound) },
            value: buckets[n] ?? 0,
          })),
          { suffix: '_sum' as const, labels: { area }, value: sumSeconds },
          { suffix: '_count' as const, labels: { area }, value: count },
        ]),
      },
    ],
  };
};

/** Counts each request with its status and how long its answer took to begin. */
export const measureRequests = (metrics: RequestMetrics) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { path, method } = c.req;
    metrics.count({ path, method, status: c.res.status, seconds: (performance.now() - startedAt) / 1000 });
  });

/** One line of a metric; `labels` in the order they are written. */
export type Sample = { suffix?: '_bucket' | '_sum' | '_count'; labels?: Record<string, string>; value: number };

export type Metric = {
  name: string;
  kind: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: readonly Sample[];
};

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (text: string) => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

const valueOf = (value: number) => {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return Number.isNaN(value) ? 'NaN' : String(value);
};

const lineOf = (name: string, { suffix, labels = {}, value }: Sample) => {
  const named = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${suffix ?? ''}${named.length > 0 ? `{${named.join(',')}}` : ''} ${valueOf(value)}`;
};

/** Metrics in the text format of Prometheus, version 0.0.4: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const writeExposition = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, kind, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${kind}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ])
    .map((line) => `${line}\n`)
    .join('');
