import type { ReactNode } from 'react';
import { addToast } from '../../../ui/signals/toasts.ts';

type Offer = { key: string; words: ReactNode; undo: () => void; timer: ReturnType<typeof setTimeout> };

const pauseMs = 900;
let waiting: Offer | null = null;

const show = ({ words, undo, timer }: Offer) => {
  clearTimeout(timer);
  waiting = null;
  addToast({ words, undo });
};

/** Offers to take an edit back; steps of the same field in quick succession become one offer that leads back to the first value. */
export const offerUndo = (key: string, words: ReactNode, undo: () => void) => {
  const isSame = waiting?.key === key;
  if (waiting && !isSame) show(waiting);
  if (waiting) clearTimeout(waiting.timer);
  const offer: Offer = {
    key,
    words,
    undo: isSame && waiting ? waiting.undo : undo,
    timer: setTimeout(() => show(offer), pauseMs),
  };
  waiting = offer;
};
