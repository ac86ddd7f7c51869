import type { Frame } from '../../geometry/body/body.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readUnlessBad } from '../btlx/bad-value.ts';
import { shownText } from '../document/build-tree.ts';
import { refAt, refsAt, textAt } from '../part21/arguments.ts';
import { readPart21 } from '../part21/read-part21.ts';
import type { Part21Record } from '../part21/read-records.ts';
import type { IfcAssembly, IfcDocument, IfcPart } from './ifc-document.ts';
import { placementOf, seenFrom } from './model/frames.ts';
import { type IfcModel, ifcModelOf, recordAt, recordOf, rootName } from './model/ifc-model.ts';
import { type Property, type Relations, readMaterial, readProperties, readRelations } from './model/relations.ts';
import { countExtrusion } from './shape/count-solid.ts';
import { asCut, placedSolid, readItem } from './shape/read-solid.ts';
import type { Solid } from './shape/solid.ts';
import { readElement, type UnreadElement } from './unread-elements.ts';

/** What programs write where nobody has named the project. */
const placeholders = /^(undefined|default|unnamed|untitled|project( (number|name|status))?|projekt(name|nummer)?)$/i;

/** Its long name, which some programs keep for the name beside a number, else its name; '' for a placeholder. */
const projectNameOf = (model: IfcModel): string => {
  const [project] = model.part21.idsOf('IFCPROJECT');
  if (project === undefined) return '';
  const record = recordOf(model, project);
  return [textAt(record, 5), rootName(record)].find((name) => name !== '' && !placeholders.test(name)) ?? '';
};

/** Elements that may be steel parts. */
const members = ['BEAM', 'COLUMN', 'MEMBER', 'PLATE'];
const entities = [
  ...members.flatMap((name) => [`IFC${name}`, `IFC${name}STANDARDCASE`]),
  'IFCDISCRETEACCESSORY',
  'IFCBUILDINGELEMENTPROXY',
  'IFCBUILTELEMENT',
  'IFCBUILDINGELEMENTPART',
  'IFCRAILING',
  'IFCSTAIRFLIGHT',
  'IFCMECHANICALFASTENER',
  'IFCFASTENER',
];

/**
 * The elements of an IFC model (2x3, 4, 4.3) that may be steel parts, with their assemblies. One odd value takes its element with it, never the file.
 * @throws DomainError E_PARTS and those of readPart21
 */
export const readIfc = (bytes: Uint8Array, onProgress?: (done: number, total: number) => void): IfcDocument => {
  const part21 = readPart21(bytes, (done, total) => onProgress?.(done / 2, total));
  const model = ifcModelOf(part21);
  const relations = readRelations(model);
  const ids = elementsOf(model, relations);
  if (ids.length > readLimits.parts)
    throw new DomainError('E_PARTS', { line: 1, column: 1, element: 'DATA', found: ids.length, max: readLimits.parts });
  const tools: Tools = { model, relations, placements: new Map() };
  const unread: UnreadElement[] = [];
  const parts = ids.flatMap((id, index) => {
    if (index % 50 === 0) onProgress?.(ids.length + index, 2 * ids.length);
    const element = { number: index + 1, name: nameOf(model, id) };
    return readElement(element, unread, () => readPart(tools, id, index + 1));
  });
  const [first] = unread;
  if (first !== undefined && parts.length === 0) throw first.error;
  return {
    format: 'ifc',
    version: part21.header.schemas[0] ?? '',
    program: shownText(programOf(model) || part21.header.system),
    projectName: shownText(projectNameOf(model)),
    isUnitStated: model.isUnitStated,
    partCount: ids.length,
    parts,
    assemblies: assembliesOf(tools, parts),
    unread,
  };
};

/** An element that is drawn by its parts alone is none of its own. */
const elementsOf = (model: IfcModel, { wholeOf }: Relations): number[] => {
  const wholes = new Set(wholeOf.values());
  const isDrawnByParts = (id: number): boolean => {
    const read = wholes.has(id) ? readUnlessBad(() => refAt(recordOf(model, id), 6)) : null;
    return read !== null && 'read' in read && read.read === null;
  };
  const ids = entities.flatMap((entity) => model.part21.idsOf(entity));
  return ids.filter((id) => !isDrawnByParts(id)).sort((a, b) => a - b);
};

type Tools = { model: IfcModel; relations: Relations; placements: Map<number, Frame> };

const nameOf = (model: IfcModel, id: number): string => {
  const read = readUnlessBad(() => shownText(rootName(recordOf(model, id))));
  return 'bad' in read ? '' : read.read;
};

const programOf = (model: IfcModel): string => {
  const [id] = model.part21.idsOf('IFCAPPLICATION');
  if (id === undefined) return '';
  const record = recordOf(model, id);
  return [textAt(record, 2), textAt(record, 1)].filter((text) => text !== '').join(' ');
};

const readPart = (tools: Tools, id: number, number: number): IfcPart => {
  const { model, relations } = tools;
  const record = recordOf(model, id);
  const type = relations.typeOf.get(id);
  const sets = [id, ...(type === undefined ? [] : [type])].flatMap((each) => relations.propertySetsOf.get(each) ?? []);
  const properties = readProperties(model, sets);
  const material = readMaterial(model, relations.materialOf.get(id) ?? materialOfType(relations, type));
  const placement = placementOf(model, refAt(record, 5), tools.placements);
  const solid = readBody(tools, id, record, placement);
  const typeName = type === undefined ? '' : rootName(recordOf(model, type));
  const [name, description, objectType, tag] = [2, 3, 4, 7].map((place) => shownText(textAt(record, place))) as Texts;
  const profile = solid.base.kind === 'extrusion' ? solid.base.section.name : '';
  return {
    id,
    number,
    entity: record.type,
    name: withoutTag(name, tag),
    description,
    objectType,
    mark: markOf({ name, tag }, properties),
    profileNames: [...new Set([profile, material.profileName, objectType, description, typeName])]
      .map(shownText)
      .filter((text) => text !== ''),
    materials: material.names.map(shownText),
    materialCategory: shownText(material.category),
    finish: shownText(
      properties.find((property) => /^(?:finish|coating|surface treatment)$/i.test(property.name))?.value ?? '',
    ),
    solid,
    placement,
    assembly: assemblyOf(model, relations, id),
  };
};

type Texts = [string, string, string, string];

const materialOfType = ({ materialOf }: Relations, type: number | undefined): number | null =>
  (type === undefined ? undefined : materialOf.get(type)) ?? null;

/** Some programs write family, type and number as one name. */
const withoutTag = (name: string, tag: string): string =>
  tag !== '' && name.endsWith(`:${tag}`) ? name.slice(0, -tag.length - 1) : name;

/** Tags that are numbers of a program's own are no marks. */
const noMark = /^(?:ID)?[\da-f]{8}[\da-f-]{8,}$|^[\w$]{22}$/i;

const markOf = ({ name, tag }: { name: string; tag: string }, properties: readonly Property[]): string => {
  const isOwnNumber = noMark.test(tag) || (tag !== '' && name.endsWith(`:${tag}`)) || /^\d{5,}$/.test(tag);
  if (tag !== '' && !isOwnNumber) return tag;
  const stated = properties.find(
    ({ set, name: key }) =>
      /^(?:mark|part ?(?:mark|position)|piece ?mark)$/i.test(key) || (/tekla/i.test(set) && key === 'Reference'),
  );
  return shownText(stated?.value ?? '');
};

const deepestWhole = 32;

/** The innermost assembly around an element. */
const assemblyOf = ({ part21 }: Pick<IfcModel, 'part21'>, { wholeOf }: Relations, id: number): number | null => {
  let whole = wholeOf.get(id);
  for (let depth = 0; whole !== undefined && depth < deepestWhole; depth += 1) {
    if (part21.typesOf(whole).includes('IFCELEMENTASSEMBLY')) return whole;
    whole = wholeOf.get(whole);
  }
  return null;
};

/** The assemblies that hold parts, and those around them. */
const assembliesOf = ({ model, relations }: Tools, parts: readonly IfcPart[]): IfcAssembly[] => {
  const found = new Map<number, IfcAssembly>();
  const add = (from: number) => {
    for (let id: number | null = from; id !== null && !found.has(id); id = found.get(id)?.parent ?? null)
      found.set(id, assemblyOrNone(model, relations, id));
  };
  for (const { assembly } of parts) if (assembly !== null) add(assembly);
  return [...found.values()].map((each) => (isAround(found, each) ? { ...each, parent: null } : each));
};

/** An assembly that cannot be read has no name and lies in no other. */
const assemblyOrNone = (model: IfcModel, relations: Relations, id: number): IfcAssembly => {
  const read = readUnlessBad(() => readAssembly(model, relations, id));
  return 'read' in read ? read.read : { id, name: '', mark: '', parent: null };
};

const readAssembly = (model: IfcModel, relations: Relations, id: number): IfcAssembly => {
  const record = recordOf(model, id);
  const read = readUnlessBad(() => readProperties(model, relations.propertySetsOf.get(id) ?? []));
  const properties = 'bad' in read ? [] : read.read;
  const mark =
    shownText(textAt(record, 7)) || shownText(properties.find(({ name }) => assemblyMark.test(name))?.value ?? '');
  return {
    id,
    name: shownText(rootName(record)),
    mark: noMark.test(mark) ? '' : mark,
    parent: assemblyOf(model, relations, id),
  };
};

const assemblyMark = /^(?:cast_unit_pos|assembly(?:\/cast unit)? ?(?:mark|position)|assembly_pos)$/i;

/** Whether an assembly is within itself. */
const isAround = (all: ReadonlyMap<number, IfcAssembly>, { id, parent }: IfcAssembly): boolean => {
  let at = parent;
  for (let depth = 0; at !== null; depth += 1) {
    if (at === id || depth > deepestWhole) return true;
    at = all.get(at)?.parent ?? null;
  }
  return false;
};

const nothing: Solid = {
  base: {
    kind: 'counted',
    what: 'IFCPRODUCTDEFINITIONSHAPE',
    volumeMm3: null,
    areaMm2: null,
    openEdges: 0,
    points: [],
  },
  cuts: [],
};

/** The body of an element with its openings, in its own coordinates; several bodies are counted together. */
const readBody = (tools: Tools, id: number, record: Part21Record, placement: Frame): Solid => {
  const { model, relations } = tools;
  const solids = bodiesOf(model, record);
  const [only, second] = solids;
  const body = second === undefined ? (only ?? nothing) : together(solids);
  const cuts = [...body.cuts];
  let points = cuts.reduce((sum, cut) => sum + pointsOf(cut), 0);
  for (const opening of relations.openingsOf.get(id) ?? []) {
    const own = recordOf(model, opening);
    const at = seenFrom(placementOf(model, refAt(own, 5), tools.placements), placement);
    for (const solid of bodiesOf(model, own)) {
      const cut = asCut(placedSolid(solid, at));
      points += pointsOf(cut);
      cuts.push(cut);
    }
    if (cuts.length > readLimits.processingsPerPart || points > mostPoints)
      model.part21.refuse('E_LIMIT', id, { max: readLimits.processingsPerPart });
  }
  return { ...body, cuts };
};

/** Of all that is cut from one element. */
const mostPoints = 10 * readLimits.contourPoints;

const pointsOf = (cut: Solid['cuts'][number]): number =>
  cut.kind === 'extrusion' ? cut.section.loops.reduce((sum, loop) => sum + loop.length, 0) : 1;

const together = (solids: readonly Solid[]): Solid => {
  const counted = solids.map(({ base }) => (base.kind === 'counted' ? base : countExtrusion(base)));
  const isWhole = solids.every(({ cuts }) => cuts.length === 0);
  const sum = (values: readonly (number | null)[]): number | null =>
    isWhole && !values.includes(null) ? values.reduce<number>((all, each) => all + (each ?? 0), 0) : null;
  return {
    base: {
      kind: 'counted',
      what: 'IFCSHAPEREPRESENTATION',
      volumeMm3: sum(counted.map(({ volumeMm3 }) => volumeMm3)),
      areaMm2: sum(counted.map(({ areaMm2 }) => areaMm2)),
      openEdges: counted.reduce((all, { openEdges }) => all + openEdges, 0),
      points: counted.flatMap(({ points }) => points),
    },
    cuts: [],
  };
};

/** The items of an element's body representation; of several the first that is called so. */
const bodiesOf = (model: IfcModel, product: Part21Record): Solid[] => {
  const shape = recordAt(model, product, 6);
  const shown = shape === null ? [] : refsAt(shape, 2).map((id) => recordOf(model, id));
  const body = shown.find((each) => /^body$/i.test(textAt(each, 1))) ?? shown.find(isSolidRepresentation);
  return body === undefined ? [] : refsAt(body, 3).flatMap((item) => readItem(model, item));
};

const isSolidRepresentation = (record: Part21Record): boolean =>
  /solid|brep|csg|clipping|tessellation|mapped|surfacemodel/i.test(textAt(record, 2));
