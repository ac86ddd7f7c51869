import { useEffect, useRef, useState } from 'react';

const pauseMs = 600;

/**
 * A text that is typed here and kept elsewhere: saved after a pause, on leaving the field and on leaving the screen.
 * While it is being typed, what comes from outside does not overwrite it.
 */
export const useSavedText = (saved: string, save: (text: string) => void) => {
  const [draft, setDraft] = useState<string | null>(null);
  const latest = useRef({ draft, saved, save });
  useEffect(() => {
    latest.current = { draft, saved, save };
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => latest.current.save(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(
    () => () => {
      const { draft, saved, save } = latest.current;
      if (draft !== null && draft !== saved) save(draft);
    },
    [],
  );
  const leave = () => {
    if (draft !== null && draft !== saved) save(draft);
    setDraft(null);
  };
  return { value: draft ?? saved, onChange: setDraft, onBlur: leave };
};
