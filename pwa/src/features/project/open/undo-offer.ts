import { addToast, prolongToast } from '../../../ui/signals/toasts.ts';

type Offer = { key: string; words: string; undo: () => void };

/** Steps that follow each other sooner belong together. */
const pauseMs = 900;
let last = { key: '', words: '', at: 0 };

const goesOn = ({ key, words }: Offer) =>
  key === last.key && words === last.words && Date.now() - last.at < pauseMs && prolongToast(key);

const show = (offer: Offer) => {
  const { key, words, undo } = offer;
  if (!goesOn(offer)) addToast({ words, undo, name: key });
  last = { key, words, at: Date.now() };
};

/**
 * Offers at once to take an edit back, once it is stored; what was refused has no way back and no word of being done. Steps of
 * the same field in quick succession are one offer that leads back to the first value.
 */
export const offerUndo = async (stored: Promise<boolean>, offer: Offer) => {
  if (await stored) show(offer);
};
