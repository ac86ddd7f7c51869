import { useEffect, useRef, useState } from 'react';
import { useOpenEdit } from '../forms/open-edits.ts';

const pauseMs = 600;

/**
 * A text that is typed here and kept elsewhere: saved after a pause, on leaving the field and on leaving the screen.
 * What comes from outside does not overwrite what is being typed, nor what could not be saved. Of a `save` that gives a promise
 * (of false, where it was refused) the same text is not saved once more until that has failed or something else is kept. A lock need not keep it.
 */
export const useSavedText = (saved: string, save: (text: string) => unknown) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  if (!isFocused && draft !== null && draft.trim() === saved.trim()) setDraft(null);
  const [kept, setKept] = useState({ text: saved, turn: 0 });
  if (kept.text !== saved) setKept({ text: saved, turn: kept.turn + 1 });
  const onItsWay = useRef<{ text: string; turn: number } | null>(null);
  const follow = async (text: string, saving: Promise<unknown>) => {
    onItsWay.current = { text, turn: kept.turn };
    let isKept = false;
    try {
      isKept = (await saving) !== false;
    } finally {
      if (!isKept) onItsWay.current = null;
    }
  };
  const saveNow = useSaveLater(draft, pauseMs, () => {
    if (draft === null || draft === saved) return;
    if (onItsWay.current?.text === draft && onItsWay.current.turn === kept.turn) return;
    const saving = save(draft);
    if (saving instanceof Promise) void follow(draft, saving);
  });
  return {
    'data-saves-itself': true,
    value: draft ?? saved,
    onChange: setDraft,
    onFocusChange: (focused: boolean) => {
      setIsFocused(focused);
      if (!focused) saveNow();
    },
  };
};

/** Calls `save` once `draft` has not changed for a while, and on leaving the screen; what it gives calls it at once. Null: there is nothing to save. */
export const useSaveLater = (draft: unknown, pauseMs: number, save: () => void): (() => void) => {
  const saveNow = useRef(() => {});
  useOpenEdit(draft !== null);
  useEffect(() => {
    saveNow.current = () => {
      if (draft !== null) save();
    };
  });
  useEffect(() => {
    const timer = draft === null ? undefined : setTimeout(() => saveNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, pauseMs]);
  useEffect(() => () => saveNow.current(), []);
  return () => saveNow.current();
};

/** What is said while the field is empty, and once the old name stands there again. */
type NameWords = { missing: string; putBack: string };

/** A name that is kept elsewhere, as useSavedText does it: one that is left empty is put back, and its field says so. */
export const useSavedName = (saved: string, save: (name: string) => void, { missing, putBack }: NameWords) => {
  const [isPutBack, setIsPutBack] = useState(false);
  const text = useSavedText(saved, (typed) => {
    if (typed.trim() !== '') save(typed.trim());
  });
  const isEmpty = text.value.trim() === '';
  return {
    ...text,
    error: isEmpty ? missing : isPutBack ? putBack : null,
    onFocusChange: (focused: boolean) => {
      text.onFocusChange(focused);
      setIsPutBack(!focused && isEmpty);
      if (!focused && isEmpty) text.onChange(saved);
    },
  };
};
