import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { readIfc } from '../src/files/ifc/read-ifc.ts';
import { readPart21 } from '../src/files/part21/read-part21.ts';
import { readFile } from '../src/files/read-file.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import {
  assembly,
  axes,
  body,
  direction,
  element,
  extruded,
  halfSpace,
  less,
  opening,
  placement,
  point,
  profile,
  sampleIfc,
} from '../test/files/sample-ifc.ts';

/** Reading of generated models of a steel building: the text, its elements, and with every part measured; one process a size. */
const sections: [string, number[], string][] = [
  ['IFCISHAPEPROFILEDEF', [100, 200, 5.6, 8.5, 12], 'IPE200'],
  ['IFCISHAPEPROFILEDEF', [160, 152, 6, 9, 15], 'HEA160'],
  ['IFCUSHAPEPROFILEDEF', [120, 60, 5, 8, 12], 'UPE120'],
  ['IFCLSHAPEPROFILEDEF', [80, 80, 8, 10, 5], 'L80*8'],
  ['IFCRECTANGLEHOLLOWPROFILEDEF', [100, 100, 5, 5, 10], 'K100*5'],
];

/** Text of properties as detailing programs export it, most of what such a file holds. */
const properties = 55;

/** Triangles of a faceted body, as cambered girders are exported. */
const facets = 400;

const faceted = (add: (text: string) => string, n: number): string => {
  const ring = Array.from({ length: facets / 4 }, (_, at) => [
    Math.cos((at * 8 * Math.PI) / facets) * 100,
    Math.sin((at * 8 * Math.PI) / facets) * 100,
  ]);
  const points = [0, 1000 + n].flatMap((z) => ring.map(([x = 0, y = 0]) => point(add, x, y, z)));
  const face = (corners: readonly number[]) =>
    add(
      `IFCFACE((${add(`IFCFACEOUTERBOUND(${add(`IFCPOLYLOOP((${corners.map((at) => points[at]).join()}))`)},.T.)`)}))`,
    );
  const count = ring.length;
  const sides = ring.flatMap((_, at) => {
    const next = (at + 1) % count;
    return [face([at, next, count + next]), face([at, count + next, count + at])];
  });
  const caps = [face(ring.map((_, at) => count - 1 - at)), face(ring.map((_, at) => count + at))];
  return add(`IFCFACETEDBREP(${add(`IFCCLOSEDSHELL((${[...sides, ...caps].join()}))`)})`);
};

const generatedModel = (members: number): Uint8Array =>
  new TextEncoder().encode(
    sampleIfc((add) => {
      const storey = placement(add, { at: [0, 0, 3000] });
      const round = profile(add, 'IFCCIRCLEPROFILEDEF', [9]);
      let parts: string[] = [];
      for (let n = 0; n < members; n += 1) {
        const place = placement(
          add,
          { at: [(n % 50) * 500, Math.floor(n / 50) * 500, 0], z: [1, 0, 0], x: [0, 1, 0] },
          storey,
        );
        const [entity, values, name] = sections[n % sections.length] ?? ['', [], ''];
        const isPlate = n % 3 === 0;
        const swept = isPlate
          ? extruded(add, profile(add, 'IFCRECTANGLEPROFILEDEF', [10, 120 + (n % 40)], { name: "'PL10'" }), 230)
          : extruded(add, profile(add, entity, values, { name: `'${name}'` }), 3000 + (n % 200));
        const cut = n % 5 === 0 ? less(add, swept, halfSpace(add, { at: [0, 0, 200], z: [0, 0.1, 1] })) : swept;
        const shape = body(add, n % 50 === 49 ? faceted(add, n) : cut);
        const tag = `M/${n % 900}`;
        const id = element(add, {
          entity: isPlate ? 'IFCPLATE' : 'IFCBEAM',
          name: 'LIGGER',
          tag,
          objectType: name,
          place,
          shape,
          material: 'STEEL/S235JR',
        });
        if (isPlate)
          opening(
            add,
            id,
            body(add, extruded(add, round, 40, { place: { at: [-20, 20, 60], z: [1, 0, 0], x: [0, 0, 1] } })),
            placement(add, {}, place),
          );
        const single = Array.from({ length: properties }, (_, at) =>
          add(
            `IFCPROPERTYSINGLEVALUE('Property of a detailing program ${at}',$,IFCLABEL('value ${n}.${at} of some length'),$)`,
          ),
        );
        const set = add(`IFCPROPERTYSET('${String(n).padStart(22, '0')}',$,'Tekla Common',$,(${single.join()}))`);
        add(`IFCRELDEFINESBYPROPERTIES('${String(n).padStart(22, '1')}',$,$,$,(${id}),${set})`);
        parts.push(id);
        if (parts.length === 8) {
          assembly(add, parts, { tag: `A/${n}` });
          parts = [];
        }
      }
      axes(add);
      direction(add, 0, 0, 1);
    }),
  );

const measure = async (members: number) => {
  const bytes = generatedModel(members);
  globalThis.gc?.();
  const tools = { catalogue: seedCatalogue(), kernel: await loadKernel() };
  const timed = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    const spent = process.cpuUsage(before).user / 1e6;
    return `${spent.toFixed(2)} s ${(bytes.length / 1e6 / spent).toFixed(1)} MB/s`;
  };
  const text = timed(() => readPart21(bytes));
  const elements = timed(() => readIfc(bytes));
  let positions = 0;
  const measured = timed(() => {
    positions = readFile({ bytes, fileName: 'bench.ifc', ...tools }).parts.length;
  });
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${members} members ${(bytes.length / 1e6).toFixed(1)} MB ${positions} positions | text ${text} | elements ${elements} | ` +
      `measured ${measured} | peak ${peakMb.toFixed(0)} MB`,
  );
};

const size = Number(process.argv[2]);
if (size > 0) await measure(size);
else
  for (const members of [100, 1000, 5000])
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(members)], { stdio: 'inherit' });
