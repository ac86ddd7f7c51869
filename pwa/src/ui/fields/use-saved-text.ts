import { useState } from 'react';
import { useSaveLater } from './use-save-later.ts';

const pauseMs = 600;

/**
 * A text that is typed here and kept elsewhere: saved after a pause, on leaving the field and on leaving the screen.
 * What comes from outside does not overwrite what is being typed, nor what could not be saved. A lock need not keep it.
 */
export const useSavedText = (saved: string, save: (text: string) => void) => {
  const [draft, setDraft] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  if (!isFocused && draft !== null && draft.trim() === saved.trim()) setDraft(null);
  const saveNow = useSaveLater(draft, pauseMs, () => {
    if (draft !== null && draft !== saved) save(draft);
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
