import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import { hashToken, newToken } from '../../src/accounts/auth/password.ts';
import { insertSession } from '../../src/accounts/auth/session.store.ts';
import type { TestShop, TestUser } from '../test-shop.ts';
import type { Subject } from './access-table.ts';

/** Whose a subject is, seen by who asks. */
export const states = ['own', 'company', 'foreign', 'missing', 'deleted'] as const;
export type State = (typeof states)[number];

export const actors = {
  anonymous: null,
  expired: [],
  disabled: ['CUSTOMER_ADMIN_PERMISSION'],
  standard: ['STANDARD_PERMISSION'],
  upload: ['UPLOAD_PERMISSION'],
  order: ['ORDER_PERMISSION'],
  noPrice: ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION'],
  demo: ['DEMO_PERMISSION', 'ORDER_PERMISSION'],
  companyAdmin: ['CUSTOMER_ADMIN_PERMISSION'],
  globalAdmin: ['GLOBAL_ADMIN_PERMISSION'],
} as const satisfies Record<string, readonly Permission[] | null>;
export type ActorName = keyof typeof actors;
const actorNames = Object.keys(actors) as ActorName[];

const hash = (digit: string) => digit.repeat(64);

type Row = { customerId: CustomerId; kind: string; id: string; data?: object; deleted?: boolean; space?: string };

const putRow = (
  shop: TestShop,
  { customerId, kind, id, data = {}, deleted = false, space = `c:${customerId}` }: Row,
) => shop.database.owner`
  insert into record (customer_id, space_id, kind, id, version, deleted, schema_version, data)
  values (${customerId}, ${space}, ${kind}, ${id}, 1, ${deleted}, 1, ${shop.database.owner.json({ id, ...data })})`;

const user = {
  userName: 'x',
  email: 'x@example.org',
  firstName: '',
  name: '',
  permissions: [],
  seesPrices: false,
  active: true,
};

/** One of everything that a route names, in a company; its project waits to be read. */
const addSubjects = async (shop: TestShop, customerId: CustomerId, { deleted = false, digit = 'a' } = {}) => {
  const [projectId, addressId, userId, part, assembly] = [newId(), newId(), newId(), newId(), newId()] as string[];
  const data = { number: null, name: 'P', reading: 'waiting', fileHash: digit.repeat(64) };
  await putRow(shop, { customerId, kind: 'project', id: projectId ?? '', data, deleted });
  await putRow(shop, { customerId, kind: 'address', id: addressId ?? '', deleted });
  await putRow(shop, { customerId, kind: 'user', id: userId ?? '', data: { ...user, userName: `x${digit}` }, deleted });
  const goneId = newId<CustomerId>();
  if (deleted) await putRow(shop, { customerId: goneId, kind: 'customer', id: goneId, deleted });
  for (const [id, kind] of [
    [part, 'part'],
    [assembly, 'assembly'],
  ])
    await shop.database.owner`
      insert into project_piece (id, customer_id, project_id, kind, piece_index)
      values (${id ?? ''}, ${customerId}, ${projectId ?? ''}, ${kind ?? ''}, 1)`;
  return subjectsOf({ projectId, addressId, userId, part, assembly, customerId: deleted ? goneId : customerId, digit });
};

const subjectsOf = (
  ids: Record<'projectId' | 'addressId' | 'userId' | 'part' | 'assembly' | 'customerId', string | undefined> & {
    digit: string;
  },
) =>
  ({
    project: ids.projectId,
    image: `${ids.projectId}.project.TRI`,
    weldCert: ids.projectId,
    part: ids.part,
    assembly: ids.assembly,
    address: ids.addressId,
    user: ids.userId,
    customer: ids.customerId,
    order: newId(),
    session: newId(),
    message: newId(),
    file: hash(ids.digit),
  }) as Record<Subject, string>;

export const openFixture = async (shop: TestShop) => {
  const [company, foreign, operator] = [await shop.addCustomer(), await shop.addCustomer(), await shop.addCustomer()];
  const users = new Map<ActorName, TestUser>();
  for (const name of actorNames) {
    const customerId = name === 'globalAdmin' ? operator : company;
    users.set(name, await shop.addUser(name.toLowerCase(), [...(actors[name] ?? [])], customerId, name !== 'noPrice'));
  }
  const colleague = await shop.addUser('kollegin', [], company);
  const neighbour = await shop.addUser('nachbar', [], foreign);
  const disabled = users.get('disabled');
  if (disabled)
    await shop.putUser(company, { ...user, id: disabled.userId, permissions: [...actors.disabled], active: false });

  const openSession = async ({ userId, customerId }: TestUser, isOver = false) => {
    const [id, token] = [newId() as string, newToken()];
    const expiresAt = new Date(shop.clock.now.getTime() + (isOver ? -1 : 1) * 3_600_000);
    const made = { id, userId, customerId, kind: 'api' as const, keyHash: hashToken(token), cookieHash: null };
    await insertSession(shop.database.owner, { ...made, deviceName: '', address: '', now: shop.clock.now, expiresAt });
    return { id, token };
  };
  /** To somebody else than who asks. */
  const addMessage = async ({ customerId, userId }: TestUser) => {
    const id: string = newId();
    await putRow(shop, { customerId, kind: 'message', id, space: `u:${userId}` });
    return id;
  };
  const ofCompany = await addSubjects(shop, company);
  const subjects: Record<State, Record<Subject, string>> = {
    own: ofCompany,
    company: {
      ...ofCompany,
      session: (await openSession(colleague)).id,
      message: await addMessage(colleague),
    },
    foreign: {
      ...(await addSubjects(shop, foreign, { digit: 'b' })),
      session: (await openSession(neighbour)).id,
      message: await addMessage(neighbour),
    },
    missing: subjectsOf({
      projectId: newId(),
      addressId: newId(),
      userId: newId(),
      part: newId(),
      assembly: newId(),
      customerId: newId(),
      digit: 'c',
    }),
    deleted: await addSubjects(shop, company, { deleted: true, digit: 'd' }),
  };
  return {
    subjects,
    /** A session of the actor's that no other request uses. */
    enter: async (name: ActorName) => {
      const who = users.get(name);
      return name === 'anonymous' || !who ? null : openSession(who, name === 'expired');
    },
  };
};
