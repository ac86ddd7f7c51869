import { useEffect, useRef, useState } from 'react';

const pauseMs = 600;

/**
 * A text that is typed here and kept elsewhere: saved after a pause, on leaving the field and on leaving the screen.
 * What comes from outside does not overwrite what is being typed, nor what could not be saved.
 */
export const useSavedText = (saved: string, save: (text: string) => void) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  if (!isFocused && draft !== null && draft === saved) setDraft(null);
  const saveNow = useRef(() => {});
  useEffect(() => {
    saveNow.current = () => {
      if (draft !== null && draft !== saved) save(draft);
    };
  });
  useEffect(() => {
    const timer = draft === null ? undefined : setTimeout(() => saveNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => saveNow.current(), []);
  return {
    value: draft ?? saved,
    onChange: setDraft,
    onFocusChange: (focused: boolean) => {
      setIsFocused(focused);
      if (!focused) saveNow.current();
    },
  };
};
