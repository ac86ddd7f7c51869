import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { joinProject, type Part } from '@knotenblech/shared/parts/part.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import DxfReader, { type ICircleEntity, type ILwpolylineEntity } from 'dxf-parser';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { readSample } from '../../../../../../shared/samples/read-sample.ts';
import { exportTexts } from '../export-texts.ts';
import type { ExportedPart, ExportFormat, ExportOrder } from './export-messages.ts';
import { makeExport } from './make-export.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const font = (path: string) =>
  new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/ibm-plex-sans/${path}`)));
const tools = {
  loadKernel: async () => kernel,
  loadFonts: async () => ({
    regular: font('400Regular/IBMPlexSans_400Regular.ttf'),
    semiBold: font('600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  }),
  onProgress: () => {},
};
const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const project = { id: newId<ProjectId>(), surface: 'ZINCED', ralNumber: null } as const;

const sampleOf = async (file: string) => {
  const { head, parts } = await readSample(file);
  const joined = joinProject(project, head, parts, [], []);
  return { ...joined, parts: joined.parts.filter((part) => part.isTaken) };
};

const exported = (part: Part, more: Partial<ExportedPart> = {}): ExportedPart => ({
  part,
  remarks: ['Das Loch liegt nahe am Rand.'],
  price: { unitPrice: '12.50', positionCents: 5000 },
  ...more,
});

const make = async (
  format: ExportFormat,
  { assemblies, parts }: Pick<Awaited<ReturnType<typeof sampleOf>>, 'assemblies'> & { parts: ExportedPart[] },
  more: Partial<ExportOrder> = {},
) => {
  const order: ExportOrder = {
    format,
    projectName: 'Halle',
    title: 'Halle',
    shopName: 'Knotenblech Stahlbau GmbH',
    day: '21.11.2026',
    createdAt: '2026-11-21T12:00:00.000Z',
    seesPrices: true,
    waste: null,
    grades: catalogue.grades,
    profiles: catalogue.profiles,
    assemblies,
    words: exportTexts(i18n),
    ...more,
  };
  const { file, leftOut } = await makeExport(order, parts, tools);
  return { file, leftOut, bytes: file?.bytes ?? new Uint8Array() };
};

const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Area and length of what the other program reads: lines, and arcs by their bulge. */
const sizeOfLoop = ({ vertices }: ILwpolylineEntity) =>
  vertices.reduce(
    ({ area, length }, from, index) => {
      const to = vertices[(index + 1) % vertices.length] ?? from;
      const chord = Math.hypot(to.x - from.x, to.y - from.y);
      const angle = 4 * Math.atan(from.bulge ?? 0);
      const radius = angle === 0 ? 0 : chord / 2 / Math.sin(Math.abs(angle) / 2);
      return {
        area: area + (from.x * to.y - to.x * from.y) / 2 + (radius ** 2 * (angle - Math.sin(angle))) / 2,
        length: length + (angle === 0 ? chord : radius * Math.abs(angle)),
      };
    },
    { area: 0, length: 0 },
  );

const measuredIn = (dxf: string) => {
  const read = new DxfReader().parseSync(dxf);
  if (read === null) throw new Error('no DXF');
  const on = (layer: string) => read.entities.filter((entity) => entity.layer === layer);
  const outer = (on('OUTLINE') as ILwpolylineEntity[]).map(sizeOfLoop);
  const inner = (on('CUTOUTS') as ILwpolylineEntity[]).map(sizeOfLoop);
  const radii = (on('HOLES') as ICircleEntity[]).map(({ radius }) => radius);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    units: read.header.$INSUNITS,
    loops: outer.length,
    isClosed: [...on('OUTLINE'), ...on('CUTOUTS')].every((entity) => (entity as ILwpolylineEntity).shape),
    notes: on('NOTE').map((entity) => (entity as unknown as { text: string }).text),
    areaMm2:
      sum(outer.map(({ area }) => Math.abs(area))) -
      sum(inner.map(({ area }) => Math.abs(area))) -
      sum(radii.map((radius) => Math.PI * radius ** 2)),
    lengthMm: sum([...outer, ...inner].map(({ length }) => length)) + sum(radii.map((radius) => 2 * Math.PI * radius)),
  };
};

test.each(['knotenplatten.btlx', 'podest.stws', 'winkel-rhs-flach.btlx'])(
  'another program reads the area and length of our measures from the DXF of each plate of %s',
  async (file) => {
    const { parts } = await sampleOf(file);
    const plates = parts.filter(({ facts }) => facts.category === 'FLAT');
    expect(plates.length).toBeGreaterThan(0);
    for (const part of plates) {
      const { bytes, leftOut, file: written } = await make('dxf', { assemblies: [], parts: [exported(part)] });
      expect(leftOut, part.name).toEqual([]);
      expect(written?.ending).toBe('dxf');
      const found = measuredIn(text(bytes));
      expect(found).toMatchObject({ units: 4, loops: 1, isClosed: true });
      expect(found.notes).toContain(part.name);
      const { netVolumeMm3 } = part.facts.measures;
      const thicknessMm = part.facts.thicknessMm ?? 0;
      const blind = part.facts.measures.drilledHoles.filter(({ depthMm }) => depthMm < thicknessMm - 1e-3);
      const pocketsMm3 = blind.reduce(
        (sum, hole) => sum + ((Math.PI * hole.diameterMm ** 2) / 4) * hole.depthMm * hole.count,
        0,
      );
      expect(Math.abs((found.areaMm2 * thicknessMm - pocketsMm3) / netVolumeMm3 - 1), part.name).toBeLessThan(2e-5);
    }
  },
);

test('the length of the contours is that of the measures', async () => {
  const { parts } = await sampleOf('knotenplatten.btlx');
  for (const part of parts.filter(
    ({ facts }) => facts.category === 'FLAT' && facts.measures.drilledHoles.length === 0,
  )) {
    const { bytes } = await make('dxf', { assemblies: [], parts: [exported(part)] });
    const { lengthMm } = measuredIn(text(bytes));
    expect(Math.abs(lengthMm / part.facts.measures.contourMm - 1), part.name).toBeLessThan(2e-4);
  }
});

test('a name cannot end its text and start something else in the drawing', async () => {
  const [part] = (await sampleOf('knotenplatten.btlx')).parts;
  if (!part) throw new Error('no part');
  const name = 'A\r\n  0\r\nCIRCLE\r\n%%c^J';
  const { bytes } = await make('dxf', { assemblies: [], parts: [exported({ ...part, name })] });
  expect(measuredIn(text(bytes)).notes[0]).toMatch(/^A +0 CIRCLE % %c/);
});

test('parts that are no plates are named with the reason', async () => {
  const { assemblies, parts } = await sampleOf('rahmen-hea-ipe.btlx');
  const { leftOut } = await make('dxf', { assemblies, parts: parts.map((part) => exported(part)) });
  expect(leftOut.map(({ reason }) => reason)).toContain('no-plate');
});

test('every part as NC1 reads as the same parts again, all together as one project', async () => {
  const { assemblies, parts } = await sampleOf('rahmen-hea-ipe.btlx');
  const { bytes, leftOut, file } = await make('nc1', { assemblies, parts: parts.map((part) => exported(part)) });
  expect([file?.ending, leftOut]).toEqual(['zip', []]);
  const read = readFile({ bytes, fileName: 'Halle.zip', catalogue, kernel }).parts;
  const saidOf = (name: string, quantity: number, facts: PartFacts) =>
    [name, quantity, facts.profileId, facts.thicknessMm, facts.measures.pierces, facts.measures.sawCuts.length].join(
      ' ',
    );
  expect(read.map((facts) => saidOf(facts.name, facts.quantity, facts)).sort()).toEqual(
    parts.map(({ name, quantity, facts }) => saidOf(name, quantity, facts)).sort(),
  );
});

test('what NC1 does not say is named with the reason', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const [part] = parts;
  if (part === undefined) throw new Error('no part');
  const facts = {
    ...part.facts,
    body: { ...part.facts.body, section: { kind: 'box' as const } },
    category: 'PROFILE' as const,
  };
  const { leftOut, file } = await make('nc1', { assemblies, parts: [exported({ ...part, facts })] });
  expect([file, leftOut.map(({ reason }) => reason)]).toEqual([null, ['not-nc1']]);
});

test('the parts list as CSV has prices only for who may see them', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const all = { assemblies, parts: parts.map((part) => exported(part)) };
  const [titles = '', ...rows] = text((await make('csv', all)).bytes)
    .trimEnd()
    .split('\r\n');
  expect(titles.startsWith('\ufeffPosition;Ebene;Zeichnung;Name')).toBe(true);
  expect(titles).toContain('Positionspreis netto (€)');
  expect(rows).toHaveLength(parts.length + assemblies.length);
  expect(rows.join('\n')).toContain(';12,5000;50,00;');
  const unseen = text((await make('csv', all, { seesPrices: false })).bytes);
  expect(unseen).not.toContain('preis');
  expect(unseen).not.toContain('12,5000');
});

test('the parts list as XLSX holds numbers as numbers and no formula', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const hostile = parts.map((part) => exported({ ...part, name: '=HYPERLINK("http://x")\u0000' }));
  const { bytes } = await make('xlsx', { assemblies, parts: hostile });
  const files = unzipSync(bytes);
  const sheet = text(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toMatch(/<v>12\.5<\/v>/);
  expect(text(files['xl/sharedStrings.xml'] ?? new Uint8Array()) + sheet).toContain('=HYPERLINK(');
});

test('a project as .stws is read again with the same parts', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const { bytes } = await make('stws', { assemblies, parts: parts.map((part) => exported(part)) });
  const again = readFile({ bytes, fileName: 'x.stws', catalogue, kernel });
  expect(again.head.projectName).toBe('Halle');
  const shown = (of: readonly Part[]) =>
    of.map(({ name, quantity, surface, facts }) => [name, quantity, surface, facts.measures]);
  const plain = { ...project, surface: 'RAW' } as const;
  expect(shown(joinProject(plain, again.head, again.parts, [], []).parts)).toEqual(shown(parts));
});

const pagesOf = async (bytes: Uint8Array) => {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
};

test('a sheet says what a part is, in text that can be copied', async () => {
  const { parts } = await sampleOf('knotenplatten.btlx');
  const [part] = parts;
  if (!part) throw new Error('no part');
  const { bytes } = await make('pdf', { assemblies: [], parts: [exported(part)] });
  const [page = '', second] = await pagesOf(bytes);
  expect(second).toBeUndefined();
  for (const words of [
    part.name,
    'Knotenblech Stahlbau GmbH',
    'Projekt: Halle',
    'Seite 1 von 1',
    part.grade ?? '',
    'Das Loch liegt nahe am Rand.',
    'feuerverzinkt',
  ])
    expect(page).toContain(words);
});

test('sheets of a project begin with its list and count their pages, also where remarks need more than one', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const long = Array.from({ length: 60 }, (_, place) => `${place} ${'sehr langer Hinweis '.repeat(12)}`);
  const all = parts.map((part, place) => exported(part, place === 0 ? { remarks: long } : {}));
  const pages = await pagesOf((await make('pdf', { assemblies, parts: all })).bytes);
  expect(pages[0]).toContain('Stückliste: Halle');
  expect(pages.length).toBeGreaterThan(parts.length + 1);
  pages.forEach((page, place) => expect(page).toContain(`Seite ${place + 1} von ${pages.length}`));
  for (const number of ['0 sehr', '59 sehr']) expect(pages.some((page) => page.includes(number))).toBe(true);
});

test('the total weight of a list says how many pieces it leaves out', async () => {
  const { assemblies, parts } = await sampleOf('podest.stws');
  const totalOf = async (listed: typeof parts) =>
    (await pagesOf((await make('pdf', { assemblies, parts: listed.map((part) => exported(part)) })).bytes))[0];
  expect(await totalOf(parts)).not.toContain('Teile ohne bekanntes Gewicht');
  const [first] = parts;
  if (!first) throw new Error('no part');
  const measures = { ...first.facts.measures, netVolumeMm3: 0 };
  const unweighed = { ...first, quantity: 7, facts: { ...first.facts, measures } };
  expect(await totalOf([unweighed, ...parts.slice(1)])).toContain('(Teile ohne bekanntes Gewicht: 7)');
});

test('hostile names leave a sheet as it is', async () => {
  const { parts } = await sampleOf('knotenplatten.btlx');
  const [part] = parts;
  if (!part) throw new Error('no part');
  const name = `${'W'.repeat(200)}\u202e) Tj ET\r\n\u0000<script>`;
  const pages = await pagesOf(
    (await make('pdf', { assemblies: [], parts: [exported({ ...part, name })] }, { title: name })).bytes,
  );
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Seite 1 von 1');
});
