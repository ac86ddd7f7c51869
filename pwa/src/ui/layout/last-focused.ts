const passing = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
let last: HTMLElement | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(passing)) last = target;
});

/** What had the focus last on the page itself, not in what lies over it for a while. */
export const lastFocused = () => last;
