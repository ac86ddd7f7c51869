import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { imageFileIdOf, imageFileMapOf } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { hashToken, newToken } from '../../accounts/auth/password.ts';
import { keyOf } from '../../http/token-buckets.ts';
import { mostDrawn } from '../../projects/pictures.routes.ts';

let shop: TestShop;
let device: TestDevice;
let foreign: TestDevice;
let projectId: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  device = await testDevice(shop, 'werkstatt');
  foreign = await testDevice(shop, 'privat');
  await device.untilRead();
  const projects = await device.projects();
  projectId = projects.find((project) => project.fileName.startsWith('rahmen'))?.id ?? (projects[0]?.id as ProjectId);
});
afterAll(() => shop.stop());

const part = { kind: 'part', index: 1 } as const;
const get = (path: string, headers: Record<string, string> = device.headers) =>
  shop.request(`/project/image/${path}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

/** Size and scan lines of an 8 bit PNG, each line with its filter byte. */
const openPng = (png: Buffer) => {
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') chunks.push(png.subarray(at + 8, at + 8 + length));
  }
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), pixels: inflateSync(Buffer.concat(chunks)) };
};

describe('the picture', () => {
  test.each([
    ['a part', part],
    ['an assembly', { kind: 'assembly', index: 1 } as const],
    ['the project', { kind: 'project' } as const],
  ])('of %s is a PNG from each of the seven sides, no two alike by accident, never blank', async (_, subject) => {
    const seen = new Set<string>();
    for (const id of Object.values(imageFileMapOf(projectId, subject))) {
      const answer = await get(`${id}?size=320`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('image/png');
      const png = await bytesOf(answer);
      const { width, height, pixels } = openPng(png);
      expect([width, height]).toEqual([320, 240]);
      expect(new Set(pixels).size).toBeGreaterThan(10);
      seen.add(createHash('sha256').update(png).digest('hex'));
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('is 640 pixels wide when nothing is asked for, and at most 2048', async () => {
    const id = imageFileIdOf(projectId, part, 'FRONT');
    expect(openPng(await bytesOf(await get(id))).width).toBe(640);
    expect(openPng(await bytesOf(await get(`${id}?size=2048`))).width).toBe(2048);
    for (const wrong of ['size=63', 'size=2049', 'size=1e3', 'size=', 'width=100']) {
      expect((await get(`${id}?${wrong}`)).status).toBe(400);
    }
  });

  test('is never run or guessed at by a browser, and kept only by who may see it', async () => {
    const { headers } = await get(imageFileIdOf(projectId, part, 'TRI'));
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('is not sent again to who has it', async () => {
    const id = imageFileIdOf(projectId, part, 'TRI');
    const etag = (await get(id)).headers.get('ETag') ?? '';
    const again = await get(id, { ...device.headers, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('who may see it', () => {
  test('a foreign project, a missing one, a missing part and no id at all answer alike', async () => {
    const id = imageFileIdOf(projectId, part, 'TRI');
    const answers = await Promise.all([
      get(id, foreign.headers),
      get(imageFileIdOf(newId<ProjectId>(), part, 'TRI')),
      get(imageFileIdOf(projectId, { kind: 'part', index: 9999 }, 'TRI')),
      get('nothing'),
    ]);
    const [first, ...others] = await Promise.all(answers.map(async (one) => [one.status, await one.text()]));
    expect(first?.[0]).toBe(404);
    for (const other of others) expect(other).toEqual(first);
  });

  test('whoever runs projects, of any customer', async () => {
    const admin = await testDevice(shop, 'admin');
    expect((await get(imageFileIdOf(projectId, part, 'TRI'), admin.headers)).status).toBe(200);
    expect((await get(imageFileIdOf(newId<ProjectId>(), part, 'TRI'), admin.headers)).status).toBe(404);
  });

  test('nobody without a session', async () => {
    expect((await get(imageFileIdOf(projectId, part, 'TRI'), {})).status).toBe(401);
  });

  test('an API client with its token as header or in the address', async () => {
    const token = newToken();
    await shop.database.owner`
      insert into session (id, customer_id, user_id, kind, key_hash, device_name, address, created_at, seen_at, expires_at)
      values (${crypto.randomUUID()}, ${device.customer.id}, ${device.user.id}, 'api', ${hashToken(token)}, 'api', '',
        ${shop.clock.now}, ${shop.clock.now}, ${new Date(shop.clock.now.getTime() + 3_600_000)})`;
    const id = imageFileIdOf(projectId, part, 'TRI');
    expect((await get(id, { token })).status).toBe(200);
    expect((await get(`${id}?token=${token}`, {})).status).toBe(200);
    expect((await get(`${id}?token=${newToken()}`, {})).status).toBe(401);
  });
});

test('the same bytes come back, and however many ask first, it is drawn once', async () => {
  const drawn = shop.drawnPictures();
  const id = `${imageFileIdOf(projectId, part, 'LEFT')}?size=333`;
  const pngs = await Promise.all(Array.from({ length: 6 }, async () => bytesOf(await get(id))));
  const later = await bytesOf(await get(id));
  expect(new Set([...pngs, later].map((png) => png.toString('base64'))).size).toBe(1);
  expect(shop.drawnPictures() - drawn).toBe(1);
});

test('one account has a thousand drawn in a quarter of an hour; what is drawn already, and others, are not held up', async () => {
  const colleague = await testDevice(shop, 'chef');
  const known = `${imageFileIdOf(projectId, part, 'TOP')}?size=301`;
  const fresh = (size: number) => `${imageFileIdOf(projectId, part, 'TOP')}?size=${size}`;
  expect((await get(known)).status).toBe(200);
  await shop.database.owner`
    insert into login_try (key, at)
    select ${keyOf('pictures', device.user.id)}, ${shop.clock.now} from generate_series(1, ${mostDrawn})`;

  const drawn = shop.drawnPictures();
  const refused = await get(fresh(302));
  expect([
    refused.status,
    ((await refused.json()) as { errors: { errorCode: string }[] }).errors[0]?.errorCode,
  ]).toEqual([429, 'too_many_tries']);
  expect(shop.drawnPictures()).toBe(drawn);
  expect((await get(known)).status).toBe(200);
  expect((await get(fresh(303), colleague.headers)).status).toBe(200);

  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  expect((await get(fresh(302))).status).toBe(200);
});
