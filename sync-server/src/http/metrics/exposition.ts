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
