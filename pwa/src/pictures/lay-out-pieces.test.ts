import type { Body } from '@knotenblech/shared/geometry/body.ts';
import { expect, test } from 'vitest';
import { layOutPieces } from './lay-out-pieces.ts';

const body = (length: number, height: number): Body => ({
  blankMm: { length, height, width: 10 },
  section: { kind: 'box' },
  processings: [],
});

test('pieces without a place lie beside each other and never overlap', () => {
  const bodies = [body(300, 200), body(1200, 80), body(150, 150), body(300, 200), body(90, 40)];
  const boxes = layOutPieces(bodies).map(({ origin: [x, y] }, index) => {
    const { length = 0, height = 0 } = bodies[index]?.blankMm ?? {};
    return { left: x, right: x + length, bottom: y, top: y + height };
  });
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.top <= b.bottom || b.top <= a.bottom;
      expect(isApart).toBe(true);
    }
});
