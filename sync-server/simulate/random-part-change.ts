import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import { measureMended } from '@knotenblech/shared/files/recognition/measure-mended.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { Mend } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import { countDrilled } from '@knotenblech/shared/parts/mends/mend-body.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { readFacts } from '../../pwa/src/sync/engine/project-facts.ts';
import { type Making, makeOnDevice } from './make-on-device.ts';
import { openProject } from './open-project.ts';
import { uncolouredSurfaces } from './random-surface.ts';

/** Another profile for a part, measured by the device; some devices claim what is not so. */
export const partProfile = async (m: Making) => {
  const project = await openProject(m, () => true);
  const facts = project && m.random.pick(await factsOf(m, project));
  if (!project || !facts) return;
  const profileId = m.random.pick(['HEA200', 'IPE240', 'HEB160']);
  const measured = measureAs(await loadKernel(), facts, profileId, m.shop.catalogue);
  const claimed = { ...measured.measures, netVolumeMm3: 1 };
  await makeOnDevice(m, 'setPartProfile', {
    projectId: project.id,
    partIndex: facts.index,
    profileId,
    was: facts.profileId,
    own: m.random.chance(0.8),
    measured: m.random.chance(0.3) ? { ...measured, measures: claimed } : measured,
  });
};

/** A mend of a part, measured by the device, which may claim what is not so; a part that it does not fit is left alone. */
export const partMends = async (m: Making) => {
  const project = await openProject(m, () => true);
  const facts = project && m.random.pick(await factsOf(m, project));
  const [hole] = facts?.measures.holes ?? [];
  if (!project || !facts || !hole || countDrilled(facts.body, hole.diameterMm) === 0) return;
  const mends: Mend[] = [{ kind: 'holes', fromMm: hole.diameterMm, toMm: hole.diameterMm + 1 + m.random.below(3) }];
  const measured = measureMended(await loadKernel(), facts, mends, m.shop.catalogue);
  const claimed = { ...measured.measures, netVolumeMm3: 1 };
  const isTaken = m.random.chance(0.8);
  await makeOnDevice(m, 'setPartMends', {
    projectId: project.id,
    partIndex: facts.index,
    mends: isTaken ? mends : [],
    was: [],
    measured: isTaken ? (m.random.chance(0.3) ? { ...measured, measures: claimed } : measured) : null,
  });
};

/** Any part of a project that the device knows or of one that everybody knows. */
const anyPart = async (m: Making) => {
  const opened = m.random.chance(0.3) ? await openProject(m, () => true) : null;
  return { projectId: opened?.id ?? m.random.pick(m.shop.projects), partIndex: 1 + m.random.below(3) };
};

const anySurface = ({ random }: Making) => random.pick(uncolouredSurfaces);
const anyGrade = ({ random }: Making) => random.pick(['S235JR', 'S355J2', 'S355J2H']);

export const partTimber = async (m: Making) =>
  makeOnDevice(m, 'setPartTimber', {
    ...(await anyPart(m)),
    timber: m.random.chance(0.7) ? { ...someTimber, widthMm: 100 + 20 * m.random.below(4) } : null,
    was: null,
  });

const someTimber: TimberChoice = {
  widthMm: 140,
  heightMm: 240,
  lengthMm: 1000,
  seat: 'slot',
  end: 'right',
  reachMm: 200,
  offsetMm: 0,
  fastener: 'dowel',
  slotPlayMm: 2,
  slotBeyondMm: 10,
  boltPlayMm: 1,
};

export const acceptFindings = async (m: Making) =>
  makeOnDevice(m, 'acceptFindings', {
    ...(await anyPart(m)),
    accepted: m.random.chance(0.7) ? ['warn.thin-web'] : [],
    was: [],
  });

export const quantity = async (m: Making) => {
  const count = { quantity: 1 + m.random.below(20), was: 1 + m.random.below(5) };
  await makeOnDevice(m, 'setPartQuantity', { ...(await anyPart(m)), ...count });
};

export const quantities = async (m: Making) => {
  const { projectId, partIndex: index } = await anyPart(m);
  const count = () => ({ quantity: 1 + m.random.below(20), was: 1 + m.random.below(5) });
  await makeOnDevice(m, 'setQuantities', {
    projectId,
    pieces: [
      { kind: 'part', index, ...count() },
      ...(m.random.chance(0.5) ? [{ kind: 'assembly' as const, index: 1, ...count() }] : []),
    ],
  });
};

export const partName = async (m: Making) =>
  makeOnDevice(m, 'setPartName', { ...(await anyPart(m)), name: `N${m.random.below(99)}`, was: '' });

export const orderNumber = async (m: Making) => {
  const { projectId, partIndex: index } = await anyPart(m);
  const chosen = m.random.chance(0.8) ? 1 + m.random.below(9) : null;
  await makeOnDevice(m, 'setOrderNumber', {
    projectId,
    piece: m.random.pick(['part', 'assembly'] as const),
    index,
    orderNumber: chosen,
    was: index,
  });
};

export const setPartGrade = async (m: Making) =>
  makeOnDevice(m, 'setPartGrade', {
    ...(await anyPart(m)),
    grade: anyGrade(m),
    was: null,
    own: m.random.chance(0.8),
  });

export const setPartSurface = async (m: Making) =>
  makeOnDevice(m, 'setPartSurface', {
    ...(await anyPart(m)),
    surface: anySurface(m),
    ralNumber: null,
    was: 'RAW',
    own: m.random.chance(0.8),
  });

export const setGrades = async (m: Making) => {
  const { projectId } = await anyPart(m);
  const grades = [1, 2, 3].map((partIndex) => ({ partIndex, grade: m.random.chance(0.8) ? anyGrade(m) : null }));
  await makeOnDevice(m, 'setGrades', { projectId, grades });
};

export const takeParts = async (m: Making) => {
  const { projectId, partIndex } = await anyPart(m);
  await makeOnDevice(m, 'takeParts', { projectId, partIndexes: [1, partIndex], taken: m.random.chance(0.5) });
};

export const setAssemblyQuantity = async (m: Making) => {
  const { projectId, partIndex: assemblyIndex } = await anyPart(m);
  const count = { quantity: 1 + m.random.below(9), was: 1 };
  await makeOnDevice(m, 'setAssemblyQuantity', { projectId, assemblyIndex, ...count });
};

export const setAssemblySurface = async (m: Making) => {
  const { projectId, partIndex: assemblyIndex } = await anyPart(m);
  const chosen = { surface: anySurface(m), ralNumber: null, was: 'RAW' as const, own: m.random.chance(0.8) };
  await makeOnDevice(m, 'setAssemblySurface', { projectId, assemblyIndex, ...chosen });
};

const factsOf = async ({ tab }: Making, { id, fileHash }: Project): Promise<readonly PartFacts[]> => {
  const { database } = tab;
  const facts = await database.transaction('r', [database.row, database.spaces, database.localReading], () =>
    readFacts(database, tab.facts, id, fileHash),
  );
  return facts.reading?.parts ?? [];
};
