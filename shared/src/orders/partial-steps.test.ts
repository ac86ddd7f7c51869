import { describe, expect, it } from 'vitest';
import { DomainError } from '../values/errors/domain-error.ts';
import { newId, type ProjectId } from '../values/ids.ts';
import type { Deliverable, Order, OrderStatus, Portion } from './order.record.ts';
import { deliveriesOf, portionOf, progressOf } from './partial-steps.ts';

const projectId = newId<ProjectId>();
const named = (index: number, pieces: number) => ({ projectId, piece: 'part' as const, index, pieces });
const deliverables: Deliverable[] = [
  { ...named(1, 8), mark: 'P-1' },
  { ...named(2, 2), mark: 'P-2' },
];
type Step = [to: OrderStatus, portion?: Portion];
const orderOf = (...steps: Step[]) => {
  const history = steps.map(([to, portion], n) => ({ to, at: `2026-11-0${n + 1}`, ...(portion && { portion }) }));
  return { status: steps.at(-1)?.[0] ?? 'IN_PRODUCTION', history, deliverables } as unknown as Order;
};
const figures = (order: Order) => progressOf(order).map(({ commissioned, sent }) => [commissioned, sent]);
const refusal = (order: Order, to: OrderStatus, pieces?: ReturnType<typeof named>[]) => {
  try {
    portionOf(order, deliverables, { to, pieces });
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.details];
    throw error;
  }
  return null;
};

describe('a partial step', () => {
  it('says which pieces it is about and how many', () =>
    expect(portionOf(orderOf(), deliverables, { to: 'PARTLY_COMMISSIONED', pieces: [named(2, 1)] })).toEqual([
      { place: 1, pieces: 1 },
    ]));

  it('is refused without pieces, and with those that the order has not or twice', () => {
    expect(refusal(orderOf(), 'PARTLY_SENT')).toEqual(['portion_missing', { to: 'PARTLY_SENT' }]);
    expect(refusal(orderOf(), 'PARTLY_SENT', [])?.[0]).toBe('portion_missing');
    expect(refusal(orderOf(), 'PARTLY_SENT', [named(3, 1)])?.[0]).toBe('invalid_input');
    expect(refusal(orderOf(), 'PARTLY_SENT', [named(1, 1), named(1, 1)])?.[0]).toBe('invalid_input');
  });

  it('is refused for more than the steps before it have left', () => {
    const order = orderOf(['PARTLY_SENT', [{ place: 0, pieces: 5 }]]);
    expect(refusal(order, 'PARTLY_SENT', [named(1, 3)])).toBeNull();
    expect(refusal(order, 'PARTLY_SENT', [named(1, 4)])).toEqual(['portion_too_large', { mark: 'P-1', left: 3 }]);
  });

  it('is refused where another was made that its maker does not know', () => {
    const order = orderOf(['PARTLY_SENT', [{ place: 0, pieces: 5 }]]);
    const wish = { to: 'PARTLY_SENT' as const, pieces: [named(1, 1)] };
    expect(portionOf(order, deliverables, { ...wish, knownSteps: 1 })).toHaveLength(1);
    expect(() => portionOf(order, deliverables, { ...wish, knownSteps: 0 })).toThrow('order_step_refused');
  });

  it('is what only partial statuses have', () => expect(refusal(orderOf(), 'SENT')).toBeNull());
});

describe('the progress of an order', () => {
  it('adds up over its partial steps', () => {
    const first: Step = ['PARTLY_COMMISSIONED', [{ place: 0, pieces: 5 }]];
    const second: Step = [
      'PARTLY_COMMISSIONED',
      [
        { place: 0, pieces: 1 },
        { place: 1, pieces: 2 },
      ],
    ];
    expect(figures(orderOf(first))).toEqual([
      [5, 0],
      [0, 0],
    ]);
    expect(figures(orderOf(first, second))).toEqual([
      [6, 0],
      [2, 0],
    ]);
  });

  it('is all of it with the complete status', () => {
    const partly: Step = ['PARTLY_SENT', [{ place: 1, pieces: 2 }]];
    expect(figures(orderOf(['COMMISSIONED'], partly))).toEqual([
      [8, 0],
      [2, 2],
    ]);
    expect(figures(orderOf(['COMMISSIONED'], partly, ['SENT']))).toEqual([
      [8, 8],
      [2, 2],
    ]);
  });
});

describe('the deliveries', () => {
  const shipped = (order: Order) =>
    deliveriesOf(order).map(({ pieces }) => pieces.map(({ now, later }) => [now, later]));
  const first: Step = ['PARTLY_SENT', [{ place: 0, pieces: 5 }]];
  const second: Step = [
    'PARTLY_SENT',
    [
      { place: 0, pieces: 1 },
      { place: 1, pieces: 2 },
    ],
  ];
  const whole: Step = ['PARTLY_SENT', [{ place: 0, pieces: 2 }]];
  const [early, later, last] = [
    [
      [5, 3],
      [0, 2],
    ],
    [
      [1, 2],
      [2, 0],
    ],
    [
      [2, 0],
      [0, 0],
    ],
  ];

  it('are one for each partial step, with what comes later', () => {
    expect(shipped(orderOf(first))).toEqual([early]);
    expect(shipped(orderOf(first, second))).toEqual([early, later]);
  });

  it('end with the rest once all is sent, where there is one', () => {
    expect(shipped(orderOf(first, second, ['SENT']))).toEqual([early, later, last]);
    expect(shipped(orderOf(first, second, whole, ['SENT'], ['CLOSED']))).toEqual([early, later, last]);
  });

  it('stay those that were made when the rest is cancelled', () =>
    expect(shipped(orderOf(first, ['CANCELED']))).toEqual([early]));

  it('are none where no delivery was partial', () => {
    expect(shipped(orderOf(['COMMISSIONED'], ['SENT']))).toEqual([]);
  });
});
