const storageKey = 'sema';

/** Whether the shop was opened from inside the design software; it stays so while this window is open. */
export const isSemaMode = () => sessionStorage.getItem(storageKey) !== null;

const off = new Set(['false', '0', 'off']);

/** Takes the mode from an address that names it. */
export const readSemaMode = (search: string) => {
  const sema = new URLSearchParams(search).get('sema');
  if (sema === null) return;
  if (off.has(sema)) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, sema);
};
