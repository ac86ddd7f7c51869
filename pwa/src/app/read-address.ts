import type { LinkPurpose } from '@knotenblech/shared/accounts/link-paths.ts';
import { isLanguage } from '../i18n/languages.ts';

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

const legacyPlaces: Record<string, (rest: string[]) => string> = {
  home: () => '/home',
  infos: () => '/infos',
  login: () => '/shop/login',
  register: () => '/shop/register',
  unavailable: () => '/shop/unavailable',
  projects: ([token]) => (token ? `/shop/projects?token=${encodeURIComponent(token)}` : '/shop/projects'),
  project: ([projectId]) => (projectId ? `/shop/project/${projectId}` : '/shop/projects'),
  account: ([token]) => (token ? `/shop/account?token=${encodeURIComponent(token)}` : '/shop/account'),
};

const languageTag = /^[a-z]{2}(-[a-z]{2})?$/i;

/** Where a path without one of our languages in front belongs; null when it has one. The empty path is the home page. */
export const redirectTarget = (pathname: string): string | null => {
  const [first, ...rest] = pathname.split('/').filter((segment) => segment !== '');
  if (first === undefined) return '/de/home';
  if (isLanguage(first)) return rest.length === 0 ? `/${first}/home` : null;
  const legacyPlace = Object.hasOwn(legacyPlaces, first) ? legacyPlaces[first] : undefined;
  if (legacyPlace) return `/de${legacyPlace(rest)}`;
  const segments = languageTag.test(first) ? rest : [first, ...rest];
  return segments.length === 0 ? '/de/home' : `/de/${segments.join('/')}`;
};

const kept = new Map<LinkPurpose, string>();

/** Keeps the token of a mailed link while this page is open, and nowhere else: the address gives it up at once. */
export const keepLinkToken = (purpose: LinkPurpose, token: string) => {
  kept.set(purpose, token);
};

export const keptLinkToken = (purpose: LinkPurpose): string | null => kept.get(purpose) ?? null;
