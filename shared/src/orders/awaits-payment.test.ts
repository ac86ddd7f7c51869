import { expect, test } from 'vitest';
import { awaitsPayment } from './order-stages.ts';

const order = { check: 'accepted', status: 'NEW', prepayment: { isWaitedFor: true, paidAt: null } } as const;

test.each<[string, object, boolean]>([
  ['is new', {}, true],
  ['is prepared', { status: 'ANALYZED' }, true],
  ['is cancelled', { status: 'CANCELED' }, false],
  ['binds nobody', { status: 'DEMO' }, false],
  ['is still read', { check: 'checking' }, false],
  ['is made before its payment', { prepayment: { isWaitedFor: false, paidAt: null } }, false],
  ['is paid', { prepayment: { isWaitedFor: true, paidAt: '2026-11-28T08:00:00Z' } }, false],
  ['is paid by bill', { prepayment: undefined }, false],
])('an order that %s', (_, changed, waits) => expect(awaitsPayment({ ...order, ...changed })).toBe(waits));
