import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { useEffect, useState } from 'react';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

export type Age = { value: number; unit: 'second' | 'minute' | 'hour' | 'day' };

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, in the words of the language. */
export const ageLabels = (language: string, at: string, nowMs: number): string => {
  const { value, unit } = ageOf(at, nowMs);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(value, unit);
};

/** The same in the largest whole unit, negative as Intl.RelativeTimeFormat reads the past. */
export const ageOf = (at: string, nowMs: number): Age => {
  const seconds = Math.max(0, Math.floor((nowMs - Date.parse(at)) / 1000));
  for (const [unit, size] of steps) {
    if (seconds >= size) return { value: -Math.floor(seconds / size), unit };
  }
  return { value: 0, unit: 'second' };
};

const stepMs = 30_000;

/** The time, renewed often enough for ages in minutes. */
export const useNow = () => {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};

/** What an order in the queue is about; null for every other change. */
export const orderOf = (entry: Pick<WaitingEntry, 'name' | 'args'>): SubmitOrderArgs | null =>
  entry.name === 'submitOrder' ? (entry.args as SubmitOrderArgs) : null;
