import { cutText } from '../../../values/cut-text.ts';
import { numberAt, refAt, refOf, refsAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record } from '../../part21/read-records.ts';

/** What a context measures in: one unit of length in mm, one of angles in radians. `unit` is its name, '' where none is stated. */
export type StepUnits = { mm: number; rad: number; unit: string };

const prefixes: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 1e1,
  DECI: 1e-1,
  CENTI: 1e-2,
  MILLI: 1e-3,
  MICRO: 1e-6,
  NANO: 1e-9,
};

/** The units of a representation context; without any, millimetres and radians. @throws DomainError E_REF, E_RANGE */
export const readUnits = (file: Part21, context: number | null): StepUnits => {
  const found: StepUnits = { mm: 1, rad: 1, unit: '' };
  if (context === null || file.typesOf(context).length === 0) return found;
  const assigned = file.recordsOf(context).find(({ type }) => type === 'GLOBAL_UNIT_ASSIGNED_CONTEXT');
  for (const id of assigned ? refsAt(assigned, file.recordsOf(context).length > 1 ? 0 : 2) : []) {
    const types = file.typesOf(id);
    if (types.includes('LENGTH_UNIT'))
      Object.assign(found, { mm: 1000 * siFactor(file, id), unit: unitName(file, id) });
    if (types.includes('PLANE_ANGLE_UNIT')) found.rad = siFactor(file, id);
  }
  if (!(found.mm >= 1e-6 && found.mm <= 1e6 && found.rad > 0))
    file.refuse('E_RANGE', context, { name: 'unit', found: found.mm, min: 1e-6, max: 1e6 });
  return found;
};

/** How many metres or radians a unit is. */
const siFactor = (file: Part21, id: number, depth = 0): number => {
  const records = file.recordsOf(id);
  const si = records.find(({ type }) => type === 'SI_UNIT');
  if (si) return prefixes[enumIn(si)] ?? 1;
  const converted = records.find(({ type }) => type.startsWith('CONVERSION_BASED_UNIT'));
  const measureId = converted?.args.map(refOf).find((ref) => ref !== null) ?? null;
  if (measureId === null || depth > 4) return 1;
  const measure = file.recordsOf(measureId).find(({ args }) => args.length >= 2);
  const basis = measure ? refAt(measure, 1) : null;
  if (measure === undefined || basis === null) return 1;
  return (numberAt(measure, 0) ?? 1) * siFactor(file, basis, depth + 1);
};

const enumIn = ({ args }: Part21Record): string => {
  const [prefix] = args;
  return typeof prefix === 'object' && prefix !== null && 'name' in prefix ? prefix.name : '';
};

const unitName = (file: Part21, id: number): string => {
  const records = file.recordsOf(id);
  const converted = records.find(({ type }) => type.startsWith('CONVERSION_BASED_UNIT'));
  const name = converted?.args.find((arg) => typeof arg === 'string') ?? null;
  if (typeof name === 'string') return cutText(name.trim(), 40).toUpperCase();
  const si = records.find(({ type }) => type === 'SI_UNIT');
  return si ? `${enumIn(si)}METRE` : '';
};
