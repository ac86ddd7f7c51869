export const contactMessagesKey = 'letters';
/** Where builds before kept them in clear. */
export const inClearKey = 'contactOutbox';

/** Whether anything waits, of whoever it is. */
export const hasContactMessages = () =>
  [contactMessagesKey, inClearKey].some((key) => localStorage.getItem(key) !== null);
