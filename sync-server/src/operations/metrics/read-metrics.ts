import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pipelined, type Sql } from '../../database/database.ts';
import type { QueueCounts } from '../../http/admission/create-admission.ts';
import type { Metric, RequestMetrics, Sample } from '../../http/metrics/request-metrics.ts';
import { countChildren } from '../../jobs/start.child.ts';
import { countConnections, countJobs, countUnsentMails } from './metrics.store.ts';

export type MetricsDeps = {
  owner: Sql;
  requests: RequestMetrics;
  /** Queues of requests by their names. */
  queues: ReadonlyMap<string, () => QueueCounts>;
  /** What is being answered, and open event streams. */
  countOpen: () => { running: number; streams: number };
};

const gauge = (name: string, help: string, samples: readonly Sample[]): Metric => ({
  name: `knotenblech_${name}`,
  kind: 'gauge',
  help,
  samples,
});

/** Reads everything there is to tell; the delay of the event loop since the last reading. Ends with `stop`. */
export const openMetrics = ({ owner, requests, queues, countOpen }: MetricsDeps) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const lag = () => {
    const secondsAt = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max };
    delay.reset();
    return Object.entries(secondsAt).map(([quantile, ns]) => ({ labels: { quantile }, value: ns / 1e9 }));
  };
  const read = async (): Promise<Metric[]> => {
    const [connections, jobs, mails] = await pipelined([
      countConnections(owner).execute(),
      countJobs(owner).execute(),
      countUnsentMails(owner).execute(),
    ]);
    const { running, streams } = countOpen();
    const waiting = [...queues].flatMap(([queue, count]) =>
      Object.entries(count()).map(([state, value]) => ({ labels: { queue, state }, value })),
    );
    return [
      ...requests.read(),
      gauge('http_requests_running', 'Requests being answered.', [{ value: running }]),
      gauge('event_streams', 'Open event streams of devices.', [{ value: streams }]),
      gauge('queue_requests', 'Requests that are worked on, or wait for their turn.', waiting),
      gauge(
        'database_connections',
        'Connections to the database.',
        connections.map(({ name, state, count }) => ({
          labels: { pool: name.replace('knotenblech ', ''), state },
          value: count,
        })),
      ),
      gauge(
        'jobs',
        'Jobs that wait, run or have failed for good.',
        jobs.map(({ name, state, count }) => ({ labels: { queue: name, state }, value: count })),
      ),
      gauge(
        'child_processes',
        'Processes that read files, draw pictures and write documents.',
        [...countChildren()].map(([work, value]) => ({ labels: { work }, value })),
      ),
      gauge(
        'mails_unsent',
        'Mails that wait or have failed.',
        mails.map(({ state, count }) => ({ labels: { state }, value: count })),
      ),
      gauge('event_loop_lag_seconds', 'Delay of the event loop since the last reading.', lag()),
      gauge('resident_memory_bytes', 'Memory of the server.', [{ value: process.memoryUsage.rss() }]),
      {
        name: 'knotenblech_cpu_seconds_total',
        kind: 'counter',
        help: 'Processor time of the server.',
        samples: [{ value: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 }],
      },
      gauge('start_time_seconds', 'When the server started, since 1970.', [
        { value: Math.round(performance.timeOrigin / 1000) },
      ]),
    ];
  };
  return { read, stop: () => delay.disable() };
};
