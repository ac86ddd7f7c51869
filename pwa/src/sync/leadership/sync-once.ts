import type { Engine } from '../engine/open-engine.ts';
import { pull, rowsPerPage } from '../pull/pull.ts';
import { subscribeProjects } from '../pull/subscribe-projects.ts';
import { push } from '../push/push.ts';
import { knowsEpoch, send, sendAdmitted } from '../push/sync-once.ts';

/**
 * One round: everything that may leave is sent, everything new is fetched; a device that has never heard its server fetches
 * first. What is done while much is fetched leaves after the page that is on its way, and at the end what had to wait for the
 * news. Throws when nothing was heard.
 */
export const syncOnce = async (engine: Engine, pageRows = rowsPerPage): Promise<void> => {
  const sendNew = () => push(engine);
  const hasFetched = !(await knowsEpoch(engine)) && (await pull(engine, pageRows, sendNew));
  const hasSent = await send(engine, { pageRows });
  if (hasSent || !hasFetched) await pull(engine, pageRows, sendNew);
  if (await subscribeProjects(engine)) await pull(engine, pageRows, sendNew);
  if (await sendAdmitted(engine)) await pull(engine, pageRows, sendNew);
};
