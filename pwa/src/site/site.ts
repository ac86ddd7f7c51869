import { createListeners } from '../listeners/create-listeners.ts';
import type { SiteFacts } from '@knotenblech/shared/site/site-facts.ts';

/** The facts with how far the server's clock is ahead of this device's. */
export type Site = { facts: SiteFacts; clockOffsetMs: number };

const storageKey = 'site';
const patienceMs = 1500;

const isFacts = (value: unknown): value is SiteFacts => {
  const { operator, unavailableRegions } = (value ?? {}) as Partial<SiteFacts>;
  return typeof operator?.name === 'string' && Array.isArray(operator.links) && Array.isArray(unavailableRegions);
};

const remembered = (): Site | null => {
  const site = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Site> | null;
  return isFacts(site?.facts) ? { facts: site.facts, clockOffsetMs: site.clockOffsetMs ?? 0 } : null;
};

let site = remembered();
let asking: Promise<Site | null> | null = null;
const listeners = createListeners();

export const knownSite = () => site;

export const subscribeToSite = listeners.subscribe;

const ask = async (): Promise<Site | null> => {
  const answer = await fetch('/api/1.0/site', { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const facts: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!isFacts(facts)) return site;
  site = { facts, clockOffsetMs: Date.parse(facts.serverTime) - Date.now() };
  localStorage.setItem(storageKey, JSON.stringify(site));
  listeners.tell();
  return site;
};

/** Who runs the shop: at once what the device remembers, the server asked beside it; a new device waits a moment. */
export const loadSite = async (): Promise<Site | null> => {
  asking ??= ask();
  const patience = new Promise<null>((done) => {
    setTimeout(done, patienceMs, null);
  });
  return site ?? Promise.race([asking, patience]);
};

/** The server's time, as far as the device knows it. */
export const siteNow = () => Date.now() + (site?.clockOffsetMs ?? 0);

/** Until the shop is open, in ms; 0 once it is. */
export const msToLaunch = (known: Site | null, now: number) =>
  known?.facts.launchAt ? Math.max(0, Date.parse(known.facts.launchAt) - now) : 0;
