import type { Engine } from './engine.ts';
import { holdProjects } from './hold-projects.ts';
import { pull, rowsPerPage } from './pull.ts';
import { push } from './push.ts';
import { send } from './send.ts';
import { sendAdmitted } from './send-admitted.ts';

/**
 * One round: everything that may leave is sent, everything new is fetched. What is done while much is fetched leaves after
 * the page that is on its way, and at the end what had to wait for the news. Throws when nothing was heard.
 */
export const syncOnce = async (engine: Engine, pageRows = rowsPerPage): Promise<void> => {
  await send(engine, { pageRows });
  const sendNew = () => push(engine);
  await pull(engine, pageRows, sendNew);
  if (await holdProjects(engine)) await pull(engine, pageRows, sendNew);
  if (await sendAdmitted(engine)) await pull(engine, pageRows, sendNew);
};
