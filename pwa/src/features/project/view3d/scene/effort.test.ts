import { expect, test } from 'vitest';
import { createEffort } from './steel-scene.ts';

const turning = (gapMs: number, frames: number, roughPx: number) => {
  const effort = createEffort();
  const drawn = Array.from({ length: frames }, (_, frame) => effort({ time: frame * gapMs, isMoving: true, roughPx }));
  return { effort, last: drawn.at(-1) };
};

test('a picture at rest shows all that can be seen', () => {
  const effort = createEffort();
  expect(effort({ time: 0, isMoving: false, roughPx: 2.5 }).level).toBe('rough');
  expect(effort({ time: 0, isMoving: false, roughPx: 4 })).toEqual({ level: 'fine', hasEdges: true });
});
test('quick frames keep the detail while turning, slow ones give it up, the edges last', () => {
  expect(turning(16, 20, 10).last).toEqual({ level: 'fine', hasEdges: true });
  expect(turning(400, 2, 10).last).toEqual({ level: 'rough', hasEdges: true });
  expect(turning(400, 5, 10).last).toEqual({ level: 'rough', hasEdges: false });
});
test('everything is back as soon as the picture rests', () =>
  expect(turning(400, 9, 10).effort({ time: 9999, isMoving: false, roughPx: 10 })).toEqual({
    level: 'fine',
    hasEdges: true,
  }));
test('a pause between two movements says nothing about speed', () =>
  expect(turning(60_000, 9, 10).last).toEqual({ level: 'fine', hasEdges: true }));
test('few pieces are always drawn whole', () => {
  const effort = createEffort();
  expect(effort({ time: 0, isMoving: true, roughPx: null })).toEqual({ level: 'fine', hasEdges: true });
});
