import type { ReadingRecord } from '@knotenblech/shared/files/reading.record.ts';
import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { submitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { WeldCertFile } from '@knotenblech/shared/parts/certificates/weld-cert-file.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectSpace,
  type SpaceId,
  userSpace,
} from '@knotenblech/shared/records/space.ts';
import ofSchema1 from '@knotenblech/shared/sync/old-payloads/schema-1.json' with { type: 'json' };
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type FileHash,
  type OrderId,
  type ProjectId,
  partIdOf,
  type SavedCartId,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { addressOf } from '../simulate/address-of.ts';
import { messageRow, projectRows, type SimulatedShop, userOf } from '../simulate/simulated-shop.ts';

export type Payload = { name: string; v: number; args: unknown };

type Named = Partial<{
  projectId: ProjectId;
  projectIds: ProjectId[];
  revisionOf: ProjectId;
  cartId: CartId;
  lineId: CartLineId;
  lineIds: CartLineId[];
  toUserId: UserId;
  lines: { id: CartLineId; projectId: ProjectId }[];
  addressId: AddressId;
  address: { id: AddressId };
  shippingAddressId: AddressId;
  was: unknown;
  orderId: OrderId | null;
  messageId: string;
  savedCartId: SavedCartId;
  fileId: string;
  fileHash: string;
  wasFileHash: FileHash;
  index: number;
  form: SinglePart['form'];
}>;

const at = '2026-11-21T08:00:00Z';
const anyCart = '11111111-0000-4000-8000-000000000000' as CartId;
const anyProject = '22222222-0000-4000-8000-000000000000' as ProjectId;

/** The rows and files that a change builds on, as its device had them when it was made. */
export const rowsBehind = (
  payload: Payload,
  { customerId, files, actors }: SimulatedShop,
  userId: UserId,
): RowWrite[] => {
  const { name } = payload;
  const named = namedIn(payload);
  if (named.fileHash) files.set(named.fileHash, new Uint8Array());
  const [space, own] = [customerSpace(customerId), userSpace(userId)];
  const cartId = named.cartId ?? anyCart;
  const lines =
    named.lines ??
    [...(named.lineIds ?? []), ...(named.lineId && name !== 'putCartLine' ? [named.lineId] : [])].map((id) => ({
      id,
      projectId: anyProject,
    }));
  const projects = [
    ...(named.projectId && name !== 'createProject' ? [named.projectId] : []),
    ...(named.projectIds ?? []),
    ...(named.revisionOf ? [named.revisionOf] : []),
    ...lines.map(({ projectId }) => projectId),
  ];
  const addresses = [named.addressId, named.shippingAddressId, ...(named.was ? [named.address?.id] : [])];
  return [
    ...projects.flatMap((id) => asNamed(projectRows(id, space, userId), payload)),
    ...addresses.flatMap((id): RowWrite[] => (id ? [{ space, kind: 'address', id, data: addressOf(id, 'Weg') }] : [])),
    { space: own, kind: 'cart', id: cartId, data: emptyCart(cartId) },
    ...lines.map(({ id, projectId }): RowWrite => {
      const line = { id, cartId, projectId, quantity: 1, addedAt: at, comment: '', reference: '' };
      return { space: own, kind: 'cartLine', id, data: line };
    }),
    ...(name === 'cancelOrder' && named.orderId ? [orderRow(named.orderId, userId, space)] : []),
    ...(named.toUserId ? [colleagueRow(named.toUserId, actors.get(userId), space)] : []),
    ...(name.endsWith('Approval') ? approvalRows(payload, { actor: actors.get(userId), customerId }) : []),
    ...(named.savedCartId && name !== 'saveCart' ? [savedCartRow(named.savedCartId, userId, space)] : []),
    ...(named.messageId ? [messageRow(named.messageId, userId)] : []),
    ...(name === 'removeWeldCertFile' && named.projectId && named.fileId
      ? [certFileRow(named.fileId, named.projectId)]
      : []),
  ];
};

/** What is asked for is named inside a request for approval. */
const namedIn = ({ name, args }: Payload) =>
  name === 'requestApproval' ? (args as { order: Named }).order : (args as Named);

const savedCartRow = (id: SavedCartId, userId: UserId, space: SpaceId): RowWrite => {
  const { billingAddressId, phone, productionType, shippingType, paymentType, reference } = emptyCart(anyCart);
  const choices = { billingAddressId, phone, productionType, shippingType, paymentType, reference };
  const data = { id, name: 'Haus', userId, savedAt: at, shippingAddressId: null, choices, lines: [], removed: false };
  return { space, kind: 'savedCart', id, data };
};

const colleagueId = '44444444-0000-4000-8000-000000000000' as UserId;

type Approval = { actor: Actor | undefined; customerId: SimulatedShop['customerId'] };

/** A colleague who may approve what a user asks for, or the request of the one whose he may approve. */
const approvalRows = ({ name, args }: Payload, { actor, customerId }: Approval): RowWrite[] => {
  const [space, prices] = [customerSpace(customerId), customerPriceSpace(customerId)];
  if (!actor) throw new Error('nobody to ask');
  const userRow = (userId: UserId): RowWrite => {
    const user = userOf({ ...actor, userId, permissions: ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION'] });
    return { space, kind: 'user', id: userId, data: { ...user, spendingLimit: null } };
  };
  const users = [userRow(colleagueId), userRow(actor.userId)];
  if (name === 'requestApproval') return users;
  const { requestId: id } = args as { requestId: OrderId };
  const userId = name === 'withdrawApproval' ? actor.userId : colleagueId;
  const { args: sent } = ofSchema1.find((each) => each.name === 'submitOrder') ?? {};
  const order = { ...submitOrderArgs.parse(sent), orderId: id };
  const request: ApprovalRequest = { id, userId, askedAt: at, order, state: { is: 'open' } };
  return [...users, { space: prices, kind: 'approvalRequest', id, data: request }];
};

const assemblies = [1, 2, 3].map((index) => ({
  index,
  name: `B${index}`,
  drawingNumber: '',
  parent: null,
  quantity: 1,
}));

/** With as many assemblies as are named anywhere, without a price where it is asked for, of single parts where one is put in. */
const asNamed = (rows: RowWrite[], { name, args }: Payload): RowWrite[] => {
  const { wasFileHash, index = 1, form, projectId } = args as Named;
  const parts = wasFileHash && projectId ? Array.from({ length: index - 1 }, (_, n) => n + 1) : [];
  return [
    ...rows.map((row): RowWrite => {
      const { kind, data } = row;
      if (kind === 'reading') {
        const reading = data as ReadingRecord;
        return { ...row, data: { ...reading, head: { ...reading.head, assemblies } } };
      }
      if (kind !== 'project') return row;
      const own = wasFileHash ? { fileHash: wasFileHash, hasSingleParts: true } : {};
      return { ...row, data: { ...data, onRequest: name === 'requestPrice', ...own } as Project };
    }),
    ...parts.map((n): RowWrite => {
      const id = partIdOf(projectId as ProjectId, n);
      return {
        space: projectSpace(projectId as ProjectId),
        kind: 'singlePart',
        id,
        data: { id, index: n, form },
      };
    }),
  ];
};

const orderRow = (id: OrderId, userId: UserId, space: SpaceId): RowWrite => {
  const address = addressOf('33333333-0000-4000-8000-000000000000' as AddressId, 'Weg');
  const order: Order = {
    id,
    number: 1,
    cartId: anyCart,
    userId,
    check: 'accepted',
    status: 'NEW',
    orderedAt: at,
    deliveryDay: '2026-12-18',
    shippingAddress: address,
    billingAddress: address,
    phone: '',
    productionType: 'STANDARD',
    shippingType: 'PICKUP',
    paymentType: 'BILL',
    reference: '',
    lines: [],
    termsVersion: '1',
  };
  return { space, kind: 'order', id, data: order };
};

const colleagueRow = (id: UserId, like: Actor | undefined, space: SpaceId): RowWrite => {
  if (!like) throw new Error('nobody to be like');
  return { space, kind: 'user', id, data: userOf({ ...like, userId: id }) };
};

const certFileRow = (id: string, projectId: ProjectId): RowWrite => {
  const fileHash = 'a'.repeat(64) as FileHash;
  const file: WeldCertFile = { id, fileNameOriginal: 'Naht.pdf', fileHash, type: 'pdf', byteCount: 3, addedAt: at };
  return { space: projectSpace(projectId), kind: 'weldCertFile', id, data: file };
};
