const fields = 'input:not([autocomplete="off"]), textarea:not([autocomplete="off"])';
/** What a password manager fills in: on a private device it may. */
const ofPasswords = '[type="password"], [autocomplete="username"]';

/** What is typed or chosen in the shop is not for the memory that a browser has of forms and windows: that outlives the sign-out. */
export const keepNoEntries = (over: AbortSignal, isShared: boolean) => {
  const silence = () => {
    for (const field of document.querySelectorAll(fields))
      if (isShared || !field.matches(ofPasswords)) field.setAttribute('autocomplete', 'off');
  };
  const observer = new MutationObserver(silence);
  observer.observe(document.body, { childList: true, subtree: true });
  over.addEventListener('abort', () => observer.disconnect());
  silence();
};
