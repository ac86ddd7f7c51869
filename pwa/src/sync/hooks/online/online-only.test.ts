import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createOnlineClient, refetchAfterMs } from './online-only.tsx';

test('a server out of reach is asked again sooner than one that answered or refused', () => {
  expect(refetchAfterMs(null)).toBe(15_000);
  expect(refetchAfterMs(new DomainError('not_found'))).toBe(15_000);
  expect(refetchAfterMs(new DomainError('unavailable'))).toBe(5_000);
});

const watch = (ask: (signal: AbortSignal) => Promise<string>) => {
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => ask(signal));
  const observer = new QueryObserver(createOnlineClient(), { queryKey: ['orders'], queryFn });
  return { queryFn, observer, end: observer.subscribe(() => undefined) };
};

test('that the server is out of reach is told at once', async () => {
  const { queryFn, observer, end } = watch(() => Promise.reject(new DomainError('unavailable')));
  await vi.waitUntil(() => observer.getCurrentResult().isError);
  expect(queryFn).toHaveBeenCalledTimes(1);
  end();
});

test('a question that nobody waits for any more is cancelled', async () => {
  let heard: AbortSignal | undefined;
  const { queryFn, end } = watch((signal) => {
    heard = signal;
    return new Promise(() => undefined);
  });
  await vi.waitUntil(() => queryFn.mock.calls.length > 0);
  end();
  expect(heard?.aborted).toBe(true);
});
