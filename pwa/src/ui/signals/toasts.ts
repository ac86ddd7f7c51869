import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { ReactNode } from 'react';

export type Toast = {
  words: ReactNode;
  /** Takes back what was just done. */
  undo?: () => void;
  /** What of the address names where that can be done; none: anywhere. */
  place?: string | undefined;
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
let coverCount = 0;
const listeners = createEmitter();

const show = (toasts: typeof shown) => {
  // The pressed button goes with its toast, without a word of being left.
  if (toasts.length < shown.length) isHeld = false;
  shown = toasts;
  listeners.tell();
};

export const dismissToast = (id: number) => show(shown.filter((toast) => toast.id !== id));

const timers = new Map<number, ReturnType<typeof setTimeout>>();

const stopTime = (id: number) => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

const startTime = (id: number) => {
  stopTime(id);
  const end = () => {
    stopTime(id);
    if (isHeld) startTime(id);
    else dismissToast(id);
  };
  timers.set(id, setTimeout(end, shownMs));
};

/** Says for eight seconds what was done, with a way back where there is one. */
export const addToast = (toast: Toast) => {
  lastId += 1;
  const others = shown.filter(({ name }) => name === undefined || name !== toast.name);
  show([...others.slice(-2), { ...toast, id: lastId, since: Date.now() }]);
  if (coverCount === 0) startTime(lastId);
};

/** Gives the shown one of that name its whole time again; false where there is none. */
export const prolongToast = (name: string): boolean => {
  const toast = shown.find((each) => each.name === name);
  if (toast && coverCount === 0) startTime(toast.id);
  return toast !== undefined;
};

/** While a pointer or the focus is on one of them, none goes by itself. */
export const holdToasts = (held: boolean) => {
  isHeld = held;
};

/** They cannot be seen until what this gives is called: none goes, and all have their whole time once they are seen again. */
export const coverToasts = () => {
  coverCount += 1;
  for (const { id } of shown) stopTime(id);
  return () => {
    coverCount -= 1;
    if (coverCount === 0) for (const { id } of shown) startTime(id);
  };
};

/**
 * Another place is shown: what was only confirmed goes with the one that is left, and a way back that is of that place alone;
 * any other and bad news stay their time. What a dialog covers was not read yet.
 */
export const leaveToasts = (pathname: string) => {
  const within = shown.filter(({ place }) => place === undefined || pathname.includes(place));
  if (coverCount > 0) return show(within);
  show(within.filter(({ undo, tone, since }) => undo || tone === 'bad' || Date.now() - since < sameMomentMs));
};

/** The session ends, or another begins over it: nothing of it is left to read. */
export const clearToasts = () => show([]);

let dialogs: readonly object[] = [];

/** A dialog that shows toasts is open until what this gives is called: they show in it alone, or in the one opened after it. */
export const openToastsOf = (dialog: object) => {
  const set = (open: typeof dialogs) => {
    dialogs = open;
    listeners.tell();
  };
  set([...dialogs, dialog]);
  return () => set(dialogs.filter((each) => each !== dialog));
};

export const subscribeToToasts = listeners.subscribe;

const none: readonly ShownToast[] = [];

/** Those that a dialog shows; null: the page. */
export const shownToasts = (dialog: object | null = null): readonly ShownToast[] =>
  (dialogs.at(-1) ?? null) === dialog ? shown : none;
