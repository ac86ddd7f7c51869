import type { Engine } from './engine.ts';
import { subscribeProjects } from './hold-projects.ts';
import { pull, rowsPerPage } from './pull.ts';
import { push } from './push.ts';
import { knowsEpoch, send } from './send.ts';
import { sendAdmitted } from './send-admitted.ts';

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
