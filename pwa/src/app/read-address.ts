import { redirectTarget } from './redirect-target.ts';

export type Address = {
  /** Where the address belongs when that is elsewhere. */
  href: string | null;
  /** Handed over in the address, where it does not stay. */
  token: string | null;
};

/** Reads an address: its place among our routes, and the token that it brought. */
export const readAddress = (pathname: string, search: string): Address => {
  const target = redirectTarget(pathname);
  const place = new URL(target ?? pathname, 'https://shop.invalid');
  for (const [name, value] of new URLSearchParams(search)) place.searchParams.append(name, value);
  const token = place.searchParams.get('token');
  place.searchParams.delete('token');
  if (place.searchParams.has('paypal')) {
    // PayPal names its own order 'token' on the way back; nobody signs in with it.
    place.searchParams.delete('PayerID');
    return { href: token === null ? null : place.pathname + place.search, token: null };
  }
  return { href: target === null && token === null ? null : place.pathname + place.search, token };
};
