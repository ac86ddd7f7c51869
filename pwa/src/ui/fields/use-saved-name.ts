import { useState } from 'react';
import { useSavedText } from './use-saved-text.ts';

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
