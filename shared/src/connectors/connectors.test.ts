import { beforeAll, describe, expect, it, test } from 'vitest';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import { areaOf, polygonPath } from '../geometry/body/path.ts';
import { type Kernel, loadKernel } from '../geometry/solids/unite-deep.ts';
import { type ConnectorType, connectors, connectorTypes } from './connectors.ts';
import type { ConnectorDesign, PartRole, SteelPart } from './parts/connector-design.ts';
import { partRoles } from './parts/connector-design.ts';
import type { ConnectorValues } from './parts/define-connector.ts';
import { writeConnector } from './write-connector.ts';

const catalogue = seedCatalogue();
const { profiles } = catalogue;

const make = (type: ConnectorType, given: ConnectorValues = {}): ConnectorDesign => {
  const { design, refusals } = connectors[type].design(given, profiles);
  if (!design) throw new Error(JSON.stringify(refusals));
  return design;
};
const partOf = (design: ConnectorDesign, role: PartRole): SteelPart => {
  const part = design.parts.find((each) => each.role === role);
  if (!part) throw new Error(`no ${role}`);
  return part;
};
/** Bars by the kg/m of their table. */
const kgOf = (part: SteelPart): number => {
  if (part.kind === 'bar')
    return ((profiles.find(({ id }) => id === part.profileId)?.massKgPerM ?? 0) * part.lengthMm) / 1000;
  const holesMm2 = part.holes.reduce((sum, { diameterMm }) => sum + (Math.PI / 4) * diameterMm ** 2, 0);
  return (areaOf(polygonPath(part.outline)) - holesMm2) * part.thicknessMm * 7.85e-6;
};
const holesOf = (part: SteelPart) =>
  part.kind === 'plate' ? part.holes.map(({ uMm, vMm, diameterMm }) => [r2(uMm), r2(vMm), diameterMm]) : [];
const r2 = (value: number) => Math.round(value * 100) / 100;
const outlineOf = (part: SteelPart) =>
  part.kind === 'plate' ? part.outline.map(([u, v]) => [Math.round(u * 10) / 10, Math.round(v * 10) / 10]) : [];
const kg = (value: number) => Math.round(value * 1000) / 1000;

describe('the worked examples', () => {
  it('a splice of two beams 140 x 240 is a plate 410 x 200 x 10', () => {
    const design = make('splice');
    const plate = partOf(design, 'splice-plate');
    expect(outlineOf(plate)).toEqual([
      [0, 0],
      [410, 0],
      [410, 200],
      [0, 200],
    ]);
    expect(holesOf(plate)).toEqual([40, 110, 300, 370].flatMap((u) => [55, 145].map((v) => [u, v, 13])));
    expect(kg(kgOf(plate))).toBe(6.354);
    expect(design.remarks).toEqual([]);
    expect(design.members.map(({ place }) => place.origin[0])).toEqual([200, 210]);
    for (const { features } of design.members) {
      expect(features.filter(({ kind }) => kind === 'hole').map((hole) => 'at' in hole && hole.at.slice(0, 2))).toEqual(
        [
          [90, 75],
          [90, 165],
          [160, 75],
          [160, 165],
        ],
      );
      expect(features.at(-1)).toEqual({ kind: 'slot', from: [0, 0, 64], to: [210, 240, 76] });
    }
    expect(design.bought).toEqual([{ kind: 'dowel', diameterMm: 12, lengthMm: 140, count: 8 }]);
  });

  it('a first row at 80 from the end of the wood is one remark: 80 < 84', () =>
    expect(make('splice', { endMm: 80 }).remarks).toEqual([{ rule: 'a3t', measured: 80, limit: 84 }]));

  it('a gusset of a chord and a diagonal at 45 degrees has the hull of its strips', () => {
    const design = make('gusset', { first1Mm: 130, first2Mm: 130 });
    const plate = partOf(design, 'gusset-plate');
    expect(outlineOf(plate)).toEqual(
      [
        [-240, -70],
        [240, -70],
        [307.6, 215.7],
        [215.7, 307.6],
        [-240, 70],
      ].map(([x = 0, y = 0]) => [x + 240, y + 70]),
    );
    const around = (x: number, y: number) => [r2(x + 240), r2(y + 70), 13];
    const near = holesOf(plate).map(([u = 0, v = 0, d = 0]) => [Math.round(u * 10) / 10, Math.round(v * 10) / 10, d]);
    for (const [x, y] of [
      [130, 30],
      [200, -30],
      [-130, -30],
      [-200, 30],
      [201.5, 166.2],
      [166.2, 201.5],
      [251, 215.7],
      [215.7, 251],
    ])
      expect(near).toContainEqual(around(x ?? 0, y ?? 0));
    expect(holesOf(plate)).toHaveLength(12);
    expect(plate.kind === 'plate' && areaOf(polygonPath(plate.outline))).toBeCloseTo(138_754.9, 0);
    expect(kg(kgOf(plate))).toBe(8.614);
  });

  it('the proposal for the diagonal begins 84 mm behind the end of its wood, up to tens', () => {
    const states = connectors.gusset.resolve({ first1Mm: 130, first2Mm: 130 });
    expect(states.find(({ name }) => name === 'first3Mm')?.value).toBe(260);
  });

  it('a fixed column base weighs 4.075 kg and is 172 mm high', () => {
    const design = make('columnBase', { tube: 'CHS48.3x4' });
    expect(holesOf(partOf(design, 'base-plate'))).toEqual([
      [20, 20, 14],
      [20, 140, 14],
      [140, 20, 14],
      [140, 140, 14],
      [80, 80, 16],
    ]);
    expect(holesOf(partOf(design, 'head-plate'))).toEqual([
      [20, 20, 11],
      [20, 100, 11],
      [100, 20, 11],
      [100, 100, 11],
      [60, 60, 16],
    ]);
    expect(['base-plate', 'head-plate', 'tube'].map((role) => kg(kgOf(partOf(design, role as PartRole))))).toEqual([
      2.335, 1.085, 0.656,
    ]);
    expect(design.facts).toEqual([{ kind: 'total-height', mm: 172 }]);
    expect(design.welds.map(({ lengthMm, aMm }) => [Math.round(lengthMm * 10) / 10, aMm])).toEqual([
      [151.7, 2.8],
      [151.7, 2.8],
    ]);
    expect(design.remarks).toContainEqual({ rule: 'weld-cap', measured: 2.8, limit: 3 });
    expect(make('columnBase').remarks.map(({ rule }) => rule)).not.toContain('weld-cap');
  });

  it('a beam hanger is a T of 2.669 kg', () => {
    const design = make('beamHanger');
    expect(holesOf(partOf(design, 'back-plate'))).toEqual(
      [20, 80].flatMap((u) => [25, 75, 125, 175].map((v) => [u, v, 9])),
    );
    expect(holesOf(partOf(design, 'web-plate'))).toEqual([30, 90, 150].map((v) => [90, v, 13]));
    expect(design.parts.map((part) => kg(kgOf(part)))).toEqual([1.224, 1.445]);
    expect(design.welds).toEqual([{ parts: [0, 1], aMm: 4, lengthMm: 360 }]);
    expect(design.remarks).toEqual([]);
    expect(make('beamHanger', { endMm: 70 }).remarks).toEqual([{ rule: 'a3c', measured: 70, limit: 84 }]);
  });

  it('a tension strap 600 x 60 x 3 has twenty nail holes and weighs 0.833 kg', () => {
    const design = make('holdDown');
    const strap = partOf(design, 'strap');
    expect(outlineOf(strap)).toEqual([
      [0, 0],
      [60, 0],
      [60, 600],
      [0, 600],
    ]);
    expect(holesOf(strap).slice(0, 3)).toEqual([
      [15, 60, 5],
      [15, 100, 5],
      [15, 140, 5],
    ]);
    expect(holesOf(strap).at(-2)).toEqual([45, 420, 5]);
    expect(holesOf(strap).at(-1)).toEqual([30, 560, 18]);
    expect(holesOf(strap)).toHaveLength(21);
    expect(kg(kgOf(strap))).toBe(0.833);
  });

  it('a purlin shoe for 100 mm is 342.27 mm long when it is flat', () => {
    const shoe = partOf(make('purlinShoe'), 'purlin-shoe');
    if (shoe.kind !== 'plate') throw new Error('a plate');
    expect(shoe.outline[2]?.map(r2)).toEqual([342.27, 80]);
    expect(shoe.bends?.linesMm.map(r2)).toEqual([120.07, 222.2]);
    expect(kg(kgOf(shoe))).toBe(1.046);
  });

  it('a post SHS 80x80x5 of 2500 mm weighs 36.300 kg', () => {
    const design = make('steelPost');
    expect(design.parts.map((part) => kg(kgOf(part)))).toEqual([2.776, 27.945, 5.579]);
    expect(kg(design.parts.reduce((sum, part) => sum + kg(kgOf(part)), 0))).toBe(36.3);
    expect(holesOf(partOf(design, 'head-plate'))).toEqual([
      [25, 25, 13],
      [25, 125, 13],
      [175, 25, 13],
      [175, 125, 13],
    ]);
    expect(holesOf(partOf(design, 'foot-plate'))).toEqual([
      [30, 30, 18],
      [30, 190, 18],
      [190, 30, 18],
      [190, 190, 18],
    ]);
    expect(design.welds.map(({ aMm, lengthMm }) => [aMm, r2(lengthMm)])).toEqual([
      [3.5, 302.8],
      [3.5, 302.8],
    ]);
  });

  it('an IPE 200 of 3000 mm between end plates weighs 73.071 kg', () => {
    const design = make('endPlate');
    const plate = partOf(design, 'end-plate');
    expect(holesOf(plate)).toEqual([
      [30, 60, 18],
      [30, 180, 18],
      [90, 60, 18],
      [90, 180, 18],
    ]);
    expect([kg(kgOf(plate)), kg(kgOf(partOf(design, 'beam')))]).toEqual([3.271, 66.528]);
    expect(kg(2 * kgOf(plate) + kgOf(partOf(design, 'beam')))).toBe(73.071);
    expect(design.remarks.map(({ rule }) => rule)).toEqual(['weld-cap']);
  });
});

describe('a connector as a file', () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await loadKernel();
  });
  const names = {
    connector: 'Verbinder',
    link: 'splice?heightMm=300',
    parts: Object.fromEntries(partRoles.map((role) => [role, role])) as Record<PartRole, string>,
  };
  const read = (type: ConnectorType, given: ConnectorValues = {}) =>
    readFile({
      bytes: writeConnector(make(type, given), names, catalogue),
      fileName: 'verbinder.stwx',
      catalogue,
      kernel,
    });

  test.each(connectorTypes)('%s is read without a question but that of its bends', (type) => {
    const { parts, head } = read(type, { quantity: 3 });
    const open = parts.flatMap(({ findings }) => findings.filter(({ code }) => code.startsWith('request.')));
    expect(open.map(({ code }) => code)).toEqual(type === 'purlinShoe' ? ['request.bend'] : []);
    const design = make(type, { quantity: 3 });
    expect(parts.map(({ quantity }) => quantity)).toEqual(design.parts.map(({ places }) => 3 * places.length));
    expect(head.assemblies.flatMap(({ seams = [] }) => seams)).toHaveLength(design.welds.length);
    for (const [place, part] of design.parts.entries()) {
      const { measures } = parts[place] ?? {};
      if (part.kind === 'bar') continue;
      expect((measures?.netVolumeMm3 ?? 0) * 7.85e-6).toBeCloseTo(kgOf(part), 2);
      expect(measures?.holes.reduce((sum, { count }) => sum + count, 0)).toBe(part.holes.length);
    }
  });

  test.each(['columnBase', 'beamHanger', 'steelPost', 'endPlate'] as const)(
    'the plates of %s touch where they are welded',
    (type) => {
      const design = make(type);
      const unwelded = { ...design, welds: [] };
      const { head } = readFile({
        bytes: writeConnector(unwelded, names, catalogue),
        fileName: 'x.stwx',
        catalogue,
        kernel,
      });
      const joined = new Set(head.assemblies.flatMap(({ seams = [] }) => seams.map(({ parts }) => parts.join('-'))));
      const stated = new Set(design.welds.map(({ parts: [a, b] }) => `${Math.min(a, b) + 1}-${Math.max(a, b) + 1}`));
      expect(joined).toEqual(stated);
    },
  );
});
