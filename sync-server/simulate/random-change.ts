import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { RecordOf } from '@knotenblech/shared/sync/record-kinds.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/sync/space.ts';
import type { AddressId, CartId, CartLineId, FileHash, OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/row-range.ts';
import { makeOnDevice as make, type Making } from './make-on-device.ts';
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
  partName,
  partProfile,
  quantity,
  setAssemblyQuantity,
  setAssemblySurface,
  setGrades,
  setPartGrade,
  setPartSurface,
  takeParts,
} from './random-part-change.ts';
import { newSinglePart, singlePart } from './random-single-part.ts';

type Draw = (making: Making) => Promise<unknown>;

/** Makes one change on a device as a user might; what the device itself refuses is none. */
export const makeRandomChange = async (making: Making) => {
  const weighted = Object.entries(draws()).flatMap(([name, draw]) => Array<Draw>(weights[name] ?? 1).fill(draw));
  await making.random.pick(weighted)(making);
};

/** Every change of the product; the one that orders comes often enough to be made twice. */
const draws = (): Record<ChangeName, Draw> => ({
  addWeldCertFile: addWeldFile,
  cancelOrder: cancel,
  copyProject: copy,
  createProject: newProject,
  putAddress,
  putCartLine: (m) => (m.random.chance(0.6) ? tally(m) : line(m)),
  putSinglePart: (m) => (m.random.chance(0.2) ? newSinglePart(m) : singlePart(m)),
  putWeldProof: weldProof,
  readMessage: read,
  removeAddress,
  removeWeldCertFile: removeWeldFile,
  requestPrice: request,
  setAssemblyQuantity,
  setAssemblySurface,
  setAssistantDone: assistantDone,
  setCartChoices: choices,
  setCartLine: lineQuantity,
  setGrades,
  setPartGrade,
  setPartName: partName,
  setPartProfile: partProfile,
  setPartQuantity: quantity,
  setPartSpecs: partSpecs,
  setPartSurface,
  setProjectCertificates: certificates,
  setProjectProduction: production,
  setProjectSurface: surface,
  setProjectTexts: texts,
  submitOrder: order,
  takeParts,
  trashProject: trash,
});

const weights: Partial<Record<string, number>> = {
  putCartLine: 9,
  putSinglePart: 6,
  setCartLine: 3,
  setPartName: 3,
  setPartProfile: 4,
  setPartQuantity: 9,
  setProjectSurface: 3,
  setProjectTexts: 3,
  submitOrder: 4,
};

const surface = (m: Making) =>
  make(m, 'setProjectSurface', {
    projectId: m.random.pick(m.shop.projects),
    surface: m.random.pick(['RAW', 'ZINCED', 'COATED'] as const),
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

const request = (m: Making) =>
  make(m, 'requestPrice', { projectId: m.random.pick(m.shop.projects), comment: '', language: 'de' as const });

const tally = async (m: Making) => {
  const uid = await make(m, 'putCartLine', {
    lineId: m.random.uuid<CartLineId>(),
    projectId: m.shop.tallyProject,
    cartId: m.shop.tallyCarts.get(m.userId) as CartId,
  });
  if (uid) m.shop.tallies.add(uid);
};

const rowsOf = async (m: Making, kind: 'cart' | 'cartLine') =>
  (await rowRange(m.tab.database, userSpace(m.userId), kind).toArray()).map((row) => row.data);

const openCart = async (m: Making) => {
  const carts = (await rowsOf(m, 'cart')) as RecordOf<'cart'>[];
  return carts.find((cart) => cart.state === 'open' && cart.id !== m.shop.tallyCarts.get(m.userId))?.id;
};

const line = async (m: Making) => {
  const cartId = await openCart(m);
  if (!cartId) return;
  const projectId = m.random.pick(m.shop.projects);
  await make(m, 'putCartLine', { lineId: m.random.uuid<CartLineId>(), cartId, projectId });
};

const linesOf = async (m: Making, cartId: CartId) =>
  ((await rowsOf(m, 'cartLine')) as RecordOf<'cartLine'>[]).filter((each) => each.cartId === cartId);

const lineQuantity = async (m: Making) => {
  const cartId = await openCart(m);
  const lines = cartId ? await linesOf(m, cartId) : [];
  if (lines.length === 0) return;
  await make(m, 'setCartLine', { lineId: m.random.pick(lines).id, quantity: m.random.below(4) });
};

const choices = async (m: Making) => {
  const cartId = await openCart(m);
  if (cartId) await make(m, 'setCartChoices', { cartId, choices: { reference: `r${m.random.below(99)}` } });
};

const removeAddress = (m: Making) => make(m, 'removeAddress', { addressId: m.random.pick(m.shop.addresses) });

const putAddress = (m: Making) => {
  const blank = { nameAdd: '', contactFirstName: '', contactName: '', email: '', phone: '', fax: '', vatId: '' };
  const address: Address = {
    ...blank,
    id: m.random.pick(m.shop.addresses),
    salutation: 'COMPANY',
    name: 'Holzbau',
    street: `Weg ${m.random.below(99)}`,
    zip: '1',
    city: 'Linz',
    countryIso: 'AT',
    isShippingAddress: true,
    isBillingAddress: true,
  };
  return make(m, 'putAddress', { address });
};

const order = async (m: Making) => {
  const cartId = await openCart(m);
  const lines = cartId ? await linesOf(m, cartId) : [];
  if (!cartId) return;
  if (lines.length === 0) {
    await line(m);
    return;
  }
  await make(m, 'submitOrder', {
    orderId: m.random.uuid<OrderId>(),
    cartId,
    nextCartId: m.random.uuid<CartId>(),
    lines: lines.map(({ id, projectId, quantity: pieces, comment, reference }) => ({
      id,
      projectId,
      quantity: pieces,
      comment,
      reference,
    })),
    shippingAddressId: m.shop.addresses[0] as AddressId,
    billingAddressId: null,
    phone: '',
    reference: '',
    productionType: 'STANDARD',
    shippingType: 'PICKUP',
    paymentType: 'BILL',
    language: 'de',
    shownDeliveryDay: '2026-12-01',
    consent: {
      terms: true,
      deliveryTerms: true,
      termsVersion: '1',
    },
    shown: {
      tariffNumber: 1,
      lines: [],
      partsCents: 0,
      productionCents: 0,
      shippingCents: 0,
      paymentCents: 0,
      netCents: 0,
      vatRate: 0,
      vatReason: 'domestic',
      vatCents: 0,
      grossCents: 0,
    },
  });
};

const cancel = async (m: Making) => {
  const rows = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'order').toArray();
  if (rows.length === 0) return;
  const { id: orderId, lines } = m.random.pick(rows).data;
  await make(m, 'cancelOrder', { orderId, projectIds: lines.map((each) => each.projectId), reason: '' });
};

const newProject = async (m: Making) => {
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
