import { projectOutlineSchema } from '@knotenblech/shared/api/projects/project-list-calls.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestClient, testClient } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let worker: TestClient;
let reader: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [worker, reader, stranger] = (await Promise.all(
    ['werkstatt', 'leser', 'privat'].map((name) => testClient(shop, name)),
  )) as [TestClient, TestClient, TestClient];
});
afterAll(() => shop.stop());

const plate =
  '<BTLx Version="2.3.1"><Project Name="Probe"><Parts><Part Annotation="Platte" Count="4" Length="300" Height="10" Width="200" Material="S235JR" Designation="BL 10"/></Parts></Project></BTLx>';

const upload = async (text: string, fileName: string, { token }: TestClient, inAddress = false) => {
  const body = new FormData();
  body.set('file', new File([text], fileName));
  body.set('language', 'en');
  const path = inAddress ? `/project/upload?token=${token}` : '/project/upload';
  const answer = await shop.request(path, { method: 'POST', body, headers: inAddress ? {} : { token } });
  return { status: answer.status, body: (await answer.json()) as { projectId: string; id: number; errors: unknown[] } };
};
const stateOf = async (projectId: string, client: TestClient) => (await client.get(`/project/state/${projectId}`)).body;
const untilRead = (projectId: string) =>
  vi.waitFor(
    async () => {
      const state = (await stateOf(projectId, worker)) as { state: string };
      if (state.state === 'analysis-running') throw new Error('not read yet');
      return state;
    },
    { timeout: 30_000, interval: 100 },
  );
const list = async (query: string, client = worker) =>
  (await client.get(`/project/list?${query}`)).body as { projects: { projectName: string }[]; total: number };

it('a file becomes a project of the company, read and priced', async () => {
  const { body } = await upload(plate, 'C:\\Pläne\\Laschen Süd.btlx', worker);
  expect(body).toEqual({ errors: [], projectId: expect.any(String), id: expect.any(Number) });
  expect(await untilRead(body.projectId)).toMatchObject({
    projectName: 'Laschen Süd',
    fileName: 'Laschen Süd.btlx',
    state: 'priced',
    price: expect.any(Number),
    partCount: 4,
    errors: [],
  });
  expect(await stateOf(String(body.id), worker)).toMatchObject({ projectId: body.projectId });
});

it('the token is taken from the address where the call lists it', async () => {
  expect((await upload(plate, 'Adresse.btlx', worker, true)).status).toBe(200);
});

it('what the file lacks or breaks is told in the asked language', async () => {
  const none = await upload('', 'leer.btlx', worker);
  expect([none.status, none.body]).toMatchObject([
    422,
    { errors: [{ errorCode: 'E_EMPTY', errorMessageTranslated: expect.stringContaining('The file is empty') }] },
  ]);
  expect((await upload(plate, 'Plan.pdf', worker)).status).toBe(422);
  const { body } = await upload('<BTLx Version="9"/>', 'alt.btlx', worker);
  await untilRead(body.projectId);
  const state = await worker.get(`/project/state/${body.projectId}?language=fr`);
  expect(state.body).toMatchObject({
    state: 'unreadable',
    fileErrors: [{ errorMessageTranslated: expect.stringMatching(/[Ll]igne|version/) }],
  });
});

it('lists are searched, sorted and paged, each project as its schema says', async () => {
  for (const name of ['Anton', 'Berta', 'Cäsar']) await upload(plate, `Turm ${name}.btlx`, worker);
  const names = ({ projects }: { projects: { projectName: string }[] }) =>
    projects.map(({ projectName }) => projectName);
  expect(names(await list('searchString=turm&sort=nameDesc&pageSize=2'))).toHaveLength(2);
  const last = await list('searchString=turm&sort=nameDesc&pageSize=2&page=2');
  expect(last.total).toBe(3);
  for (const project of (await list('pageSize=100')).projects) projectOutlineSchema.parse(project);
});

it('whoever sees no prices gets none, and strangers nothing', async () => {
  const { body } = await upload(plate, 'Geheim.btlx', worker);
  await untilRead(body.projectId);
  expect(await stateOf(body.projectId, reader)).not.toHaveProperty('price');
  expect((await stranger.get(`/project/state/${body.projectId}`)).status).toBe(404);
  expect((await list('searchString=Geheim', stranger)).total).toBe(0);
  expect((await upload(plate, 'Leser.btlx', reader)).status).toBe(403);
});

it('a project is copied, put into the bin and taken out again', async () => {
  const { body } = await upload(plate, 'Vorlage.btlx', worker);
  await untilRead(body.projectId);
  const copied = await worker.post(`/project/copy/${body.projectId}`, { projectName: 'Abbild' });
  const { projectId } = copied.body as { projectId: string };
  expect(await stateOf(projectId, worker)).toMatchObject({ projectName: 'Abbild', inTrash: false });
  await worker.post(`/project/trash/${projectId}`, { inTrash: true });
  expect((await list('searchString=Abbild')).total).toBe(0);
  expect((await list('searchString=Abbild&trash=true')).total).toBe(1);
  await worker.post(`/project/trash/${projectId}`, { inTrash: false });
  expect((await list('searchString=Abbild')).total).toBe(1);
});

it('a price is asked for where there is none, and refused where there is one', async () => {
  const { body } = await upload(plate, 'Preis.btlx', worker);
  await untilRead(body.projectId);
  const refused = await worker.post(`/project/requestPrice/${body.projectId}?language=en`, {});
  expect([refused.status, refused.body]).toMatchObject([409, { errors: [{ errorCode: 'price_present' }] }]);
  const exotic = plate
    .replace('S235JR', 'Unobtainium')
    .replace('BL 10', 'BL 10.7')
    .replace('Height="10"', 'Height="213"');
  const asked = await upload(exotic, 'Anfrage.btlx', worker);
  await untilRead(asked.body.projectId);
  expect((await worker.post(`/project/requestPrice/${asked.body.projectId}`, { comment: 'eilig' })).body).toEqual({
    errors: [],
  });
  expect(await stateOf(asked.body.projectId, worker)).toMatchObject({ state: 'calculating-offer', price: null });
});
