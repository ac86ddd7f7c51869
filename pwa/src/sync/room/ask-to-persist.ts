let isAsked = false;

/** Asks the browser, once in the life of a page, not to clear this device's data by itself. Some ask the user: nothing waits for the answer. */
export const askToPersist = () => {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
};
