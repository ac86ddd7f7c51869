import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { writeExposition } from '../../http/metrics/request-metrics.ts';
import { runServer } from '../../run-server.ts';
import { metricsRoutes } from './metrics.routes.ts';
import { openMetrics } from './read-metrics.ts';

let shop: TestShop;
let metrics: ReturnType<typeof openMetrics>;
beforeAll(async () => {
  shop = await testShop();
  const { owner } = shop.database;
  const { requestMetrics: requests, queues } = shop;
  metrics = openMetrics({ owner, requests, queues, countOpen: () => ({ running: 2, streams: 3 }) });
});
afterAll(async () => {
  metrics.stop();
  await shop.stop();
});

const line = /^[a-z_]+(\{[a-z]+="(\\.|[^"\\])*"(,[a-z]+="(\\.|[^"\\])*")*\})? (-?[\d.e+-]+|\+Inf|NaN)$/;

/** The samples of a page as a scraper reads them. */
const samplesOf = (page: string) => {
  const samples = page.split('\n').filter((each) => each !== '' && !each.startsWith('#'));
  for (const sample of samples) expect(sample).toMatch(line);
  return new Map(samples.map((sample) => [sample.slice(0, sample.lastIndexOf(' ')), Number(sample.split(' ').at(-1))]));
};

it('what a shop does is read in the format of Prometheus', async () => {
  const eva = await shop.signIn(await shop.addUser('eva', []));
  await shop.request('/orders/list', { headers: eva.headers });
  await shop.request('/orders/list');
  await shop.request('/made-up/by-somebody');
  const { owner } = shop.database;
  await owner`
    insert into mail (customer_id, id, recipient, subject, body, state)
    select gen_random_uuid(), gen_random_uuid(), '', '', '', 'failed' from generate_series(1, 2)`;
  await owner.begin((tx) => shop.jobs.enqueue(tx, 'apply-base-data', {}));
  const server = await runServer(metricsRoutes(metrics.read).fetch, { host: '127.0.0.1', port: 0, tls: null });
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const samples = samplesOf(await answer.text());
  const other = await fetch(`http://127.0.0.1:${server.port}/api/1.0/health`);
  expect(other.status).toBe(404);
  await server.stop();
  const wanted = {
    'knotenblech_http_requests_total{area="orders",method="GET",status="200"}': 1,
    'knotenblech_http_requests_total{area="orders",method="GET",status="401"}': 1,
    'knotenblech_http_requests_total{area="other",method="GET",status="404"}': 1,
    'knotenblech_http_request_seconds_bucket{area="orders",le="+Inf"}': 2,
    'knotenblech_http_request_seconds_count{area="orders"}': 2,
    knotenblech_http_requests_running: 2,
    knotenblech_event_streams: 3,
    'knotenblech_queue_requests{queue="pushes",state="waiting"}': 0,
    'knotenblech_queue_requests{queue="pulls",state="running"}': 0,
    'knotenblech_queue_requests{queue="documents",state="waiting"}': 0,
    'knotenblech_jobs{queue="apply-base-data",state="created"}': 1,
    'knotenblech_mails_unsent{state="failed"}': 2,
  };
  expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, samples.get(name)]))).toEqual(wanted);
  expect(samples.get('knotenblech_database_connections{pool="owner",state="active"}')).toBeGreaterThan(0);
  expect(samples.get('knotenblech_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThan(0);
  expect(samples.get('knotenblech_resident_memory_bytes')).toBeGreaterThan(10_000_000);
});

it('the shop itself does not tell them', async () => {
  expect((await shop.request('/metrics')).status).toBe(404);
  const page = await shop.app.request('/metrics');
  expect(await page.text()).not.toContain('knotenblech_');
});

it('a label is written so that nothing breaks out of it', () => {
  const samples = [{ labels: { name: 'a"b\\c\nd' }, value: 1 }];
  expect(writeExposition([{ name: 'x', kind: 'gauge', help: 'X.', samples }])).toBe(
    '# HELP x X.\n# TYPE x gauge\nx{name="a\\"b\\\\c\\nd"} 1\n',
  );
});
