import type { Catalogue } from '../catalogue/catalogue.schema.ts';
import type { AssemblyFacts } from '../files/document/reading.schema.ts';
import { outerSize, profileShape } from '../files/recognition/profile-shape.ts';
import type { StatedPart } from '../files/stwx/stated-project.ts';
import { writeStwx } from '../files/stwx/write-stwx.ts';
import type { Body, Processing } from '../geometry/body/body.schema.ts';
import { drillingOf } from '../geometry/body/drilling-of.ts';
import { type Point, polygonPath } from '../geometry/body/path.ts';
import { pathContour } from '../geometry/body/path-contour.ts';
import { sideFrames } from '../geometry/body/side-frames.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { readLimits } from '../values/errors/read-limits.ts';
import type { ConnectorDesign, PartRole, SteelBar, SteelPart, SteelPlate } from './parts/connector-design.ts';

type Names = {
  connector: string;
  parts: Readonly<Record<PartRole, string>>;
  /** Opens the connector with its inputs again (writeConnectorLink); the first part keeps it. */
  link: string;
};

/**
 * A connector as the bytes of a .stwx file, read like any other: one steel part is a loose position, several are an assembly with its welds.
 * Names are those of the language in which it was made.
 * @throws DomainError invalid_input for a profile the catalogue lacks
 */
export const writeConnector = (design: ConnectorDesign, names: Names, catalogue: Catalogue): Uint8Array => {
  const isLoose = design.parts.length === 1 && design.welds.length === 0;
  return writeStwx({
    name: names.connector,
    assemblies: isLoose ? [] : [assemblyOf(design, names.connector)],
    parts: design.parts.map((part, place) => {
      const stated = {
        ...statePart(part, { design, name: names.parts[part.role], catalogue }),
        ...(place === 0 && names.link.length <= readLimits.nameLength
          ? { userAttributes: [{ name: 'Connector', value: names.link }] }
          : {}),
      };
      return isLoose
        ? { ...stated, assembly: null, quantitySingle: design.quantity * part.places.length, placements: [] }
        : stated;
    }),
  });
};

const assemblyOf = ({ welds, quantity, surface, position }: ConnectorDesign, name: string): AssemblyFacts => ({
  index: 1,
  name,
  drawingNumber: position,
  parent: null,
  quantity,
  surface,
  seams: welds.map(({ parts: [a, b], aMm, lengthMm }) => ({
    parts: [Math.min(a, b) + 1, Math.max(a, b) + 1],
    aMm,
    lengthMm: Math.round(lengthMm * 100) / 100,
    origin: 'file',
  })),
});

type Around = { design: ConnectorDesign; name: string; catalogue: Catalogue };

const statePart = (part: SteelPart, { design, name, catalogue }: Around): StatedPart => {
  const shape = part.kind === 'plate' ? plateShape(part, design.grade) : barShape(part, design.grade, catalogue);
  return {
    name,
    drawingNumber: design.position,
    assembly: 1,
    quantitySingle: part.places.length,
    placements: part.places,
    taken: 'recognised',
    surface: design.surface,
    ...shape,
  };
};

type Shape = Pick<StatedPart, 'category' | 'profileId' | 'profileName' | 'thicknessMm' | 'grade' | 'body' | 'open'>;

const plateShape = (plate: SteelPlate, grade: string): Shape => ({
  category: 'FLAT',
  profileId: null,
  profileName: '',
  thicknessMm: plate.thicknessMm,
  grade,
  body: connectorPlateBody(plate),
  ...(plate.bends ? { open: [{ code: 'request.bend', values: { count: plate.bends.linesMm.length } }] } : {}),
});

const hundredth = (value: number) => Math.round(value * 100) / 100;

/** A plate lies in its blank as in its place: x is u, y its thickness, z is v. */
export const connectorPlateBody = ({ outline, holes, thicknessMm }: SteelPlate): Body => {
  const [lengthMm, widthMm] = [0, 1].map((axis) => hundredth(Math.max(...outline.map((point) => point[axis] ?? 0))));
  const blankMm = { length: lengthMm ?? 0, height: thicknessMm, width: widthMm ?? 0 };
  const plane = sideFrames(blankMm)[0] ?? null;
  const cut: Processing = {
    kind: 'FreeContour',
    name: 'Outline',
    carriedOut: true,
    plane,
    side: 1,
    parameters: { ToolPosition: 'left', CounterSink: false },
    contours: [pathContour(polygonPath(outline.map(([u, v]): Point => [hundredth(u), hundredth(v)])))],
  };
  return {
    blankMm,
    section: { kind: 'box' },
    processings: [
      ...(isRectangle(outline) ? [] : [cut]),
      ...holes.map(({ uMm, vMm, diameterMm }) =>
        drillingOf({ plane, side: 1, xMm: hundredth(uMm), yMm: hundredth(vMm), diameterMm, depthMm: null }),
      ),
    ],
  };
};

const isRectangle = (outline: readonly Point[]) =>
  outline.length === 4 &&
  outline.every(([u, v], place) => {
    const [nextU, nextV] = outline[(place + 1) % 4] ?? [u, v];
    return Math.abs(u - nextU) < 1e-6 || Math.abs(v - nextV) < 1e-6;
  });

/** Hollow sections are made of the grade for hollow sections. */
const hollowGrades: Readonly<Record<string, string>> = { S235JR: 'S235JRH', S355J2: 'S355J2H' };

const barShape = ({ profileId, lengthMm }: SteelBar, grade: string, catalogue: Catalogue): Shape => {
  const profile = catalogue.profiles.find(({ id }) => id === profileId);
  if (!profile) throw new DomainError('invalid_input', { field: 'profileId' });
  const { h, b } = outerSize(profile);
  const body: Body = { blankMm: { length: lengthMm, height: b, width: h }, section: { kind: 'box' }, processings: [] };
  const { category, thicknessMm, section } = profileShape(profile, body, catalogue);
  const isHollow = ['SHS', 'RHS', 'CHS'].includes(profile.family);
  return {
    category,
    thicknessMm,
    profileId: profile.id,
    profileName: profile.designation,
    grade: (isHollow ? hollowGrades[grade] : undefined) ?? grade,
    body: { ...body, section },
  };
};
