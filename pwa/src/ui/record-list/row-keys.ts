import { useEffect } from 'react';

const ownKeys = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="tree"], [role="tablist"]';
const popups = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key is the page's: nothing is typed into, nothing lies over it, and nobody else has taken it. */
const isForPage = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  event.target instanceof Element &&
  event.target.closest(ownKeys) === null &&
  document.querySelector(popups) === null;

export const rowsOf = (list: Element | null) => [...(list?.querySelectorAll(':scope > *') ?? [])];

/** What opens a row: the first in it that leads anywhere. */
export const openerOf = (row: Element) => row.querySelector<HTMLElement>('a[href], summary, button:not([disabled])');

/** One that leads nowhere, or holds a list of its own, is passed over. */
const isRow = (row: Element) => openerOf(row) !== null && row.querySelector('[data-rows]') === null;

const nextPlace = (key: string, place: number, count: number) => {
  if (key === 'ArrowDown') return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(place - 1, 0);
  if (place < 0) return null;
  return { Home: 0, End: count - 1 }[key] ?? null;
};

/** From anywhere in a row to its neighbour; from the page itself into the first row. */
const moveAlongRows = (event: KeyboardEvent) => {
  if (event.shiftKey || !isForPage(event)) return;
  const rows = [...document.querySelectorAll('[data-rows]')].flatMap(rowsOf).filter(isRow);
  const place = rows.findIndex((row) => row.contains(document.activeElement));
  if (place < 0 && (document.activeElement !== document.body || event.key !== 'ArrowDown')) return;
  const next = nextPlace(event.key, place, rows.length);
  const row = next === null ? undefined : rows[next];
  if (!row) return;
  event.preventDefault();
  openerOf(row)?.focus();
  row.scrollIntoView({ block: 'nearest' });
};

/** '/' leads into the search of the page, else into that above it. */
const focusSearch = (event: KeyboardEvent) => {
  if (event.key !== '/' || !isForPage(event)) return;
  const fields = [...document.querySelectorAll<HTMLInputElement>('main [type="search"], [type="search"]')];
  const shown = fields.filter((field) => field.checkVisibility());
  const field = shown.find((each) => each.closest('main') !== null) ?? shown[0];
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
};

/** Keys of every page with a list. */
export const useListKeys = () => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      moveAlongRows(event);
      focusSearch(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
