/** Who moves an order on from a stage. */
type Mover = 'device' | 'customer' | 'server' | 'operator' | 'nobody';

type Stage = { movedBy: readonly Mover[]; next: readonly string[]; isOrdered: boolean };

/**
 * What an order can be between the button and its first status, who moves it on, and to what. Nothing is ordered before the
 * server has said so; needs-review is ended by the customer (cancels, orders anew) or the operator (cancels).
 */
export const orderStages = {
  queued: { movedBy: ['device', 'customer'], next: ['sending', 'withdrawn'], isOrdered: false },
  sending: { movedBy: ['server'], next: ['checking', 'accepted', 'refused'], isOrdered: false },
  checking: { movedBy: ['server'], next: ['accepted', 'needs-review', 'refused'], isOrdered: true },
  accepted: { movedBy: ['customer', 'operator'], next: [], isOrdered: true },
  'needs-review': { movedBy: ['customer', 'operator'], next: [], isOrdered: true },
  refused: { movedBy: ['nobody'], next: [], isOrdered: false },
  withdrawn: { movedBy: ['nobody'], next: [], isOrdered: false },
} as const satisfies Record<string, Stage>;

export type OrderStage = keyof typeof orderStages;
