import type { ErrorCode } from '../values/errors/error-codes.ts';
import type { Actor } from './actor.ts';
import type { Permission } from './permission.schema.ts';

const admins = ['CUSTOMER_ADMIN_PERMISSION', 'GLOBAL_ADMIN_PERMISSION'] as const;

/** What takes a permission, and which ones grant it. Server and screens read this table; nothing else decides. */
const grants = {
  createProject: ['UPLOAD_PERMISSION', ...admins],
  editProject: ['UPLOAD_PERMISSION', ...admins],
  order: ['ORDER_PERMISSION'],
  cancelOrder: ['ORDER_PERMISSION', 'CUSTOMER_ADMIN_PERMISSION'],
  /** Orders of colleagues above their limits. */
  approveOrders: ['ORDER_PERMISSION', ...admins],
  runOrders: ['GLOBAL_ADMIN_PERMISSION'],
  /** Any customer's projects, their costs and prices. */
  runProjects: ['GLOBAL_ADMIN_PERMISSION'],
  editAddresses: ['ORDER_PERMISSION', ...admins],
  /** Keys by which programs act for one's own company. */
  manageKeys: admins,
  /** Users of one's company; a global admin those of any. */
  editUsers: admins,
  /** Any customer: his data, his users, whether he is blocked. */
  runCustomers: ['GLOBAL_ADMIN_PERMISSION'],
  editBaseData: ['GLOBAL_ADMIN_PERMISSION'],
  editVouchers: ['GLOBAL_ADMIN_PERMISSION'],
  readMails: ['GLOBAL_ADMIN_PERMISSION'],
  /** What operator and company admins did. */
  readAudit: ['GLOBAL_ADMIN_PERMISSION'],
  /** To anybody, and to everybody. */
  sendMessages: ['GLOBAL_ADMIN_PERMISSION'],
} as const satisfies Record<string, readonly Permission[]>;

export type Capability = keyof typeof grants;

/** Whether an actor holds a permission that grants the capability. */
export const may = (actor: Pick<Actor, 'permissions'>, capability: Capability) =>
  grants[capability].some((permission) => actor.permissions.includes(permission));

/** The permission rule of a change: refused with `code` for whoever lacks the capability. */
export const refuseWithout =
  (capability: Capability, code: ErrorCode = 'not_allowed') =>
  (actor: Actor): ErrorCode | null =>
    may(actor, capability) ? null : code;
