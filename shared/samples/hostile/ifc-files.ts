import { type Add, assembly, axes, body, direction, element, extruded, halfSpace, type IfcOptions, less, opening, outline, placement, point, polyline, profile, real, sampleIfc } from '../../test/files/sample-ifc.ts';
import { hostile, type HostileFile } from './hostile-file.ts';

const at = { fileName: 'probe.ifc' };
const ipe = (add: Add) => profile(add, 'IFCISHAPEPROFILEDEF', [100, 200, 5.6, 8.5, 12], { name: "'IPE200'" });
const beam = (add: Add, depth = 1000, more = {}) => element(add, { shape: body(add, extruded(add, ipe(add), depth)), ...more });
const model = (make: (add: Add) => void, options?: IfcOptions) => sampleIfc(make, options);
const whole = () => model((add) => { beam(add, 1234.5, { place: placement(add, { at: [1, 2, 777.25] }) }); beam(add, 500); });
const block = (add: Add) => extruded(add, profile(add, 'IFCRECTANGLEPROFILEDEF', [100, 200]), 1000);
/** One beam of such a body; '#self' stands for the instance that is added. */
const bodyOf = (make: (add: Add) => string) => model((add) => { element(add, { shape: body(add, make(add)) }); });
const own = (add: Add, text: (id: string) => string): string => {
  const last = Number(point(add, 0, 0).slice(1));
  return add(text(`#${last + 1}`));
};
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const ring = (count: number) => many(count, (n) => [Math.cos((n * 2 * Math.PI) / count) * 900, Math.sin((n * 2 * Math.PI) / count) * 900]);
const chain = (add: Add, depth: number): string => many(depth, (n) => n).reduce((from, n) => less(add, from, halfSpace(add, { at: [0, 0, 900 - n] })), block(add));
/** Maps of maps, each with ten items. */
const maps = (add: Add, depth: number): string => {
  const operator = add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${point(add, 1, 2, 3)},$,$)`);
  let items = [block(add)];
  for (let level = 0; level < depth; level += 1) {
    const shown = add(`IFCSHAPEREPRESENTATION($,'Body','MappedRepresentation',(${items.join()}))`);
    const map = add(`IFCREPRESENTATIONMAP(${axes(add)},${shown})`);
    items = many(10, () => add(`IFCMAPPEDITEM(${map},${operator})`));
  }
  return items[0] ?? '';
};
const nested = (add: Add, depth: number) => {
  let inner = beam(add);
  for (let level = 0; level < depth; level += 1) inner = assembly(add, [inner, beam(add)], { name: `A${level}` });
};

/** Kinds 65 to 67. */
export const ifcFiles: HostileFile[] = [
  hostile(65, 'IFC half of it', 'E_XML', () => whole().slice(0, whole().length / 2), at),
  hostile(65, 'IFC cut off within a text', 'E_XML', () => whole().slice(0, whole().indexOf('IPE200') + 3), at),
  hostile(65, 'IFC cut off before its end', 'E_XML', () => whole().slice(0, whole().lastIndexOf('ENDSEC')), at),
  hostile(65, 'IFC without an element', 'on-request', () => model(() => undefined), at),
  hostile(65, 'IFC of walls alone', 'on-request', () => whole().replaceAll('IFCBEAM(', 'IFCWALL('), at),
  hostile(65, 'IFC that is HTML', 'E_TYPE', () => '<html><body>IFC</body></html>', at),
  hostile(65, 'IFC that is a PDF', 'on-request', () => '%PDF-1.7 IFC', at),
  hostile(65, 'IFC written as XML', 'E_VERSION', () => '<ifcXML xmlns="urn:ifc"/>', at),
  hostile(65, 'IFC written as JSON', 'E_VERSION', () => '{"header":{"ifcxVersion":"ifcx_alpha"}}', at),
  hostile(65, 'IFC with a STEP body', 'on-request', () => whole().replaceAll('IFCBEAM(', 'PRODUCT('), at),
  hostile(65, 'IFC of 300,000 brackets', 'E_DEPTH', () => whole().replace('DATA;', `DATA;\n#9=A(${'('.repeat(300_000)}`), at),
  hostile(65, 'IFC without places and tails', 'accepted', () => whole().replace(/,\$\);\n(#\d+=IFCMATERIAL)/g, ');\n$1'), at),
  hostile(65, 'IFC that refers to nothing', 'E_REF', () => bodyOf((add) => add(`IFCEXTRUDEDAREASOLID(#999999,${axes(add)},${direction(add, 0, 0, 1)},1000.)`)), at),
  hostile(65, 'IFC whose relations refer to nothing', 'accepted', () => whole().replace('ENDSEC;\nEND', "#9001=IFCRELAGGREGATES('x',$,$,$,#9999,(#9998));\n#9002=IFCRELVOIDSELEMENT('x',$,$,$,#9999,#9998);\nENDSEC;\nEND"), at),
  hostile(65, 'IFC named with markup', 'accepted', () => model((add) => { beam(add, 1000, { name: `<script>alert(1)</script>${'\u0301'.repeat(400)}`, tag: '<img src=x>' }); }), at),
  ...['1.#QNAN', 'NaN', '1,5', '0x10', '--1'].map((value) =>
    hostile(66, `IFC length ${value}`, 'accepted', () => whole().replace('1234.5', value), at)),
  hostile(66, 'IFC length 1E999', 'accepted', () => whole().replace('1234.5', '1.E999'), at),
  hostile(66, 'IFC of one length 1E9', 'E_DIM', () => model((add) => { beam(add, 1e9); }), at),
  hostile(66, 'IFC of no length', 'on-request', () => model((add) => { beam(add, 0); }), at),
  hostile(66, 'IFC of a length below zero', 'on-request', () => model((add) => { beam(add, -5); }), at),
  hostile(66, 'IFC placed at 1E300', 'accepted', () => whole().replace('777.25', '1.E300'), at),
  hostile(66, 'IFC placed at 1E12', 'accepted', () => whole().replace('777.25', '1.E12'), at),
  hostile(66, 'IFC swept along nothing', 'accepted', () => bodyOf((add) => extruded(add, ipe(add), 1000, { along: [0, 0, 0] })), at),
  hostile(66, 'IFC swept in its own plane', 'on-request', () => bodyOf((add) => extruded(add, ipe(add), 1000, { along: [1, 0, 0] })), at),
  hostile(66, 'IFC web thicker than the flange is wide', 'on-request', () => bodyOf((add) => extruded(add, profile(add, 'IFCISHAPEPROFILEDEF', [100, 200, 150, 8.5, 12]), 1000)), at),
  hostile(66, 'IFC radius below zero', 'on-request', () => bodyOf((add) => extruded(add, profile(add, 'IFCCIRCLEPROFILEDEF', [-5]), 1000)), at),
  hostile(66, 'IFC fillets larger than the section', 'on-request', () => bodyOf((add) => extruded(add, profile(add, 'IFCLSHAPEPROFILEDEF', [77, 77, 7, 5000, 5000]), 1000)), at),
  hostile(66, 'IFC section of 1E6 mm', 'E_DIM', () => bodyOf((add) => extruded(add, profile(add, 'IFCRECTANGLEPROFILEDEF', [1e6, 10]), 1000)), at),
  hostile(66, 'IFC outline that crosses itself', 'on-request', () => bodyOf((add) => extruded(add, outline(add, [[0, 0], [200, 100], [200, 0], [0, 130]]), 10)), at),
  hostile(66, 'IFC outline of one point', 'on-request', () => bodyOf((add) => extruded(add, outline(add, [[5, 5]]), 10)), at),
  hostile(66, 'IFC arc between angles of 1E300', 'on-request', () => bodyOf((add) => {
    const circle = add(`IFCCIRCLE(${add(`IFCAXIS2PLACEMENT2D(${point(add, 0, 0)},$)`)},50.)`);
    const arc = add(`IFCTRIMMEDCURVE(${circle},(IFCPARAMETERVALUE(1.E300)),(IFCPARAMETERVALUE(-1.E300)),.T.,.PARAMETER.)`);
    return extruded(add, add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${arc})`), 10);
  }), at),
  hostile(66, 'IFC in a unit of 1E30 m', 'E_DIM', () => model((add) => { beam(add); }, { length: 'IFCSIUNIT(*,.LENGTHUNIT.,.TERA.,.METRE.)' }), at),
  hostile(66, 'IFC without a unit', 'on-request', () => model((add) => { beam(add); }, { length: 'IFCSIUNIT(*,.USERDEFINED.,$,.METRE.)' }), at),
  hostile(66, 'IFC cut by a plane along it', 'accepted', () => bodyOf((add) => less(add, extruded(add, ipe(add), 1000), halfSpace(add, { at: [0, 20, 0], z: [0, 1, 0], x: [1, 0, 0] }))), at),
  hostile(66, 'IFC cut away as a whole', 'on-request', () => bodyOf((add) => less(add, extruded(add, ipe(add), 1000), extruded(add, profile(add, 'IFCRECTANGLEPROFILEDEF', [900, 900]), 5000, { place: { at: [0, 0, -900] } }))), at),
  hostile(66, 'IFC united with itself', 'on-request', () => bodyOf((add) => add(`IFCBOOLEANRESULT(.UNION.,${block(add)},${block(add)})`)), at),
  hostile(67, 'IFC placed within itself', 'E_DEPTH', () => model((add) => { beam(add, 1000, { place: own(add, (id) => `IFCLOCALPLACEMENT(${id},$)`) }); }), at),
  hostile(67, 'IFC placed 60 deep', 'E_DEPTH', () => model((add) => { beam(add, 1000, { place: many(60, (n) => n).reduce((within) => placement(add, {}, within), '$') }); }), at),
  hostile(67, 'IFC mapped in itself', 'E_DEPTH', () => bodyOf((add) => {
    const operator = add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${point(add, 0, 0, 0)},$,$)`);
    const place = axes(add);
    const next = Number(place.slice(1)) + 1;
    const item = add(`IFCMAPPEDITEM(#${next + 1},${operator})`);
    add(`IFCREPRESENTATIONMAP(${place},#${next + 2})`);
    add(`IFCSHAPEREPRESENTATION($,'Body','M',(${item}))`);
    return item;
  }), at),
  hostile(67, 'IFC maps of ten maps, five deep', 'E_LIMIT', () => bodyOf((add) => maps(add, 5)), at),
  hostile(67, 'IFC less itself', 'E_DEPTH', () => bodyOf((add) => own(add, (id) => `IFCBOOLEANRESULT(.DIFFERENCE.,${id},${id})`)), at),
  hostile(67, 'IFC of 201 cuts in one another', 'E_DEPTH', () => bodyOf((add) => chain(add, 202)), at),
  hostile(67, 'IFC curve of itself', 'E_DEPTH', () => bodyOf((add) => {
    const last = Number(point(add, 0, 0).slice(1));
    add(`IFCCOMPOSITECURVESEGMENT(.CONTINUOUS.,.T.,#${last + 2})`);
    const curve = add(`IFCCOMPOSITECURVE((#${last + 1}),.F.)`);
    return extruded(add, add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${curve})`), 10);
  }), at),
  hostile(67, 'IFC profile derived from itself', 'E_DEPTH', () => bodyOf((add) => extruded(add, own(add, (id) => `IFCDERIVEDPROFILEDEF(.AREA.,$,${id},$,$)`), 10)), at),
  hostile(67, 'IFC assembly in itself', 'accepted', () => model((add) => {
    const inner = assembly(add, [beam(add), beam(add)]);
    add(`IFCRELAGGREGATES('x',$,$,$,${inner},(${inner}))`);
  }), at),
  hostile(67, 'IFC assemblies 40 deep', 'accepted', () => model((add) => nested(add, 40)), at),
  hostile(67, 'IFC material of itself', 'accepted', () => model((add) => {
    const id = beam(add);
    add(`IFCRELASSOCIATESMATERIAL('x',$,$,$,(${id}),${own(add, (list) => `IFCMATERIALLIST((${list},${add("IFCMATERIAL('S235JR',$,$)")}))`)})`);
  }), at),
  hostile(67, 'IFC of 20,001 beams', 'E_PARTS', () => model((add) => {
    const shape = body(add, extruded(add, ipe(add), 1000));
    for (let n = 0; n <= 20_000; n += 1) element(add, { shape, material: '' });
  }), at),
  hostile(67, 'IFC of 10,001 openings', 'E_LIMIT', () => model((add) => {
    const host = element(add, { shape: body(add, block(add)) });
    const hole = body(add, extruded(add, profile(add, 'IFCCIRCLEPROFILEDEF', [5]), 5000));
    for (let n = 0; n <= 10_000; n += 1) opening(add, host, hole);
  }), at),
  hostile(67, 'IFC outline of 10,001 points', 'E_LIMIT', () => bodyOf((add) => extruded(add, outline(add, ring(10_002)), 10)), at),
  hostile(67, 'IFC of 100,000 properties for 2,000 beams', 'accepted', () => model((add) => {
    const shape = body(add, extruded(add, ipe(add), 1000));
    const single = many(100_000, (n) => add(`IFCPROPERTYSINGLEVALUE('Property ${n}',$,IFCLABEL('v'),$)`));
    const set = add(`IFCPROPERTYSET('x',$,'S',$,(${single.join()}))`);
    const steel = add("IFCMATERIAL('S235JR',$,$)");
    const all = many(2000, () => element(add, { shape, material: '' }));
    add(`IFCRELASSOCIATESMATERIAL('x',$,$,$,(${all.join()}),${steel})`);
    add(`IFCRELDEFINESBYPROPERTIES('x',$,$,$,(${all.join()}),${set})`);
  }), at),
  hostile(67, 'IFC faceted body of 100,000 points', 'on-request', () => bodyOf((add) => {
    const points = many(100_000, (n) => `(${real(n % 100)},${real(n % 77)},${real(n % 5)})`);
    const list = add(`IFCCARTESIANPOINTLIST3D((${points.join()}))`);
    return add(`IFCTRIANGULATEDFACESET(${list},$,.T.,(${many(50_000, (n) => `(${n + 1},${n + 2},${n + 3})`).join()}),$)`);
  }), at),
  hostile(67, 'IFC text of 2 MB', 'E_TEXT', () => model((add) => { beam(add, 1000, { name: 'x'.repeat(2_000_000) }); }), at),
  hostile(67, 'IFC line of a curve in space', 'on-request', () => bodyOf((add) => add(`IFCSWEPTDISKSOLID(${polyline(add, [[0, 0, 0], [0, 0, 500], [300, 0, 500]])},10.,$,$,$)`)), at),
];
