import { useEffect, useRef } from 'react';
import type { RowEdits } from './use-row-edits.ts';

/** A row that is opened or laid aside is drawn anew: the focus stays in it, first in what can be typed into. */
export const useFollowedRow = (edits: RowEdits) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const row = [...(body.current?.rows ?? [])].find((each) => each.dataset.row === followed.current);
    followed.current = null;
    row?.querySelector<HTMLElement>('input, textarea, button:not([disabled])')?.focus();
  });
  const follow = (key: string) => {
    followed.current = key;
  };
  return {
    body,
    edits: {
      ...edits,
      open: (...args: Parameters<RowEdits['open']>) => {
        follow(args[0]);
        edits.open(...args);
      },
      end: (key: string) => {
        follow(key);
        edits.end(key);
      },
      drop: (key: string) => {
        follow(key);
        edits.drop(key);
      },
    } satisfies RowEdits,
  };
};
