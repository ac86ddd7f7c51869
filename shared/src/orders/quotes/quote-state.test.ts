import { describe, expect, it } from 'vitest';
import { newId, type OrderId } from '../../values/ids.ts';
import { quoteNumber, quoteState } from './quote-rules.ts';

describe('a quote', () => {
  const open = { orderId: null, validUntil: '2026-12-23' };

  it('is open to the end of its last day, and expired from the next on', () => {
    expect(quoteState(open, '2026-12-23')).toBe('open');
    expect(quoteState(open, '2026-12-24')).toBe('expired');
  });

  it('is ordered once an order was made of it, however old it is', () => {
    const ordered = { ...open, orderId: newId<OrderId>() };
    expect(quoteState(ordered, '2026-12-01')).toBe('ordered');
    expect(quoteState(ordered, '2027-12-01')).toBe('ordered');
  });

  it('has a number of its year with five digits at least', () => {
    expect(quoteNumber('2026-11-23', 1)).toBe('AN-2026-00001');
    expect(quoteNumber('2027-01-02', 123456)).toBe('AN-2027-123456');
  });
});
