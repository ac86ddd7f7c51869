const storageKey = 'handover';
const longest = 200;

/** Keeps the token of a file that design software handed over for a new customer, in this window until he has registered. */
export const keepHandover = (token: string) => {
  if (token.length <= longest) sessionStorage.setItem(storageKey, token);
};

export const keptHandover = () => sessionStorage.getItem(storageKey);

export const forgetHandover = () => sessionStorage.removeItem(storageKey);
