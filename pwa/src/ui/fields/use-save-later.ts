import { useEffect, useRef } from 'react';
import { useOpenEdit } from '../forms/open-edits.ts';

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
