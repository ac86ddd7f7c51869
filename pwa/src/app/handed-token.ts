const storageKey = 'handedToken';
const longest = 500;

/** Keeps a token that an address brought, for this window only; an address holds it no longer than it takes to read it. */
export const keepHandedToken = (token: string) => {
  if (token.length <= longest) sessionStorage.setItem(storageKey, token);
};
