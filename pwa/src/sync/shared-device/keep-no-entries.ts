const fields = 'input:not([autocomplete="off"]), textarea:not([autocomplete="off"])';

/** What is typed or chosen on a shared device is not for the memory that a browser has of forms and windows. */
export const keepNoEntries = (over: AbortSignal) => {
  const silence = () => {
    for (const field of document.querySelectorAll(fields)) field.setAttribute('autocomplete', 'off');
  };
  const observer = new MutationObserver(silence);
  observer.observe(document.body, { childList: true, subtree: true });
  over.addEventListener('abort', () => observer.disconnect());
  silence();
};
