import type { Page } from 'playwright';

/** Runs in a page: true once a newer build lies ready, false where none could be installed. */
export const findUpdate = async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => null);
  const { installing } = registration ?? {};
  if (installing)
    await new Promise<void>((done) => {
      const look = () => installing.state === 'installing' || done();
      installing.addEventListener('statechange', look);
      look();
    });
  return registration?.waiting !== null;
};

export const hasUpdate = (page: Page) => page.evaluate(findUpdate);
