import { deflateSync, zipSync } from 'fflate';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { element } from '../../values/xml/xml-text.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import type { StatedPart, StatedProject } from './stated-project.ts';
import { writePosition, writeProcessings } from './write-processings.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export const stwxVersion = '1.0';

export const stwxNamespace = 'urn:knotenblech:stwx:1';

const btlxNamespace = 'https://www.design2machine.com';

/**
 * A project as a .stwx document (docs/stwx.md): UTF-8, mm and degrees, the same bytes for the same project.
 * The places of assemblies and parts in their lists are their IDs; assumed seams are not written, they are found again.
 */
export const writeStwx = (project: StatedProject): Uint8Array =>
  new TextEncoder().encode(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<STWX xmlns="${stwxNamespace}" xmlns:b="${btlxNamespace}" Version="${stwxVersion}">`,
      element('Program', { Name: 'Knotenblech' }),
      element('Project', { Name: project.name }, [
        '\n',
        ...section('Assemblies', project.assemblies.map(writeAssembly)),
        ...section('Parts', project.parts.map(writePart)),
      ]),
      '</STWX>',
      '',
    ].join('\n'),
  );

const section = (name: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [element(name, {}, ['\n', ...lines.map((line) => `${line}\n`)]), '\n'];

/** 'none' says that there is no colour; nothing says nothing. */
const ralAttribute = (ralNumber: string | null | undefined) => (ralNumber === null ? 'none' : ralNumber);

const writeAssembly = (assembly: AssemblyFacts): string =>
  element(
    'Assembly',
    {
      ID: assembly.index,
      Parent: assembly.parent,
      Name: assembly.name,
      DrawingNumber: assembly.drawingNumber || null,
      Quantity: assembly.quantity,
      Surface: assembly.surface,
      RalNumber: ralAttribute(assembly.ralNumber),
    },
    (assembly.seams ?? [])
      .filter((seam) => seam.origin === 'file')
      .map((seam) =>
        element('Weld', { Part1: seam.parts[0], Part2: seam.parts[1], A: seam.aMm, Length: seam.lengthMm }),
      ),
  );

const writePart = (part: StatedPart, at: number): string => {
  const { blankMm, section: cross } = part.body;
  return element(
    'Part',
    {
      ID: at + 1,
      Assembly: part.assembly,
      Name: part.name,
      DrawingNumber: part.drawingNumber || null,
      Quantity: part.quantitySingle,
      Category: part.category,
      Profile: part.profileName || null,
      ProfileKey: part.profileId,
      Grade: part.grade,
      Thickness: part.thicknessMm,
      Surface: part.surface,
      RalNumber: ralAttribute(part.ralNumber),
      Taken: part.taken,
      Length: blankMm.length,
      Height: blankMm.height,
      Width: blankMm.width,
    },
    [
      ...(cross.kind === 'profile'
        ? [element('Section', { HeightAxis: cross.heightAxis, FlipY: cross.flipY, FlipZ: cross.flipZ })]
        : []),
      ...(part.open ?? []).map(writeOpen),
      ...list(
        'Transformations',
        part.placements.map((placement) => element('b:Transformation', {}, [writePosition(placement)])),
      ),
      ...list(
        'UserAttributes',
        (part.userAttributes ?? []).map(({ name, value }) => element('b:UserAttribute', { Name: name, Value: value })),
      ),
      ...(part.colour ? [writeColour(part.colour)] : []),
      ...writeProcessings(part.body),
    ],
  );
};

const writeOpen = ({ code, values }: Remark): string =>
  element(
    'Open',
    { Code: code },
    Object.entries(values).map(([name, value]) =>
      element('Value', { Name: name, [typeof value === 'number' ? 'Number' : 'Text']: value }),
    ),
  );

const list = (name: string, children: string[]): string[] =>
  children.length === 0 ? [] : [element(`b:${name}`, {}, children)];

const writeColour = ({ red, green, blue }: NonNullable<StatedPart['colour']>) =>
  element('b:Colour', { Red: red, Green: green, Blue: blue, Transparency: 100 });

/** The day that a zip can hold first; with it the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

const levels = [6, 1, 0] as const;

/** As tight as a reader takes it: what is packed too well looks like an attack. */
const levelFor = (bytes: Uint8Array) =>
  levels.find(
    (level) => level === 0 || bytes.length < 0.9 * readLimits.zipRatio * deflateSync(bytes, { level }).length,
  ) ?? 0;

/**
 * A .stws: a zip of one .stwx document and its drawings (PDF, PNG), in the order given, the same bytes for the same input.
 * Names lose what a zip that is read here must not have: paths, colons, control characters.
 */
export const zipStws = (
  stwx: Uint8Array,
  drawings: readonly { name: string; bytes: Uint8Array }[] = [],
): Uint8Array => {
  const names = new Set<string>(['projekt.stwx']);
  const files: Parameters<typeof zipSync>[0] = { 'projekt.stwx': [stwx, { level: levelFor(stwx) }] };
  for (const drawing of drawings) {
    const name = freeName(drawing.name, names);
    names.add(name.toLowerCase());
    files[name] = [drawing.bytes, { level: 0 }];
  }
  return zipSync(files, { mtime: fixedTime });
};

const freeName = (written: string, taken: ReadonlySet<string>): string => {
  const plain =
    (written.split(/[\\/]/).at(-1) ?? '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N} ._()+-]/gu, '_')
      .slice(-120) || 'zeichnung';
  for (let copy = 2, name = plain; ; copy += 1) {
    if (!taken.has(name.toLowerCase())) return name;
    name = plain.replace(/(\.[^.]*)?$/, `-${copy}$1`);
  }
};
