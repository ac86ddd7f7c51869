import { type PartFacts, partCategorySchema, type Remark } from '../../parts/part-facts.schema.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { readCount, readDimension } from '../btlx/read-part.ts';
import { readPosition } from '../btlx/read-position.ts';
import { readProcessings } from '../btlx/read-processings.ts';
import { readNumber } from '../document/read-number.ts';
import { attributeOf, childOf, listOf, refuse, type XmlNode } from '../document/xml-node.ts';
import { exactText, oneOf, readFlag, readLength, readSurface } from './read-attributes.ts';
import { isOpenQuestion } from './stated-project.ts';
import type { StwxPart } from './stwx-document.ts';

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
  const { processings, findings } = readProcessings(part, blankMm, false);
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
