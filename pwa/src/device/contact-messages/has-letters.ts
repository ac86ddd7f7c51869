export const contactMessagesKey = 'letters';

/** Whether anything waits, of whoever it is. */
export const hasContactMessages = () => localStorage.getItem(contactMessagesKey) !== null;
