import { calls } from '@knotenblech/shared/api/calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';
import { type ActorName, actors, openFixture, type State, states } from './access-fixture.ts';
import { type AccessRow, accessTable, type Subject } from './access-table.ts';

let shop: TestShop;
let fixture: Awaited<ReturnType<typeof openFixture>>;
let requests = 0;
beforeAll(async () => {
  shop = await testShop();
  fixture = await openFixture(shop);
});
afterAll(() => shop.stop());

const base = '/api/1.0';
/** Seen only with more than its row: that they open to whom they belong is shown where they are made. */
const needMore: readonly Subject[] = ['image', 'order', 'weldCert', 'file'];

const pathOf = (path: string, { subject }: AccessRow, id: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'hash') return subject ? id : 'a'.repeat(64);
    if (subject === 'weldCert' && name === 'fileId') return '0199d000-0000-7000-8000-000000000001';
    return subject && name !== 'token' ? id : 'x';
  });

const ask = async (route: string, row: AccessRow, actor: ActorName, state: State) => {
  const [method = '', path = ''] = route.split(' ');
  const session = await fixture.enter(actor);
  const isOwnSession = row.subject === 'session' && state === 'own';
  const id = isOwnSession ? (session?.id ?? 'x') : fixture.subjects[state][row.subject ?? 'project'];
  const headers = {
    ...(session && { token: session.token }),
    'X-Forwarded-For': `10.9.${requests >> 8}.${requests++ & 255}`,
  };
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(row.body ?? {}) };
  const answer = await shop.request(pathOf(path, row, id), { method, headers, ...body });
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
  if (isStream) await answer.body?.cancel();
  return { status: answer.status, text: isStream ? '' : await answer.text() };
};

type Answer = Awaited<ReturnType<typeof ask>>;

const hasSession = (actor: ActorName) => !['anonymous', 'expired', 'disabled'].includes(actor);
const isGranted = ({ who }: AccessRow, actor: ActorName) =>
  who === 'session' || who === 'nobody' || may({ permissions: [...(actors[actor] ?? [])] }, who);
const reaches = ({ reach }: AccessRow, actor: ActorName, state: State) => {
  if (state === 'missing' || state === 'deleted') return false;
  if (reach === 'everybody' || state === 'own') return true;
  const isAdmin = actor === 'globalAdmin';
  if (reach === 'companyAnyOfAdmin') return isAdmin || state === 'company';
  return reach === 'company' && !isAdmin && state === 'company';
};

/** What a cell of the table must answer; 'in': anything that is no refusal of access. */
const expected = (row: AccessRow, actor: ActorName, state: State): readonly (number | 'in')[] => {
  if (row.who === 'nobody') return ['in'];
  if (!hasSession(actor)) return [401];
  if (!isGranted(row, actor)) return row.subject && !reaches(row, actor, state) ? [403, 404] : [403];
  if (!row.subject) return ['in'];
  if (!reaches(row, actor, state)) return row.subject === 'order' && actor === 'noPrice' ? [403, 404] : [404];
  return needMore.includes(row.subject) ? ['in', 404, ...(actor === 'noPrice' ? [403] : [])] : ['in'];
};

const kindOf = (row: AccessRow, { status }: Answer) => {
  const refusals = row.subject ? [401, 403, 404] : [401, 403];
  return refusals.includes(status) && row.who !== 'nobody' ? status : status >= 500 ? `failed ${status}` : 'in';
};

const statesOf = ({ subject }: AccessRow): readonly State[] => {
  if (!subject) return ['own'];
  return subject === 'session' ? states : states.filter((state) => state !== 'own');
};

describe('the table of access', () => {
  it('has a row for every route, and no other', () => {
    const routed = shop.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${base}/`))
      .map(({ method, path }) => `${method} ${path.slice(base.length).replace(/:(\w+)/g, '{$1}')}`);
    expect(Object.keys(accessTable).sort()).toEqual([...new Set(routed)].sort());
  });

  it('names the permission that the description of the API names', () => {
    const narrower = new Set(['PUT /users/{userId}']);
    const differing = calls
      .map((call) => ({ route: `${call.method.toUpperCase()} ${call.path}`, permission: call.permission }))
      .filter(({ route, permission }) => !narrower.has(route) && accessTable[route]?.who !== permission);
    expect(differing).toEqual([]);
  });
});

describe.each(Object.entries(accessTable))('%s', (route, row) => {
  it('lets in whom the table lets in, and answers what is not his like what is not there', async () => {
    const wrong: string[] = [];
    for (const actor of Object.keys(actors) as ActorName[]) {
      const answers = new Map<State, Answer>();
      for (const state of statesOf(row)) {
        const answer = await ask(route, row, actor, state);
        answers.set(state, answer);
        const allowed = expected(row, actor, state);
        if (!allowed.includes(kindOf(row, answer) as number | 'in'))
          wrong.push(
            `${actor} × ${state}: ${answer.status}, not ${allowed.join(' or ')}: ${answer.text.slice(0, 120)}`,
          );
      }
      const missing = answers.get('missing');
      for (const [state, answer] of answers)
        if (missing && row.who !== 'nobody' && !reaches(row, actor, state) && answer.text !== missing.text)
          wrong.push(`${actor} × ${state} tells it apart from a missing one: ${answer.text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });
});
