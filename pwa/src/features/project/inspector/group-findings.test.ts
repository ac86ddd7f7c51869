import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { expect, test } from 'vitest';
import { groupFindings } from './project-inspector.tsx';

const part = (index: number) => ({ index }) as Part;
const thin: Finding = { code: 'warn.thin-web', values: { widthMm: 2 }, effect: 'warn' };
const thinner: Finding = { ...thin, values: { widthMm: 1 } };
const long: Finding = { code: 'request.too-long', values: {}, effect: 'request' };

test('equal findings stand once, what is on request first, then the most frequent', () => {
  const parts = [part(1), part(2), part(3)];
  const checks = new Map([
    [1, [thinner]],
    [2, [long, thin, thin]],
    [3, [thin]],
  ]);
  const groups = groupFindings(parts, checks).map(({ finding, parts: of }) => [finding, of.map(({ index }) => index)]);
  expect(groups).toEqual([
    [long, [2]],
    [thin, [2, 3]],
    [thinner, [1]],
  ]);
});
