import { expect, test } from 'vitest';
import type { XmlNode } from '../document/build-tree.ts';
import { readShape } from './read-shape.ts';

const node = (name: string, attributes: Record<string, string>, children: XmlNode[]): XmlNode => ({
  name,
  path: name,
  attributes,
  children,
  text: '',
  line: 1,
  column: 1,
});
const part = (coordIndex: string, point: string) =>
  node('Part', {}, [node('Shape', {}, [node('IndexedFaceSet', { coordIndex }, [node('Coordinate', { point }, [])])])]);

const volumeOf = (node: XmlNode) => readShape(node)?.volumeMm3 ?? null;

const corners = '0 0 0 300 0 0 300 10 0 0 10 0 0 0 200 300 0 200 300 10 200 0 10 200';
const box = ['0 3 2 1', '4 5 6 7', '0 1 5 4', '1 2 6 5', '2 3 7 6', '3 0 4 7'];
const closed = (faces: string[]) => faces.map((face) => `${face} -1`).join(' ');

test('the volume of a mesh is that of its solid', () => {
  expect(volumeOf(part(closed(box), corners))).toBe(300 * 10 * 200);
});

test('faces that run the wrong way round are turned', () => {
  const turned = box.map((face, index) => (index % 2 ? face.split(' ').toReversed().join(' ') : face));
  expect(volumeOf(part(closed(turned), corners))).toBe(300 * 10 * 200);
});

test('commas and a missing last end are read', () => {
  expect(volumeOf(part(closed(box).slice(0, -3).replaceAll(' ', ','), corners))).toBe(300 * 10 * 200);
});

test.each([
  ['empty', ' ', ''],
  ['open', closed(box.slice(1)), corners],
  ['naming a point that is not there', closed([...box.slice(1), '0 3 2 99']), corners],
  ['of words', closed(box), corners.replace('300', 'x')],
])('a mesh that is %s is no check', (_title, coordIndex, point) => {
  expect(volumeOf(part(coordIndex, point))).toBeNull();
});
