import type { Address } from '@knotenblech/shared/addresses/address.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { RecordOf } from '@knotenblech/shared/sync/record-kinds.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/sync/space.ts';
import type {
  AddressId,
  CartId,
  CartLineId,
  FileHash,
  OrderId,
  ProjectId,
  UserId,
} from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/row-range.ts';
import { makeChange } from '../../pwa/src/sync/engine/make-change.ts';
import type { Random } from './random.ts';
import type { Tab } from './simulated-device.ts';
import type { SimulatedShop } from './simulated-shop.ts';

type Making = { shop: SimulatedShop; random: Random; tab: Tab; userId: UserId; made: Set<string> };

/** Makes one change on a device as a user might; what the device itself refuses is none. */
export const makeRandomChange = async (making: Making) => {
  const kinds: ((making: Making) => Promise<unknown>)[] = [
    quantity,
    quantity,
    quantity,
    partName,
    surface,
    texts,
    tally,
    tally,
    line,
    lineQuantity,
  ];
  const rarer: ((making: Making) => Promise<unknown>)[] = [choices, address, order, order, order, newProject, trash];
  const { random } = making;
  await random.pick(random.chance(0.7) ? kinds : rarer)(making);
};

const make = async <N extends ChangeName>({ tab, made }: Making, name: N, args: ArgsOf<N>) => {
  try {
    const { uid } = await makeChange(tab, name, args);
    made.add(uid);
    return uid;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return null;
  }
};

const anyPart = ({ shop, random }: Making) => ({
  projectId: random.pick(shop.projects),
  partIndex: 1 + random.below(3),
});

const quantity = (m: Making) =>
  make(m, 'setPartQuantity', { ...anyPart(m), quantity: 1 + m.random.below(20), was: 1 + m.random.below(5) });

const partName = (m: Making) => make(m, 'setPartName', { ...anyPart(m), name: `N${m.random.below(99)}`, was: '' });

const surface = (m: Making) =>
  make(m, 'setProjectSurface', {
    projectId: m.random.pick(m.shop.projects),
    surface: m.random.pick(['RAW', 'ZINCED', 'COATED'] as const),
    ralNumber: null,
    was: 'RAW' as const,
  });

const texts = (m: Making) =>
  make(m, 'setProjectTexts', { projectId: m.random.pick(m.shop.projects), comment: `c${m.random.below(99)}` });

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

const address = async (m: Making) => {
  const id = m.random.pick(m.shop.addresses);
  if (m.random.chance(0.3)) {
    await make(m, 'removeAddress', { addressId: id });
    return;
  }
  const blank = { nameAdd: '', contactFirstName: '', contactName: '', email: '', phone: '', fax: '', vatId: '' };
  const full: Address = {
    ...blank,
    id,
    salutation: 'COMPANY',
    name: 'Holzbau',
    street: `Weg ${m.random.below(99)}`,
    zip: '1',
    city: 'Linz',
    countryIso: 'AT',
    isShippingAddress: true,
    isBillingAddress: true,
  };
  await make(m, 'putAddress', { address: full });
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
