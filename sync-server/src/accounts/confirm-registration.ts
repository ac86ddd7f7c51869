import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { checkPassword, type RegistrationForm } from '@knotenblech/shared/accounts/forms/check-password.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CartId, type CustomerId, newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { enterCustomer } from '../database/in-customer.ts';
import type { BlobStore } from '../files/blob.store.ts';
import type { RequestOrigin } from '../http/answers.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { writeRecords } from '../sync/rows/write-records.ts';
import { actorOf, findAccountUser, hasAccount } from './auth/account.store.ts';
import { hashPassword } from './auth/password.ts';
import { type AccountDeps, limitMails } from './credentials.ts';
import { nextCustomerNumber } from './customer-number.store.ts';
import { findWaitingFile } from './hand-over/handed-link.store.ts';
import { sendLink, sendNotice } from './mails/send-account-mail.ts';
import { consumeLink } from './one-time-link.store.ts';
import { addUser } from './users/add-colleague.ts';

type Handed = { linkId: string; actor: Actor; now: Date };

/** What was handed over for somebody who had no account becomes his first project. */
export type KeepHandedProject = (
  tx: Transaction,
  deps: { enqueue: Enqueue; blobs: BlobStore },
  handed: Handed,
) => Promise<{ projectId: ProjectId | null; rows: RowWrite[] }>;

export type RegistrationDeps = AccountDeps & { blobs: BlobStore; keepHandedProject: KeepHandedProject };

/**
 * Makes the customer, his first user and his cart, and the project of a file that was handed over for him; a company's first user is
 * its admin. Throws DomainError for a link that holds no longer.
 */
export const confirmRegistration = async (
  { owner, enqueue, blobs, now, keepHandedProject }: RegistrationDeps,
  token: string,
) =>
  owner.begin(async (tx) => {
    const { payload } = await consumeLink<RegistrationPayload>(tx, { purpose: 'register', token }, now());
    if (await findAccountUser(tx, payload.email)) throw new DomainError('link_expired');
    const customer = await newCustomer(tx, payload);
    const user = firstUser(payload);
    await enterCustomer(tx, customer.id);
    const { passwordHash } = payload;
    const rows = await addUser(tx, { customerId: customer.id, user, cartId: newId<CartId>(), passwordHash });
    if (!(await hasAccount(tx, user.id))) throw new DomainError('link_expired');
    const space = customerSpace(customer.id);
    const actor = actorOf({ userId: user.id, customerId: customer.id, user, customer });
    const first = payload.waitingFileId
      ? await keepHandedProject(tx, { enqueue, blobs }, { linkId: payload.waitingFileId, actor, now: now() })
      : { projectId: null, rows: [] };
    const made: RowWrite = { space, kind: 'customer', id: customer.id, data: customer };
    await writeRecords(tx, customer.id, [made, ...rows, ...first.rows]);
    await enqueue(tx, 'apply-base-data', {});
    return { userName: user.userName, projectId: first.projectId };
  });

const newCustomer = async (tx: Transaction, payload: RegistrationPayload): Promise<Customer> => ({
  id: newId<CustomerId>(),
  number: await nextCustomerNumber(tx),
  name: payload.companyName || `${payload.firstName} ${payload.name}`.trim() || payload.email,
  kind: payload.kind,
  mayPayByBill: false,
  confirmedVatId: null,
});

const everyCustomer: readonly Permission[] = ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'];

const firstUser = ({ kind, email, firstName, name }: RegistrationPayload): User => ({
  id: newId<UserId>(),
  userName: email,
  email,
  firstName,
  name,
  permissions: kind === 'company' ? ['CUSTOMER_ADMIN_PERMISSION', ...everyCustomer] : [...everyCustomer],
  seesPrices: true,
  active: true,
});

type RegistrationPayload = {
  kind: RegistrationForm['kind'];
  companyName: string;
  firstName: string;
  name: string;
  email: string;
  passwordHash: string;
  consentedAt: string;
  /** The file that design software handed over for the new customer. */
  waitingFileId?: string;
};

/**
 * Mails a link that makes the account; who has one already is told so by mail instead. The answer, and the time it takes, are the
 * same. Nothing exists before the link is used. Throws DomainError for a weak password, too many requests and a handed file that
 * waits no longer.
 */
export const register = async ({ owner, enqueue, now }: AccountDeps, form: RegistrationForm, asked: RequestOrigin) => {
  const at = now();
  const { hasConsented: _, password, handover, ...given } = form;
  const weak = checkPassword(password, [given.email, given.companyName, given.firstName, given.name]);
  if (weak) throw new DomainError(weak);
  await limitMails(owner, { email: given.email, address: asked.address }, at);
  const waitingFileId = handover === undefined ? undefined : await findHanded(owner, handover, at);
  const payload: RegistrationPayload = {
    ...given,
    ...(waitingFileId && { waitingFileId }),
    passwordHash: await hashPassword(password),
    consentedAt: at.toISOString(),
  };
  await owner.begin(async (tx) => {
    const deps = { tx, enqueue, now: at, language: asked.language };
    const known = await findAccountUser(tx, given.email);
    if (known) return sendNotice(deps, { recipient: known.email }, (mails) => mails.alreadyRegistered());
    const link = { purpose: 'register', userId: null, payload } as const;
    return sendLink(deps, { recipient: given.email }, link, (mails, address) => mails.confirmRegistration(address));
  });
};

const findHanded = async (owner: Sql, token: string, now: Date) => {
  const id = await findWaitingFile(owner, token, now);
  if (!id) throw new DomainError('handed_expired');
  return id;
};
