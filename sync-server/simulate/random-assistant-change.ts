import { assistantSteps } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { type Making, makeOnDevice as make } from './make-on-device.ts';

const anyProject = (m: Making) => m.random.pick(m.shop.projects);

export const assistantDone = (m: Making) =>
  make(m, 'setAssistantDone', {
    projectId: anyProject(m),
    doneSteps: [m.random.pick(assistantSteps)],
    settingComplete: m.random.chance(0.5),
  });

export const production = (m: Making) =>
  make(m, 'setProjectProduction', {
    projectId: anyProject(m),
    productionType: m.random.pick(['COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY'] as const),
    surface: m.random.pick(['RAW', 'ZINCED'] as const),
    ralNumber: null,
    was: 'SINGLEPARTS_ONLY' as const,
  });

export const certificates = (m: Making) =>
  make(m, 'setProjectCertificates', {
    projectId: anyProject(m),
    materialCertificate: m.random.chance(0.5),
    weldingCertificate: m.random.pick(['STANDARD', 'CUSTOM', null] as const),
  });

export const partSpecs = (m: Making) =>
  make(m, 'setPartSpecs', {
    projectId: anyProject(m),
    specs: [1, 2].map((partIndex) => ({
      partIndex,
      grade: m.random.pick(['S235JR', 'S355J2', null]),
      specificity: m.random.pick(['HOT_ROLLED', 'COLD_ROLLED', null] as const),
    })),
  });

export const weldProof = (m: Making) =>
  make(m, 'putWeldProof', {
    projectId: anyProject(m),
    joint: { assemblyIndex: 1, parts: [1, 2], aMm: 4 },
    stated: m.random.chance(0.8)
      ? { forceKn: 1 + m.random.below(50), direction: 'ALONG', runCount: 1 + m.random.below(4) }
      : null,
  });

export const addWeldFile = async (m: Making) => {
  const fileHash = Array.from({ length: 64 }, () => m.random.below(16).toString(16)).join('') as FileHash;
  await m.tab.database.file.put({ hash: fileHash, bytes: new Uint8Array(3), uploaded: false });
  const file = { fileNameOriginal: 'Naht.pdf', fileHash, type: 'pdf' as const, byteCount: 3 };
  await make(m, 'addWeldCertFile', { projectId: anyProject(m), fileId: m.random.uuid(), ...file });
};

export const removeWeldFile = async (m: Making) => {
  const { database } = m.tab;
  const held = m.shop.projects.map(async (projectId) => {
    const files = await rowRange(database, projectSpace(projectId), 'weldCertFile').toArray();
    return files.map(({ id }) => ({ projectId, fileId: id }));
  });
  const all = (await Promise.all(held)).flat();
  if (all.length > 0) await make(m, 'removeWeldCertFile', m.random.pick(all));
};
