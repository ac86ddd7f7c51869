import type { Frame, Vector } from '../../geometry/body/body.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readCoordinate } from '../document/read-number.ts';
import { childOf, refuse, type XmlNode } from '../document/xml-node.ts';

/** X, Y, Z of a point or vector element, mm. */
export const readVector = (node: XmlNode, limit?: number): Vector => [
  readCoordinate(node, 'X', limit),
  readCoordinate(node, 'Y', limit),
  readCoordinate(node, 'Z', limit),
];

const lengthOf = (v: Vector) => Math.hypot(v[0], v[1], v[2]);
const scaled = (v: Vector, by: number): Vector => [v[0] * by + 0, v[1] * by + 0, v[2] * by + 0];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Axes that need no mending stay to the last digit, so that a position that was written is read as it was. */
const isExact = (x: Vector, y: Vector) =>
  Math.abs(lengthOf(x) - 1) < 1e-12 && Math.abs(lengthOf(y) - 1) < 1e-12 && Math.abs(dot(x, y)) < 1e-12;

/**
 * A Position as a frame: X normalised, Y made square to it and normalised (files round both).
 * @throws DomainError E_GEOM when an axis has no length or the axes are far from square (over 5 degrees).
 */
export const readPosition = (position: XmlNode, originLimit: number = readLimits.placementMaxMm): Frame => {
  const required = (name: string) => childOf(position, name) ?? refuse('E_GEOM', position, { missing: name });
  const origin = readVector(required('ReferencePoint'), originLimit);
  const x = readVector(required('XVector'));
  const y = readVector(required('YVector'));
  if (lengthOf(x) < 1e-6 || lengthOf(y) < 1e-6) refuse('E_GEOM', position, { reason: 'axis without length' });
  if (isExact(x, y)) return { origin, xAxis: x, yAxis: y };
  const xAxis = scaled(x, 1 / lengthOf(x));
  const across = dot(xAxis, y) / lengthOf(y);
  if (Math.abs(across) > Math.sin((5 * Math.PI) / 180)) refuse('E_GEOM', position, { reason: 'axes not square' });
  const along = scaled(xAxis, dot(xAxis, y));
  const rest: Vector = [y[0] - along[0], y[1] - along[1], y[2] - along[2]];
  return { origin, xAxis, yAxis: scaled(rest, 1 / lengthOf(rest)) };
};
