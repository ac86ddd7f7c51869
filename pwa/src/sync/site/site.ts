import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { SiteFacts } from '@knotenblech/shared/messages/site-facts.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** The facts with how far the server's clock is ahead of this device's. */
export type Site = { facts: SiteFacts; clockOffsetMs: number };

const storageKey = 'site';

const patienceMs = 1500;

/** Whoever goes on to the next page before does not ask again. */
const freshMs = 10_000;

const isFacts = (value: unknown): value is SiteFacts => {
  const { operator, unavailableRegions } = (value ?? {}) as Partial<SiteFacts>;
  return typeof operator?.name === 'string' && Array.isArray(operator.links) && Array.isArray(unavailableRegions);
};

const remembered = (): Site | null => {
  const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Site> | null;
  return isFacts(kept?.facts) ? { facts: kept.facts, clockOffsetMs: kept.clockOffsetMs ?? 0 } : null;
};

let site: Site | null = null;

let operator: Operator | null = null;

let asking: Promise<Site | null> | null = null;

let askedAt = -Infinity;

const listeners = createEmitter();

export const knownSite = () => {
  site ??= remembered();
  return site;
};

/** Who runs the shop, as it was told last; null while the device has not learnt it. */
export const knownOperator = () => {
  operator ??= knownSite()?.facts.operator ?? null;
  return operator;
};

export const subscribeToOperator = listeners.subscribe;

const keep = (next: Site) => {
  site = next;
  localStorage.setItem(storageKey, JSON.stringify(site));
};

const show = (next: Operator) => {
  if (JSON.stringify(next) === JSON.stringify(knownOperator())) return;
  operator = next;
  listeners.tell();
};

/** What the catalogue of whoever is signed in says of the operator. */
export const setOperator = (next: Operator) => {
  show(next);
  const known = knownSite();
  if (known) keep({ ...known, facts: { ...known.facts, operator: next } });
};

const ask = async (): Promise<Site | null> => {
  const answer = await fetch('/api/1.0/site', { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const facts: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!isFacts(facts)) return knownSite();
  show(facts.operator);
  keep({ facts, clockOffsetMs: Date.parse(facts.serverTime) - Date.now() });
  return site;
};

/** Asks the server anew; what is known stands meanwhile. */
export const fetchSite = (): Promise<Site | null> => {
  askedAt = performance.now();
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
};

/** What the shop says of itself: at once what the device remembers, the server asked beside it; a new device waits a moment. */
export const loadSite = async (): Promise<Site | null> => {
  if (performance.now() - askedAt > freshMs) void fetchSite();
  const known = knownSite();
  if (known || !asking) return known;
  const patience = new Promise<null>((done) => {
    setTimeout(done, patienceMs, null);
  });
  return Promise.race([asking, patience]);
};

/** The server's time, as far as the device knows it. */
export const siteNow = () => Date.now() + (knownSite()?.clockOffsetMs ?? 0);

/** Until the shop is open, in ms; 0 once it is. */
export const msToLaunch = (known: Site | null, now: number) =>
  known?.facts.launchAt ? Math.max(0, Date.parse(known.facts.launchAt) - now) : 0;

let waitingPath: string | null = null;

/** Notes what was to be opened before the shop is. */
export const awaitLaunch = (path: string) => {
  waitingPath = path;
};

/** Opens it now that the shop is, else this page anew. */
export const openAtLaunch = () => (waitingPath === null ? location.reload() : location.replace(waitingPath));

/** Tells whenever the page comes into sight; answers how to end it. */
export const onVisible = (tell: () => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};

/** Who runs the shop, asked anew whenever the page comes into sight; null while the device has not learnt it. */
export const useOperator = () => {
  useEffect(() => onVisible(() => void fetchSite()), []);
  return useSyncExternalStore(subscribeToOperator, knownOperator);
};

const semaKey = 'sema';

/** Whether the shop was opened from inside the design software; it stays so while this window is open. */
export const isSemaMode = () => sessionStorage.getItem(semaKey) !== null;

const off = new Set(['false', '0', 'off']);

/** Takes the mode from an address that names it. */
export const readSemaMode = (search: string) => {
  const sema = new URLSearchParams(search).get('sema');
  if (sema === null) return;
  if (off.has(sema)) sessionStorage.removeItem(semaKey);
  else sessionStorage.setItem(semaKey, sema);
};

const shopDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day it is at the shop, wherever the device is and whatever its clock says. */
export const todayAtShop = (now = new Date(siteNow())): Day => shopDay.format(now);

/** Where the API lies. */
export const apiPath = (path: string) => `/api/1.0${path}`;
