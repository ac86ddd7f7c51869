import { expect, test } from 'vitest';
import type { ProjectPrice } from '../../prices/project/project-price.record.ts';
import type { Project } from '../../projects/project.record.ts';
import type { CartId, CartLineId, FileHash, ProjectId, UserId } from '../../values/ids.ts';
import { cartEntries } from './cart-entries.ts';
import type { CartLine } from './cart-line.record.ts';

const cartId = '0190a000-0000-7000-8000-000000000001' as CartId;
const projectId = '0190a000-0000-7000-8000-000000000002' as ProjectId;

const line: CartLine = {
  id: '0190a000-0000-7000-8000-000000000003' as CartLineId,
  cartId,
  projectId,
  quantity: 3,
  comment: '',
  reference: '',
  addedAt: '2026-11-20T08:00:00Z',
};
const project: Project = {
  id: projectId,
  number: 12,
  name: 'Halle 3',
  drawingId: '',
  comment: '',
  additionalText: '',
  userId: '0190a000-0000-7000-8000-000000000004' as UserId,
  fileHash: 'a'.repeat(64) as FileHash,
  fileName: 'halle.btlx',
  reading: 'read',
  readingRefusal: '',
  surface: 'ZINCED',
  ralNumber: null,
  productionType: 'SINGLEPARTS_ONLY',
  partCount: 8,
  positionCount: 3,
  assemblyCount: 0,
  netWeightG: 12_000,
  surfaceMm2: 1,
  onRequest: false,
  createdAt: '2026-11-20T08:00:00Z',
  changedAt: '2026-11-20T08:00:00Z',
  orderedAt: null,
  trashedAt: null,
};
const price: ProjectPrice = {
  id: projectId,
  tariffNumber: 7,
  netCents: 12_345,
  onRequest: false,
  shipment: {
    netWeightG: 12_000,
    heaviestPieceG: 4_000,
    longestPieceMm: 900,
    longestPlusGirthMm: 1_200,
    surfaceDays: 5,
  },
};

const entriesOf = (change: { project?: Partial<Project>; price?: ProjectPrice | null; lines?: CartLine[] } = {}) =>
  cartEntries({
    cartId,
    lines: change.lines ?? [line],
    projects: [{ ...project, ...change.project }],
    prices: change.price === null ? [] : [change.price ?? price],
  });

test('a line costs the net price of its project times its quantity', () =>
  expect(entriesOf()).toMatchObject([{ unitCents: 12_345, lineCents: 37_035, obstacle: null }]));

test('lines stand in the order they were added, those of other carts are left out', () => {
  const later = { ...line, id: '0190a000-0000-7000-8000-00000000000b' as CartLineId, addedAt: '2026-11-20T09:00:00Z' };
  const other = { ...line, cartId: '0190a000-0000-7000-8000-00000000000c' as CartId };
  expect(entriesOf({ lines: [later, other, line] }).map((entry) => entry.line.id)).toEqual([line.id, later.id]);
});

test.each([
  ['a project in the bin is trashed', { project: { trashedAt: '2026-11-20T10:00:00Z' } }, 'trashed'],
  ['a file that was refused is unreadable', { project: { reading: 'refused' as const } }, 'unreadable'],
  ['a project without a part taken has no parts', { project: { partCount: 0 } }, 'no-parts'],
  ['one part on request puts the line on request', { project: { onRequest: true } }, 'on-request'],
  [
    'data that its customer can complete are missing, not asked for',
    { project: { onRequest: true, requestReasons: [{ code: 'request.missing-specificity', positionCount: 1 }] } },
    'missing-data',
  ],
  ['a price on request puts the line on request', { price: { ...price, onRequest: true } }, 'on-request'],
  ['a project that nobody has priced yet waits for its price', { price: null }, 'no-price'],
])('%s', (_, change, obstacle) => expect(entriesOf(change)).toMatchObject([{ obstacle }]));

test('a file that the server has not read yet may be ordered', () =>
  expect(entriesOf({ project: { reading: 'waiting', partCount: 0 } })).toMatchObject([{ obstacle: null }]));

test('a project that is not on the device is gone and has no price', () =>
  expect(cartEntries({ cartId, lines: [line], projects: [], prices: [price] })).toMatchObject([
    { project: null, unitCents: null, lineCents: null, obstacle: 'gone' },
  ]));
