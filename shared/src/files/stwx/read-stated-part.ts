import type { Surface } from '../../parts/finishes.ts';
import { type PartFacts, partCategorySchema, type Remark } from '../../parts/part-facts.schema.ts';
import { ralNumberSchema, surfaceSchema } from '../../parts/surface.schema.ts';
import { cutText } from '../../values/cut-text.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readPosition } from '../btlx/read-nurbs.ts';
import { readCount, readDimension } from '../btlx/read-part.ts';
import { readProcessings } from '../btlx/read-processings.ts';
import { attributeOf, childOf, listOf, readNumber, refuse, type XmlNode } from '../document/build-tree.ts';
import type { AssemblyFacts } from '../document/reading.schema.ts';
import { isOpenQuestion, type StatedPart } from './stated-project.ts';

const idLength = 64;

/** An ID or a reference to one. */
export const readId = (node: XmlNode, name: string): string => attributeOf(node, name).slice(0, idLength);

const readLie = (part: XmlNode): StwxPart['lie'] => {
  const section = childOf(part, 'Section');
  return section
    ? {
        heightAxis: oneOf(section, 'HeightAxis', ['y', 'z']),
        flipY: readFlag(section, 'FlipY'),
        flipZ: readFlag(section, 'FlipZ'),
      }
    : null;
};

const readColour = (part: XmlNode): Pick<PartFacts, 'colour'> => {
  const colour = childOf(part, 'Colour');
  if (!colour) return {};
  const channel = (name: string): number => {
    const written = attributeOf(colour, name);
    const value = /^\d{1,3}$/.test(written) ? Number(written) : Number.NaN;
    return value <= 255 ? value : refuse('E_RANGE', colour, { name, found: written.slice(0, 32), min: 0, max: 255 });
  };
  return { colour: { red: channel('Red'), green: channel('Green'), blue: channel('Blue') } };
};

const readNotes = (part: XmlNode): Pick<PartFacts, 'userAttributes'> => {
  const notes = listOf(part, 'UserAttributes', 'UserAttribute').map((attribute) => ({
    name: exactText(attribute, 'Name'),
    value: exactText(attribute, 'Value'),
  }));
  return notes.length > 0 ? { userAttributes: notes } : {};
};

const readOpen = (part: XmlNode): Pick<StwxPart, 'open'> => {
  const open = part.children
    .filter((child) => child.name === 'Open' && isOpenQuestion(attributeOf(child, 'Code')))
    .map((child) => ({ code: attributeOf(child, 'Code'), values: readValues(child) }));
  return open.length > 0 ? { open } : {};
};

const readValues = (open: XmlNode): Remark['values'] =>
  Object.fromEntries(
    open.children
      .filter((child) => child.name === 'Value')
      .map((value) => [
        exactText(value, 'Name'),
        attributeOf(value, 'Number') === ''
          ? exactText(value, 'Text')
          : readNumber(value, 'Number', attributeOf(value, 'Number')),
      ]),
  );

/** One Part of a .stwx document. @throws DomainError E_DIM, E_COUNT, E_NUMBER, E_RANGE, E_COORD, E_GEOM, E_REF, E_LIMIT */
export const readStatedPart = (part: XmlNode): StwxPart => {
  const blankMm = {
    length: readDimension(part, 'Length'),
    height: readDimension(part, 'Height'),
    width: readDimension(part, 'Width'),
  };
  const { processings, findings } = readProcessings(part, blankMm, { isStrict: true });
  return {
    id: readId(part, 'ID'),
    line: part.line,
    column: part.column,
    element: part.path,
    assemblyId: readId(part, 'Assembly'),
    name: exactText(part, 'Name'),
    drawingNumber: exactText(part, 'DrawingNumber'),
    quantitySingle: readCount(part, 'Quantity'),
    category: oneOf(part, 'Category', partCategorySchema.options),
    profileName: exactText(part, 'Profile'),
    profileId: exactText(part, 'ProfileKey') || null,
    grade: exactText(part, 'Grade') || null,
    thicknessMm:
      attributeOf(part, 'Thickness') === '' ? null : readLength(part, 'Thickness', readLimits.dimensionMaxMm),
    taken: oneOf(part, 'Taken', ['recognised', 'guessed', 'left-out']),
    ...readSurface(part),
    placements: listOf(part, 'Transformations', 'Transformation').map((transformation) =>
      readPosition(childOf(transformation, 'Position') ?? refuse('E_GEOM', transformation, { missing: 'Position' })),
    ),
    ...readNotes(part),
    ...readColour(part),
    ...readOpen(part),
    blankMm,
    processings,
    lie: readLie(part),
    findings,
  };
};

/** A text as written, blanks included, cut at 256 characters. */
export const exactText = (node: XmlNode, name: string): string =>
  cutText(node.attributes[name] ?? '', readLimits.nameLength);

/** One of a list of words. @throws DomainError E_RANGE */
const oneOf = <Word extends string>(node: XmlNode, name: string, words: readonly Word[]): Word => {
  const written = attributeOf(node, name);
  return (
    words.find((word) => word === written) ??
    refuse('E_RANGE', node, { name, found: written.slice(0, 32), allowed: words.join(', ') })
  );
};

/** yes or no; no when it is left out. @throws DomainError E_RANGE */
const readFlag = (node: XmlNode, name: string): boolean =>
  attributeOf(node, name) !== '' && oneOf(node, name, ['yes', 'no']) === 'yes';

/** A length above 0, mm. @throws DomainError E_NUMBER, E_RANGE */
export const readLength = (node: XmlNode, name: string, max: number): number => {
  const value = readNumber(node, name, attributeOf(node, name));
  return value > 0 && value <= max ? value : refuse('E_RANGE', node, { name, found: value, min: 0, max });
};

/** Surface and RAL number where the file states them; 'none' states that there is no colour. @throws DomainError E_RANGE */
export const readSurface = (node: XmlNode): { surface?: Surface; ralNumber?: string | null } => {
  const ral = attributeOf(node, 'RalNumber');
  if (ral !== '' && ral !== 'none' && !ralNumberSchema.safeParse(ral).success)
    refuse('E_RANGE', node, { name: 'RalNumber', found: ral.slice(0, 32), allowed: 'none, 0000 … 9999' });
  return {
    ...(attributeOf(node, 'Surface') === '' ? {} : { surface: oneOf(node, 'Surface', surfaceSchema.options) }),
    ...(ral === '' ? {} : { ralNumber: ral === 'none' ? null : ral }),
  };
};

type Place = { id: string; line: number; column: number; element: string };

/** An assembly as the file has it: its parent and the parts of its welds named by their IDs. */
export type StwxAssembly = Place &
  Omit<AssemblyFacts, 'index' | 'parent' | 'seams'> & {
    parentId: string;
    welds: { partIds: [string, string]; aMm: number; lengthMm: number }[];
  };

/** A part as the file has it; keys that a catalogue may lack are left as written. */
export type StwxPart = Place &
  Omit<StatedPart, 'assembly' | 'body'> & {
    assemblyId: string;
    blankMm: PartFacts['body']['blankMm'];
    processings: PartFacts['body']['processings'];
    /** How the catalogue section lies in the blank, null for a box. */
    lie: { heightAxis: 'y' | 'z'; flipY: boolean; flipZ: boolean } | null;
    findings: Remark[];
  };

/** A .stwx document, references not yet followed. */
export type StwxDocument = {
  format: 'stwx';
  version: string;
  program: string;
  projectName: string;
  assemblies: StwxAssembly[];
  parts: StwxPart[];
  findings: Remark[];
};
