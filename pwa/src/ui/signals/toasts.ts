import { createListeners } from '../../listeners/create-listeners.ts';
import type { ReactNode } from 'react';

export type Toast = {
  words: ReactNode;
  /** Takes back what was just done. */
  undo?: () => void;
  /** Leads on from what is said; `dismiss` takes the toast away. */
  action?: (dismiss: () => void) => ReactNode;
  tone?: 'quiet' | 'bad';
  /** Takes the place of the shown one of the same name. */
  name?: string;
};
export type ShownToast = Toast & { id: number };

const shownMs = 8000;
/** What is said while a place is left is meant for the place that is shown next. */
const sameMomentMs = 1000;
let shown: readonly (ShownToast & { since: number })[] = [];
let lastId = 0;
let isHeld = false;
const listeners = createListeners();

const show = (toasts: typeof shown) => {
  // The pressed button goes with its toast, without a word of being left.
  if (toasts.length < shown.length) isHeld = false;
  shown = toasts;
  listeners.tell();
};

export const dismissToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

const dismissLater = (id: number) =>
  setTimeout(() => {
    if (isHeld) dismissLater(id);
    else dismissToast(id);
  }, shownMs);

/** Says for eight seconds what was done, with a way back where there is one. */
export const addToast = (toast: Toast) => {
  lastId += 1;
  const others = shown.filter(({ name }) => name === undefined || name !== toast.name);
  show([...others.slice(-2), { ...toast, id: lastId, since: Date.now() }]);
  dismissLater(lastId);
};

/** While a pointer or the focus is on one of them, none goes by itself. */
export const holdToasts = (held: boolean) => {
  isHeld = held;
};

/** Another place is shown: what was only confirmed goes with the one that is left; a way back and bad news stay their time. */
export const leaveToasts = () =>
  show(shown.filter(({ undo, tone, since }) => undo || tone === 'bad' || Date.now() - since < sameMomentMs));

/** The session ends: nothing of it is left to read. */
export const clearToasts = () => show([]);

export const subscribeToToasts = listeners.subscribe;
export const shownToasts = (): readonly ShownToast[] => shown;
