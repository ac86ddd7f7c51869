import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { type Making, makeOnDevice as make } from './make-on-device.ts';
import { addTemplate, putAddress, removeAddress, removeTemplate, timberPlay } from './random-address-change.ts';
import {
  addWeldFile,
  assistantDone,
  certificates,
  partSpecs,
  production,
  removeWeldFile,
  weldProof,
} from './random-assistant-change.ts';
import {
  choices,
  handOver,
  line,
  lineQuantity,
  removeSavedCart,
  saveCart,
  takeSavedCart,
  tally,
} from './random-cart-change.ts';
import { cancel, freight, order, quote } from './random-order-change.ts';
import {
  acceptFindings,
  orderNumber,
  partMends,
  partName,
  partProfile,
  partTimber,
  quantities,
  quantity,
  setAssemblyQuantity,
  setAssemblySurface,
  setGrades,
  setPartGrade,
  setPartSurface,
  takeParts,
} from './random-part-change.ts';
import { newSinglePart, singlePart } from './random-single-part.ts';
import { uncolouredSurfaces } from './random-surface.ts';
import { poison } from './simulated-shop.ts';

type Draw = (making: Making) => Promise<unknown>;

/** Makes one change on a device as a user might; what the device itself refuses is none. */
export const makeRandomChange = async (making: Making) => {
  const weighted = Object.entries(draws()).flatMap(([name, draw]) => Array<Draw>(weights[name] ?? 1).fill(draw));
  await making.random.pick(weighted)(making);
};

/** They do nothing but what the changes of carts and orders do, and need users with limits, whom no simulated shop has. */
type OfApproval = 'requestApproval' | 'decideApproval' | 'withdrawApproval';

/** Every change of the product; the one that orders comes often enough to be made twice. */
const draws = (): Record<Exclude<ChangeName, OfApproval>, Draw> => ({
  acceptFindings,
  addConnectorTemplate: addTemplate,
  addWeldCertFile: addWeldFile,
  cancelOrder: cancel,
  copyProject: copy,
  createProject: newProject,
  dismissConflicts: dismiss,
  handOverCart: handOver,
  putAddress,
  putCartLine: (m) => (m.random.chance(0.6) ? tally(m) : line(m)),
  putSinglePart: (m) => (m.random.chance(0.2) ? newSinglePart(m) : singlePart(m)),
  putWeldProof: weldProof,
  readMessage: read,
  removeAddress,
  removeConnectorTemplate: removeTemplate,
  removeSavedCart,
  removeWeldCertFile: removeWeldFile,
  requestFreight: freight,
  requestPrice: request,
  requestQuote: quote,
  saveCart,
  setAssemblyQuantity,
  setAssemblySurface,
  setAssistantDone: assistantDone,
  setCartChoices: choices,
  setCartLine: lineQuantity,
  setGrades,
  setInstallation: installation,
  setOrderNumber: orderNumber,
  setPartGrade,
  setPartMends: partMends,
  setPartName: partName,
  setPartProfile: partProfile,
  setPartQuantity: quantity,
  setPartSpecs: partSpecs,
  setPartSurface,
  setPartTimber: partTimber,
  setProjectCertificates: certificates,
  setProjectProduction: production,
  setProjectSurface: surface,
  setProjectTexts: texts,
  setQuantities: quantities,
  setTimberPlay: timberPlay,
  submitOrder: order,
  takeParts,
  takeRevision,
  takeSavedCart,
  trashProject: trash,
});

const weights: Partial<Record<string, number>> = {
  dismissConflicts: 3,
  handOverCart: 3,
  putAddress: 3,
  putCartLine: 9,
  removeWeldCertFile: 4,
  requestPrice: 2,
  putSinglePart: 6,
  setCartLine: 3,
  setPartName: 3,
  setPartProfile: 4,
  setPartQuantity: 9,
  setProjectSurface: 3,
  setProjectTexts: 3,
  saveCart: 3,
  submitOrder: 12,
  takeSavedCart: 3,
};

const installation = (m: Making) =>
  make(m, 'setInstallation', {
    projectId: m.random.pick(m.shop.projects),
    serviceClass: m.random.pick([1, 2, 3, null]),
    ...(m.random.chance(0.5) && { wood: m.random.pick(['spruce', 'oak', null]) }),
  });

const surface = (m: Making) =>
  make(m, 'setProjectSurface', {
    projectId: m.random.pick(m.shop.projects),
    surface: m.random.pick(uncolouredSurfaces),
    ralNumber: null,
    was: 'RAW' as const,
  });

const texts = (m: Making) =>
  make(m, 'setProjectTexts', { projectId: m.random.pick(m.shop.projects), comment: `c${m.random.below(99)}` });

const copy = (m: Making) =>
  make(m, 'copyProject', {
    projectId: m.random.pick(m.shop.projects),
    newProjectId: m.random.uuid<ProjectId>(),
    name: `Kopie ${m.random.below(99)}`,
  });

const read = async (m: Making) => {
  const messages = await rowRange(m.tab.database, userSpace(m.userId), 'message').toArray();
  if (messages.length > 0) await make(m, 'readMessage', { messageId: m.random.pick(messages).id });
};

const dismiss = async (m: Making) => {
  const conflicts = await rowRange(m.tab.database, userSpace(m.userId), 'conflict').toArray();
  if (conflicts.length > 0) await make(m, 'dismissConflicts', { conflictIds: [m.random.pick(conflicts).id] });
};

/** What is read has a price: most often for one that is not. */
const request = async (m: Making) => {
  const held = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'project').toArray();
  const unread = held.filter(({ data }) => data.reading === 'waiting').map(({ data }) => data.id);
  await make(m, 'requestPrice', {
    projectId: m.random.pick(unread.length > 0 ? unread : m.shop.projects),
    comment: m.random.chance(0.5) ? poison : '',
    language: 'de' as const,
  });
};

/** A project of a file that no other device has. */
export const newProject = async (m: Making) => {
  const projectId = m.random.uuid<ProjectId>();
  const fileHash = Array.from({ length: 64 }, () => m.random.below(16).toString(16)).join('') as FileHash;
  await m.tab.database.file.put({ hash: fileHash, bytes: new Uint8Array(3), uploaded: false });
  await make(m, 'createProject', { projectId, name: 'Neu', fileHash, fileName: 'neu.btlx' });
  if (m.random.chance(0.5)) await make(m, 'setProjectTexts', { projectId, comment: 'new' });
};

const trash = async (m: Making) => {
  const [first] = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'project').toArray();
  const projectId = m.random.pick(m.shop.projects);
  if (first) await make(m, 'trashProject', { projectId, trashed: m.random.chance(0.3) });
};

const takeRevision = async (m: Making) => {
  const [projectId, revisionOf] = [m.random.pick(m.shop.projects), m.random.pick(m.shop.projects)];
  const taken = m.random.chance(0.4);
  const pairs = { parts: [{ from: 1, to: 1 }], assemblies: [] };
  await make(m, 'takeRevision', { projectId, revisionOf, taken, ...pairs });
};
