import { Hono } from 'hono';
import { expositionType, type Metric, writeExposition } from '../../http/metrics/request-metrics.ts';

/** What Prometheus scrapes, on a port of its own; those who ask at once get one reading. */
export const metricsRoutes = (read: () => Promise<Metric[]>) => {
  let reading: Promise<string> | null = null;
  const readOnce = () => {
    reading ??= read()
      .then(writeExposition)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return new Hono().get('/metrics', async (c) => c.body(await readOnce(), 200, { 'Content-Type': expositionType }));
};
