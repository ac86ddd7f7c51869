import { useEffect, useState } from 'react';
import { useOpenEdit } from './open-edits.ts';

type Entry = {
  value: unknown;
  /** It is kept elsewhere as it is typed. */
  savesItself?: boolean | undefined;
  /** Something was typed of which `value` knows nothing yet. */
  isUnread?: boolean;
};

/** A field holds something entered while it holds another value than before the first change; what it gives is called with each. */
export const useEntry = ({ value, savesItself = false, isUnread = false }: Entry) => {
  const [before, setBefore] = useState<{ value: unknown } | null>(null);
  const isChanged = before !== null && !Object.is(value, before.value);
  useOpenEdit(isUnread || (isChanged && !savesItself));
  return () => setBefore((known) => known ?? { value });
};

const ways = ['popstate', 'pagehide'];

const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** What is being typed counts as typed to the end when its screen or its page is left without leaving the field first. */
export const useTypedTaken = () =>
  useEffect(() => {
    for (const way of ways) window.addEventListener(way, leaveField, { capture: true });
    return () => {
      for (const way of ways) window.removeEventListener(way, leaveField, { capture: true });
    };
  }, []);

/** Puts the cursor into a field of a form by its name. */
export const focusField = (form: HTMLElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
