import { useLocation } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { openerOf, rowsOf } from './row-keys.ts';

type RowListProps = { className?: string | undefined; label?: string | undefined; children: ReactNode };

/** What was opened from a list, by the path of its page: gets the focus when somebody comes back. */
const opened = new Map<string, string>();

/** Marks a list for the keys of `useListKeys`; who comes back from a row finds the focus there. */
export const useRows = <Rows extends HTMLElement>() => {
  const list = useRef<Rows>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const href = opened.get(pathname);
    if (href === undefined || document.activeElement !== document.body) return;
    const link = rowsOf(list.current)
      .map(openerOf)
      .find((opener) => opener?.getAttribute('href') === href);
    if (!link) return;
    opened.delete(pathname);
    link.focus();
  });
  const onClick = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (href) opened.set(pathname, href);
  };
  return { ref: list, onClick, 'data-rows': '' };
};

/** A list whose rows each lead somewhere. */
export const RowList = ({ className, label, children }: RowListProps) => {
  const { ref, onClick, ...rows } = useRows<HTMLUListElement>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- links in it are clicked, by Enter too
    <ul {...rows} ref={ref} className={className} aria-label={label} onClick={onClick}>
      {children}
    </ul>
  );
};
