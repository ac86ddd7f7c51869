import { expect, test } from 'vitest';
import type { Project } from './project.record.ts';
import { type ProjectState, projectState } from './project-state.ts';

const header = (fields: Partial<Project>) =>
  ({ orderedAt: null, reading: 'read', positionCount: 4, onRequest: false, ...fields }) as Project;
const reason = (code: string) => ({ requestReasons: [{ code, positionCount: 2 }] });
const at = '2026-11-23T08:00:00.000Z';

const rows: [ProjectState, Partial<Project>][] = [
  ['priced', {}],
  ['order-cancelled', { orderedAt: at, isOrderCancelled: true, reading: 'refused' }],
  ['ordered', { orderedAt: at, reading: 'refused', onRequest: true }],
  ['unreadable', { reading: 'refused', positionCount: 0 }],
  ['analysis-running', { reading: 'waiting', positionCount: 0 }],
  ['priced', { reading: 'waiting' }],
  ['nothing-taken', { positionCount: 0 }],
  ['manual-price-fixed', { manualPrice: 'fixed', onRequest: true }],
  ['manual-price', { manualPrice: 'set' }],
  ['calculating-offer', { onRequest: true, priceRequestedAt: at, ...reason('request.missing-grade') }],
  ['answered-by-project', { onRequest: true, answerProjectId: 'b' as never, ...reason('request.other-file') }],
  ['calculating-offer', { onRequest: true, answerProjectId: 'b' as never, priceRequestedAt: at }],
  ['priced', { priceRequestedAt: at }],
  ['missing-data', { onRequest: true, ...reason('request.missing-profile') }],
  ['missing-data', { onRequest: true, ...reason('request.colour-missing') }],
  ['missing-data', { onRequest: true, ...reason('request.colour-unknown') }],
  ['on-request', { onRequest: true, ...reason('request.too-long') }],
  ['on-request', { onRequest: true }],
];

test.each(rows)('%s: %o', (state, fields) => expect(projectState(header(fields)).state).toBe(state));
test('the reasons are told while they hold', () => {
  expect(projectState(header({ onRequest: true, ...reason('request.too-long') })).reasons).toHaveLength(1);
  expect(projectState(header({ manualPrice: 'set', ...reason('request.too-long') })).reasons).toEqual([]);
});
