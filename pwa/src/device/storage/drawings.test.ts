import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { asUserData } from '../../database/user-data.ts';
import { keepDrawing } from './drawings.ts';

const drawing: Drawing = { widthMm: 0, heightMm: 0, visible: '', outline: '', dimensions: [], corner: [0, 0] };

const keepInTurn = async (...keys: string[]) => {
  const { database } = (await openTestEngine()).engine;
  for (const key of keys) await keepDrawing(asUserData(database), { key, drawing });
  return database.drawing.toCollection().primaryKeys();
};

test('drawings of one file by one reader are kept beside each other, and those of other files', async () => {
  const keys = ['abc/2.1/part-1/FRONT-list', 'abc/2.1/whole/TRI-sheet', 'abcd/1.1/whole/TRI-sheet'];
  expect(await keepInTurn(...keys)).toEqual(keys);
});

test.each(['1.9', '10.2', '2.0', '3.0'])('those of the same file by reader %s go', async (other) => {
  const old = [`abc/${other}/part-1/FRONT-list`, `abc/${other}/whole/TRI-sheet`];
  expect(await keepInTurn(...old, 'abc/2.1/whole/TRI-sheet')).toEqual(['abc/2.1/whole/TRI-sheet']);
});
