/** Small IFC models for tests: instances are numbered as they are added. */
export type Add = (text: string) => string;

export type IfcOptions = { schema?: string; length?: string; angle?: string; program?: string };

const millimetre = 'IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)';
const radian = 'IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.)';

/** The text of a model with a project in its units. */
export const sampleIfc = (
  make: (add: Add) => void,
  { schema = 'IFC4', length = millimetre, angle = radian, program = 'test' }: IfcOptions = {},
): string => {
  const lines: string[] = [];
  const add: Add = (text) => `#${lines.push(text)}`;
  const units = [add(length), add(angle)];
  const assigned = add(`IFCUNITASSIGNMENT((${units.join()}))`);
  add(`IFCPROJECT('${guid(0)}',$,'Model',$,$,$,$,(),${assigned})`);
  make(add);
  return (
    `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('m.ifc','',(''),(''),'','${program}','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\nDATA;\n` +
    lines.map((line, index) => `#${index + 1}=${line};\n`).join('') +
    'ENDSEC;\nEND-ISO-10303-21;\n'
  );
};

export const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : `${value}`.replace('e', 'E'));
const reals = (values: readonly number[]): string => `(${values.map(real).join()})`;
const guid = (n: number): string => `0000000000000000000${String(n).padStart(3, '0')}`;

export const point = (add: Add, ...at: number[]): string => add(`IFCCARTESIANPOINT(${reals(at)})`);
export const direction = (add: Add, ...to: number[]): string => add(`IFCDIRECTION(${reals(to)})`);

type Place = { at?: number[]; z?: number[]; x?: number[] };

export const axes = (add: Add, { at = [0, 0, 0], z = [0, 0, 1], x = [1, 0, 0] }: Place = {}): string =>
  add(`IFCAXIS2PLACEMENT3D(${point(add, ...at)},${direction(add, ...z)},${direction(add, ...x)})`);

export const placement = (add: Add, place: Place = {}, within = '$'): string =>
  add(`IFCLOCALPLACEMENT(${within},${axes(add, place)})`);

export const polyline = (add: Add, points: readonly (readonly number[])[]): string => {
  const [first = []] = points;
  return add(`IFCPOLYLINE((${[...points, first].map((each) => point(add, ...each)).join()}))`);
};

export const outline = (add: Add, points: readonly (readonly number[])[], name = '$'): string =>
  add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,${name},${polyline(add, points)})`);

/** A parametric profile: its values behind its place. */
export const profile = (
  add: Add,
  entity: string,
  values: readonly number[],
  { name = '$', place = '$' } = {},
): string => add(`${entity}(.AREA.,${name},${place},${values.map(real).join()})`);

export const extruded = (
  add: Add,
  swept: string,
  depth: number,
  { place = {}, along = [0, 0, 1] }: { place?: Place; along?: number[] } = {},
): string => add(`IFCEXTRUDEDAREASOLID(${swept},${axes(add, place)},${direction(add, ...along)},${real(depth)})`);

export const halfSpace = (add: Add, place: Place, isBelow = false): string =>
  add(`IFCHALFSPACESOLID(${add(`IFCPLANE(${axes(add, place)})`)},${isBelow ? '.T.' : '.F.'})`);

export const less = (add: Add, from: string, what: string): string =>
  add(`IFCBOOLEANRESULT(.DIFFERENCE.,${from},${what})`);

export const body = (add: Add, ...items: string[]): string =>
  add(`IFCPRODUCTDEFINITIONSHAPE($,$,(${add(`IFCSHAPEREPRESENTATION($,'Body','SweptSolid',(${items.join()}))`)}))`);

type Element = {
  entity?: string;
  name?: string;
  objectType?: string;
  tag?: string;
  place?: string;
  shape: string;
  material?: string;
};

let elements = 0;

/** An element with a material. */
export const element = (
  add: Add,
  { entity = 'IFCBEAM', name = 'B', objectType = '', tag = '', place = '$', shape, material = 'S235JR' }: Element,
): string => {
  elements += 1;
  const text = (value: string) => (value === '' ? '$' : `'${value}'`);
  const id = add(
    `${entity}('${guid(elements % 1000)}',$,${text(name)},$,${text(objectType)},${place},${shape},${text(tag)},$)`,
  );
  if (material !== '')
    add(`IFCRELASSOCIATESMATERIAL('${guid(1)}',$,$,$,(${id}),${add(`IFCMATERIAL('${material}',$,$)`)})`);
  return id;
};

export const opening = (add: Add, host: string, shape: string, place = '$'): string => {
  const id = add(`IFCOPENINGELEMENT('${guid(2)}',$,'O',$,$,${place},${shape},$,$)`);
  return add(`IFCRELVOIDSELEMENT('${guid(3)}',$,$,$,${host},${id})`);
};

export const assembly = (add: Add, parts: readonly string[], { name = 'A', tag = '' } = {}): string => {
  const id = add(
    `IFCELEMENTASSEMBLY('${guid(4)}',$,'${name}',$,$,$,$,${tag === '' ? '$' : `'${tag}'`},.FACTORY.,.RIGID_FRAME.)`,
  );
  add(`IFCRELAGGREGATES('${guid(5)}',$,$,$,${id},(${parts.join()}))`);
  return id;
};
