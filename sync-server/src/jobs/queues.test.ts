import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createJobHandlers, type JobDeps } from '../run-shop.ts';
import { queues } from './queues.ts';

const source = join(import.meta.dirname, '..');

it('a mail is not tried again while its server may still take it', () => {
  const [connectSeconds, greetSeconds, silentSeconds] = [120, 30, 600];
  expect(queues['send-mail'].expireInSeconds).toBeGreaterThan(connectSeconds + greetSeconds + silentSeconds);
});

it('every kind of job has a queue and a worker, and nothing else has', () => {
  const names = Object.keys(queues).sort();
  expect(Object.keys(createJobHandlers({} as JobDeps)).sort()).toEqual(names);
  const enqueued = new Set<string>();
  for (const file of globSync('**/*.ts', { cwd: source, exclude: (name) => name.endsWith('.test.ts') }))
    for (const [, name = ''] of readFileSync(join(source, file), 'utf8').matchAll(/enqueue\(\s*\w+,\s*'([a-z-]+)'/g))
      enqueued.add(name);
  expect([...enqueued].sort()).toEqual(names);
});
