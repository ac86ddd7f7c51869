import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { useState } from 'react';

type Way = { shown: OrderStep | null; isSentBack: boolean };

/** Whether the step is shown because a later one, which stood open, can no longer be: not so after a deep link. */
export const useWasRedirected = (step: OrderStep, redirect: OrderStep | null): boolean => {
  const [way, setWay] = useState<Way>({ shown: null, isSentBack: false });
  const next = nextWay(way, step, redirect);
  if (next !== way) setWay(next);
  return next.isSentBack;
};

const nextWay = (way: Way, step: OrderStep, redirect: OrderStep | null): Way => {
  if (redirect !== null) return way.shown === step ? { shown: null, isSentBack: true } : way;
  return way.shown === step ? way : { shown: step, isSentBack: way.shown === null && way.isSentBack };
};
