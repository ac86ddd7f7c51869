import { createHash } from 'node:crypto';
import type { CustomersProject, ProjectBundle } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let chef: TestDevice;
let projectId: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [tablet, admin, chef] = await Promise.all([
    testDevice(shop, 'werkstatt'),
    testDevice(shop, 'admin'),
    testDevice(shop, 'chef'),
  ]);
  await tablet.untilRead();
  projectId = (await tablet.projects())[0]?.id as ProjectId;
});
afterAll(() => shop.stop());

const list = async (query = '') => {
  const answer = await shop.request(`/admin/projects${query}`, { headers: admin.headers });
  return (await answer.json()) as { projects: CustomersProject[]; total: number };
};
const change = async (name: string, args: Record<string, unknown>, headers = admin.headers) => {
  const answer = await shop.post(`/admin/projects/${projectId}/changes`, { name, args }, headers);
  const { errors } = (await answer.json()) as { errors?: { errorCode: string }[] };
  return [answer.status, errors?.[0]?.errorCode];
};

it('lists the projects of every customer with whose they are, page by page', async () => {
  const all = await list();
  expect(all.projects.map(({ project }) => project.id)).toContain(projectId);
  expect(all.projects.find(({ project }) => project.id === projectId)?.customerId).toBe(tablet.customer.id);
  const second = await list('?limit=1&page=2');
  expect(second).toMatchObject({ total: all.total, projects: [{ project: { id: all.projects[1]?.project.id } }] });
});

it('finds a project by its customer', async () => {
  const [first] = (await list()).projects;
  const customerName = first?.customerName ?? '';
  expect((await list(`?q=${encodeURIComponent(customerName)}`)).total).toBeGreaterThan(0);
  expect((await list('?q=niemandsonst')).total).toBe(0);
});

it('gives a project with all it is priced from, by its id as by its number, under one tariff', async () => {
  const open = async (name: string | number) => {
    const answer = await shop.request(`/admin/projects/${name}`, { headers: admin.headers });
    return (await answer.json()) as ProjectBundle;
  };
  const bundle = await open(projectId);
  const kinds = bundle.rows.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['project', 'reading', 'partPack', 'projectPrice']));
  expect(kinds.filter((kind) => kind === 'tariff')).toHaveLength(1);
  const number = (await tablet.projects()).find(({ id }) => id === projectId)?.number ?? 0;
  expect(await open(number)).toEqual(bundle);
});

it('edits a project as its customer would, who gets it', async () => {
  expect(await change('setProjectTexts', { projectId, name: 'Geprüft' })).toEqual([200, undefined]);
  expect((await tablet.projects()).find(({ id }) => id === projectId)?.name).toBe('Geprüft');
});

it('changes no other project than the one that is named', async () => {
  const other = (await tablet.projects())[1]?.id;
  expect(await change('setProjectTexts', { projectId: other, name: 'Fremd' })).toEqual([400, 'invalid_input']);
});

it('neither orders nor copies nor asks for a customer', async () => {
  expect(await change('copyProject', { projectId, newProjectId: newId(), name: 'Kopie' })).toEqual([
    403,
    'not_allowed',
  ]);
  expect(await change('nothing', { projectId })).toEqual([403, 'not_allowed']);
});

it("is nothing for a company's admin, also with his own project", async () => {
  expect(await change('setProjectTexts', { projectId, name: 'X' }, chef.headers)).toEqual([403, 'not_allowed']);
  expect((await shop.request(`/admin/projects/${projectId}`, { headers: chef.headers })).status).toBe(403);
});

it('gives the file that a project was read from, to the operator alone', async () => {
  const project = (await tablet.projects()).find(({ id }) => id === projectId);
  const path = `/admin/projects/${projectId}/file`;
  const answer = await shop.request(path, { headers: admin.headers });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(project?.fileHash);
  expect(answer.headers.get('Content-Disposition')).toContain(encodeURIComponent(project?.fileName ?? ''));
  expect((await shop.request(path, { headers: chef.headers })).status).toBe(403);
  const missing = `/admin/projects/${newId()}/file`;
  expect((await shop.request(missing, { headers: admin.headers })).status).toBe(404);
});

it('says for what an ordered project is ordered, whatever it costs today, and nothing once that is cancelled', async () => {
  const orderable = (await tablet.projects()).find((each) => !each.onRequest && each.orderedAt === null);
  const args = await testOrder(tablet, [orderable?.id as ProjectId]);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  const listed = async () => (await list('?limit=100')).projects.find(({ project }) => project.id === orderable?.id);
  const [line] = args.shown.lines;
  const agreed = { orderId: args.orderId, quantity: line?.quantity, netCents: line?.lineCents };
  expect((await listed())?.ordered).toMatchObject(agreed);
  await shop.database.owner`
    update record set data = jsonb_set(data, '{netCents}', '1') where kind = 'projectPrice' and id = ${orderable?.id ?? ''}`;
  expect(await listed()).toMatchObject({ ordered: agreed, price: { netCents: 1 } });
  expect(
    await tablet.push('cancelOrder', { orderId: args.orderId, projectIds: [orderable?.id as ProjectId], reason: '' }),
  ).toMatchObject({ status: 'applied' });
  expect((await listed())?.ordered).toBeNull();
});
