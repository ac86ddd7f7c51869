import type { ReactNode } from 'react';

export type Toast = {
  words: ReactNode;
  /** Takes back what was just done. */
  undo?: () => void;
  tone?: 'quiet' | 'bad';
};
export type ShownToast = Toast & { id: number };

const shownMs = 8000;
let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const show = (toasts: readonly ShownToast[]) => {
  shown = toasts;
  for (const listener of listeners) listener();
};

export const dismissToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

/** Says for eight seconds what was done, with a way back where there is one. */
export const addToast = (toast: Toast) => {
  lastId += 1;
  const id = lastId;
  show([...shown.slice(-2), { ...toast, id }]);
  setTimeout(() => dismissToast(id), shownMs);
};

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const shownToasts = () => shown;
