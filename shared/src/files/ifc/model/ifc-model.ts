import { numberAt, numbersAt, refAt, refsAt, textAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record } from '../../part21/read-records.ts';

/** An IFC model: its records, and what one unit of length (mm) and of plane angle (radian) is in it. */
export type IfcModel = { part21: Part21; mm: number; radian: number; isUnitStated: boolean };

/** The one record of an instance. @throws DomainError E_REF, E_XML, E_NUMBER */
export const recordOf = ({ part21 }: Pick<IfcModel, 'part21'>, id: number): Part21Record => {
  const [record] = part21.recordsOf(id);
  return record ?? part21.refuse('E_REF', id);
};

/** The record that a place refers to, null where it refers to none. */
export const recordAt = (model: Pick<IfcModel, 'part21'>, record: Part21Record, place: number): Part21Record | null => {
  const id = refAt(record, place);
  return id === null ? null : recordOf(model, id);
};

/** The model of a file in the units of its project. */
export const ifcModelOf = (part21: Part21): IfcModel => {
  const [project] = part21.idsOf('IFCPROJECT');
  const assigned = project === undefined ? null : recordAt({ part21 }, recordOf({ part21 }, project), 8);
  const units = assigned === null ? [] : refsAt(assigned, 0);
  const of = (type: string): number | null => {
    for (const id of units) {
      const size = unitSize(part21, id, type, 0);
      if (size !== null) return size;
    }
    return null;
  };
  const metres = of('LENGTHUNIT');
  const isUnitStated = metres !== null && metres > 0;
  return { part21, mm: isUnitStated ? metres * 1000 : 1, radian: of('PLANEANGLEUNIT') ?? 1, isUnitStated };
};

const prefixes: Readonly<Record<string, number>> = {
  EXA: 1e18,
  PETA: 1e15,
  TERA: 1e12,
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 100,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 1e-3,
  MICRO: 1e-6,
  NANO: 1e-9,
};

const deepestUnit = 8;

/** A unit in the SI unit of its kind, null where it is of another kind. */
const unitSize = (part21: Part21, id: number, wanted: string, depth: number): number | null => {
  const record = recordOf({ part21 }, id);
  const kind = record.args[1];
  const isKind = typeof kind === 'object' && kind !== null && 'name' in kind && kind.name === wanted;
  if (!isKind || depth > deepestUnit) return null;
  if (record.type === 'IFCSIUNIT') {
    const prefix = record.args[2];
    return typeof prefix === 'object' && prefix !== null && 'name' in prefix ? (prefixes[prefix.name] ?? null) : 1;
  }
  if (!record.type.startsWith('IFCCONVERSIONBASEDUNIT')) return null;
  const measure = recordAt({ part21 }, record, 3);
  const base = measure === null ? null : refAt(measure, 1);
  const size = base === null ? null : unitSize(part21, base, wanted, depth + 1);
  const factor = measure === null ? null : numberAt(measure, 0);
  return size === null || factor === null ? null : factor * size;
};

/** A point in mm, as many coordinates as it has. */
export const pointAt = (model: IfcModel, record: Part21Record, place: number): number[] | null => {
  const point = recordAt(model, record, place);
  return point === null ? null : numbersAt(point, 0).map((value) => value * model.mm);
};

/** A length in mm. */
export const lengthAt = (model: IfcModel, record: Part21Record, place: number): number | null => {
  const value = numberAt(record, place);
  return value === null ? null : value * model.mm;
};

/** The name of an object with a global id (IfcRoot). */
export const rootName = (record: Part21Record): string => textAt(record, 2);
