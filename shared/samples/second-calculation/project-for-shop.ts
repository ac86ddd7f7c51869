import type { ReadingHead } from '../../src/files/document/reading.schema.ts';
import type { Body } from '../../src/geometry/body/body.schema.ts';
import { joinProject } from '../../src/parts/part.ts';
import type { PartChoice } from '../../src/parts/part-choice.record.ts';
import type { PartFacts } from '../../src/parts/part-facts.schema.ts';
import type { ProfileFamily } from '../../src/catalogue/profile.schema.ts';
import { type ProjectId, partIdOf } from '../../src/values/ids.ts';
import { withRecesses, workedFacts, workedProjectId } from '../worked-parts.ts';
import type { PlainAssembly, PlainPart, PlainProject } from './plain-project.ts';

/** A plain project as the shop stores it: its header, what was read of its file, and what was chosen. */
export const rowsForShop = (plain: PlainProject, id = workedProjectId) => {
  const { surface, ralNumber, productionType, materialCertificate, weldingCertificate } = plain;
  return {
    project: { id, surface, ralNumber, productionType, materialCertificate, weldingCertificate },
    head: headOf(plain.assemblies),
    facts: plain.parts.map(factsOf),
    choices: plain.parts.map((part) => choiceOf(id, part)),
  };
};

/** The same with the choices on top of what was read. */
export const projectForShop = (plain: PlainProject) => {
  const { project, head, facts, choices } = rowsForShop(plain);
  return { ...joinProject(project, head, facts, choices, []), project };
};

function factsOf(part: PlainPart): PartFacts {
  const isPlate = part.stock === 'plate';
  const family = part.designation.split(' ')[0] as ProfileFamily;
  const { lengthMm, widthMm, heightMm } = part;
  const facts = workedFacts(
    {
      index: part.index,
      assembly: part.assembly,
      quantitySingle: part.piecesRead,
      category: isPlate ? 'FLAT' : part.stock === 'open' ? 'GIRDER' : 'PROFILE',
      profileId: isPlate ? null : part.designation,
      profileName: part.designation,
      profileFamily: isPlate ? null : family,
      grade: part.grade,
      thicknessMm: isPlate ? part.wallMm : null,
      body: bodyOf(part),
      placements: [{ origin: part.originMm, xAxis: [1, 0, 0], yAxis: [0, 1, 0] }],
      ...(part.closedEnds > 0 && { cappedEnds: part.closedEnds }),
    },
    {
      netVolumeMm3: part.netMm3,
      surfaceMm2: part.surfaceMm2,
      dimensionsMm: isPlate ? { x: lengthMm, y: widthMm, z: heightMm } : { x: lengthMm, y: heightMm, z: widthMm },
      contourMm: part.contourMm,
      pierces: part.pierces,
      holes: part.drilled,
      drilledHoles: [...part.drilled, ...part.countersinks],
      sawCuts: part.sawCuts.map(({ faceMm2, ...cut }) => ({ ...cut, sectionMm2: faceMm2 })),
    },
  );
  return withRecesses(facts);
}

function choiceOf(projectId: ProjectId, part: PlainPart): PartChoice {
  return {
    id: partIdOf(projectId, part.index),
    index: part.index,
    taken: part.isTaken,
    ...(part.pieces !== part.piecesRead && { quantity: part.pieces }),
    ...(part.specificity && { specificity: part.specificity }),
    ...(part.surface && { surface: part.surface }),
    ...(part.ralNumber && { ralNumber: part.ralNumber }),
    ...(part.certificate !== undefined && { materialCertificate: part.certificate }),
  };
}

function bodyOf({ lengthMm, widthMm, heightMm, stock, countersinks, recesses }: PlainPart): Body {
  const [height, width] = stock === 'plate' ? [widthMm, heightMm] : [heightMm, widthMm];
  const onTop = processingsOn(heightMm);
  const drilled = (x: number, parameters: Record<string, number | boolean>) =>
    onTop('Drilling', { StartX: x, StartY: 30, Angle: 0, Inclination: 90, ...parameters });
  const sunk = countersinks.flatMap(({ diameterMm, depthMm, count }) =>
    Array.from({ length: count }, (_, n) => [
      drilled(40 + 60 * n, { DepthLimited: false, Depth: 0, Diameter: 14 }),
      drilled(40 + 60 * n, { DepthLimited: true, Depth: depthMm, Diameter: diameterMm }),
    ]).flat(),
  );
  const pockets = recesses.map(({ lengthMm: Length, widthMm: Width, depthMm }, n) =>
    onTop('Pocket', { StartX: 20 + 120 * n, StartY: 100, StartDepth: depthMm, Length, Width }),
  );
  return { blankMm: { length: lengthMm, height, width }, section: { kind: 'box' }, processings: [...sunk, ...pockets] };
}

type Processing = Body['processings'][number];

/** On the face of a plate that lies at its full thickness. */
const processingsOn =
  (thicknessMm: number) =>
  (kind: string, parameters: Record<string, number | boolean>): Processing => ({
    kind,
    name: '',
    carriedOut: true,
    plane: { origin: [0, 0, thicknessMm], xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
    side: 1,
    parameters,
    contours: [],
  });

function headOf(assemblies: readonly PlainAssembly[]): ReadingHead {
  return {
    readerVersion: 1,
    format: 'btlx',
    formatVersion: '',
    program: '',
    projectName: '',
    filePartCount: 0,
    positionCount: 0,
    findings: [],
    assemblies: assemblies.map(({ seams, ...assembly }) => ({
      ...assembly,
      name: '',
      drawingNumber: '',
      seams: seams.map((seam) => ({ ...seam, origin: 'assumed' as const })),
    })),
  };
}
