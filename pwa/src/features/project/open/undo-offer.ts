import type { ReactNode } from 'react';
import { addToast } from '../../../ui/signals/toasts.ts';

type Offer = { key: string; words: ReactNode; undo: () => void };
type Waiting = Offer & { timer: ReturnType<typeof setTimeout> };

const pauseMs = 900;
let waiting: Waiting | null = null;

const show = ({ words, undo, timer }: Waiting) => {
  clearTimeout(timer);
  waiting = null;
  addToast({ words, undo });
};

const queue = (offer: Offer) => {
  const isSame = waiting?.key === offer.key;
  if (waiting && !isSame) show(waiting);
  if (waiting) clearTimeout(waiting.timer);
  const next: Waiting = {
    ...offer,
    undo: isSame && waiting ? waiting.undo : offer.undo,
    timer: setTimeout(() => show(next), pauseMs),
  };
  waiting = next;
};

/**
 * Offers to take an edit back once it is stored; what was refused has no way back and no word of being done. Steps of the
 * same field in quick succession become one offer that leads back to the first value.
 */
export const offerUndo = async (stored: Promise<boolean>, offer: Offer) => {
  if (await stored) queue(offer);
};
