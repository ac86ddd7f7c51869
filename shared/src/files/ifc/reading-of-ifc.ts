import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, PartMeasures, Placement } from '../../parts/part-facts.schema.ts';
import { type Reading, readerVersion } from '../document/reading.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { listShort } from '../grouping/merge-equal-parts.ts';
import { groupElements, type IfcPosition } from './group-elements.ts';
import type { IfcDocument, IfcPart } from './ifc-document.ts';
import { recogniseElement } from './recognise-element.ts';
import type { IfcShape } from './shape/shape-solid.ts';
import { readElement, unreadRemarks } from './unread-elements.ts';

type Tools = { catalogue: Catalogue; kernel: Kernel; onPart: (done: number, total: number) => void };

/** The reading of a model: equal elements of one assembly are one position, equal assemblies are one. @throws DomainError E_COUNT, E_DIM */
export const readingOfIfc = (document: IfcDocument, { catalogue, kernel, onPart }: Tools): Reading => {
  const total = 2 * document.parts.length;
  const shift = shiftOf(document.parts);
  const unread = [...document.unread];
  const recognised = document.parts.flatMap((part, index) => {
    onPart(index, total);
    return readElement(part, unread, () => {
      const element = recogniseElement(part, catalogue, shift);
      return document.isUnitStated ? element : { ...element, findings: [...element.findings, missingUnit] };
    });
  });
  const { assemblies, positions } = groupElements(document.assemblies, recognised);
  const parts = positions.map((position, index) => {
    onPart(document.parts.length + index, total);
    return factsOf(position, index + 1, kernel);
  });
  onPart(total, total);
  const isAnyTaken = parts.some(({ taken }) => taken !== 'left-out');
  return {
    head: {
      readerVersion,
      format: 'ifc',
      formatVersion: document.version,
      program: document.program,
      projectName: document.projectName,
      assemblies,
      filePartCount: document.partCount,
      positionCount: parts.length,
      findings: [
        ...(isAnyTaken || parts.length === 0 ? [] : [remarkOf('warn.nothing-recognised', { count: parts.length })]),
        ...unreadRemarks(
          unread.toSorted((a, b) => a.number - b.number),
          recognised.length,
        ),
      ],
    },
    parts,
  };
};

const missingUnit = remarkOf('request.missing-unit', { unit: 'mm' });

const farMm = 1_000_000;

/** Models stand where they do on the map: their first element is where they begin. */
const shiftOf = (parts: readonly IfcPart[]): Placement['origin'] => {
  const [first] = parts;
  const isFar = parts.some(({ placement }) => placement.origin.some((value) => Math.abs(value) > farMm));
  return isFar && first ? first.placement.origin : [0, 0, 0];
};

const factsOf = (position: IfcPosition, index: number, kernel: Kernel): PartFacts => {
  const { element, names, assembly, quantitySingle, placements } = position;
  const { part, shape, grade, taken, reasons, findings, notes } = element;
  const { category, profile, profileName, thicknessMm, body } = shape;
  const profileFamily = profile?.family ?? null;
  const isPlaced = body.section.kind === 'profile';
  const made = measureBody(kernel, body, isPlaced ? profile : null, { category, profileFamily });
  return {
    index,
    name: listShort(names) || part.mark || profileName || `Pos. ${index}`,
    drawingNumber: part.mark,
    assembly,
    quantitySingle,
    quantity: placements.length,
    category,
    profileId: profile?.id ?? null,
    profileName,
    profileFamily,
    grade,
    thicknessMm,
    body,
    measures: shape.counted === null ? made.measures : countedMeasures(made.measures, shape.counted),
    taken,
    reasons,
    findings: [
      ...findings,
      ...made.findings.filter(({ code }) => shape.counted === null || code !== 'request.empty-solid'),
    ],
    placements,
    ...(notes.length > 0 ? { userAttributes: notes } : {}),
  };
};

const countedMeasures = (
  measures: PartMeasures,
  { volumeMm3, areaMm2 }: NonNullable<IfcShape['counted']>,
): PartMeasures => ({
  ...measures,
  netVolumeMm3: Math.max(0, Math.round(volumeMm3)),
  surfaceMm2: Math.max(0, Math.round(areaMm2)),
  sawCuts: [],
  method: 'solid',
});
