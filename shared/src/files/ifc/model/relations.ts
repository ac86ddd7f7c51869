import { readUnlessBad } from '../../btlx/bad-value.ts';
import { refAt, refsAt, textAt } from '../../part21/arguments.ts';
import type { Part21 } from '../../part21/read-part21.ts';
import type { Part21Record } from '../../part21/read-records.ts';
import { type IfcModel, recordAt, recordOf } from './ifc-model.ts';

/** What relations say of the objects of a model, by their ids. */
export type Relations = {
  /** The assembly that an element is a part of. */
  wholeOf: ReadonlyMap<number, number>;
  /** Ids of the openings of an element. */
  openingsOf: ReadonlyMap<number, readonly number[]>;
  /** Of an element or its type. */
  materialOf: ReadonlyMap<number, number>;
  typeOf: ReadonlyMap<number, number>;
  propertySetsOf: ReadonlyMap<number, readonly number[]>;
};

/** Reads the relations of a model; one that cannot be read is none. */
export const readRelations = (model: IfcModel): Relations => {
  const wholeOf = new Map<number, number>();
  const openingsOf = new Map<number, number[]>();
  const materialOf = new Map<number, number>();
  const typeOf = new Map<number, number>();
  const propertySetsOf = new Map<number, number[]>();
  const each = (type: string, read: (record: Part21Record) => void) => {
    for (const id of model.part21.idsOf(type)) readUnlessBad(() => read(recordOf(model, id)));
  };
  const put = (map: Map<number, number[]>, key: number, value: number | null) => {
    if (value === null) return;
    const known = map.get(key);
    if (known) known.push(value);
    else map.set(key, [value]);
  };
  for (const type of ['IFCRELAGGREGATES', 'IFCRELNESTS'])
    each(type, (record) => {
      const whole = refAt(record, 4);
      if (whole !== null) for (const part of refsAt(record, 5)) if (!wholeOf.has(part)) wholeOf.set(part, whole);
    });
  each('IFCRELVOIDSELEMENT', (record) => {
    const element = refAt(record, 4);
    if (element !== null) put(openingsOf, element, refAt(record, 5));
  });
  each('IFCRELASSOCIATESMATERIAL', (record) => {
    const material = refAt(record, 5);
    if (material !== null) for (const object of refsAt(record, 4)) materialOf.set(object, material);
  });
  each('IFCRELDEFINESBYTYPE', (record) => {
    const type = refAt(record, 5);
    if (type !== null) for (const object of refsAt(record, 4)) typeOf.set(object, type);
  });
  each('IFCRELDEFINESBYPROPERTIES', (record) => {
    const set = refAt(record, 5);
    for (const object of refsAt(record, 4)) put(propertySetsOf, object, set);
  });
  return { wholeOf, openingsOf, materialOf, typeOf, propertySetsOf };
};

/** What a material is called, of which category, and the profile that is swept where it names one. */
export type Material = { names: string[]; category: string; profileName: string };

const noMaterial: Material = { names: [], category: '', profileName: '' };
const deepest = 4;

const mostMaterials = 20;

/** The material of an object, whatever way it is given: plain, in layers, with a profile, as a list or of parts. */
export const readMaterial = (model: IfcModel, id: number | null, depth = 0): Material => {
  if (id === null || depth > deepest) return noMaterial;
  const record = recordOf(model, id);
  const next = (place: number) => readMaterial(model, refAt(record, place), depth + 1);
  const joined = (ids: readonly number[]): Material => {
    const all = ids.slice(0, mostMaterials).map((each) => readMaterial(model, each, depth + 1));
    const [first = noMaterial] = all;
    return { ...first, names: [...new Set(all.flatMap(({ names }) => names))] };
  };
  switch (record.type) {
    case 'IFCMATERIAL':
      return { names: [textAt(record, 0)].filter((text) => text !== ''), category: textAt(record, 2), profileName: '' };
    case 'IFCMATERIALPROFILESETUSAGE':
    case 'IFCMATERIALPROFILESETUSAGETAPERING':
    case 'IFCMATERIALLAYERSETUSAGE':
      return next(0);
    case 'IFCMATERIALPROFILESET':
      return joined(refsAt(record, 2));
    case 'IFCMATERIALPROFILE': {
      const profile = recordAt(model, record, 3);
      return { ...next(2), profileName: textAt(record, 0) || (profile === null ? '' : textAt(profile, 1)) };
    }
    case 'IFCMATERIALLAYERSET':
    case 'IFCMATERIALLIST':
      return joined(refsAt(record, 0));
    case 'IFCMATERIALLAYER':
      return next(0);
    case 'IFCMATERIALCONSTITUENTSET':
      return joined(refsAt(record, 2));
    case 'IFCMATERIALCONSTITUENT':
      return next(2);
    default:
      return noMaterial;
  }
};

export type Property = { set: string; name: string; value: string };

const mostSets = 200;
const mostProperties = 20;
const wanted = /mark|position|_pos$|finish|coating|surface treatment|^reference$/i;
const knownProperties = new WeakMap<Part21, Map<number, Property[]>>();

/** The texts of an object's property sets that say its mark or finish. */
export const readProperties = (model: IfcModel, sets: readonly number[]): Property[] => {
  const known = knownProperties.get(model.part21) ?? new Map<number, Property[]>();
  knownProperties.set(model.part21, known);
  return sets.slice(0, mostSets).flatMap((id) => {
    const properties = known.get(id) ?? readPropertySet(model, id);
    known.set(id, properties);
    return properties;
  });
};

const readPropertySet = (model: IfcModel, id: number): Property[] => {
  const set = recordOf(model, id);
  if (set.type !== 'IFCPROPERTYSET') return [];
  const found: Property[] = [];
  for (const property of refsAt(set, 4)) {
    const record = recordOf(model, property);
    const [name, value] = [textAt(record, 0), textAt(record, 2)];
    if (record.type === 'IFCPROPERTYSINGLEVALUE' && value !== '' && wanted.test(name))
      found.push({ set: textAt(set, 2), name, value });
    if (found.length >= mostProperties) break;
  }
  return found;
};
