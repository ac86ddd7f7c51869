import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { describeAccounts } from './operations/demo/demo-accounts.ts';
import { readSettings } from './operations/read-settings.ts';
import { runShop } from './run-shop.ts';

const leave = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const start = async () => {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel });
  const stop = await runShop(settings, log);
  let isEnding = false;
  const end = async (exitCode: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), settings.drainMs + 20_000).unref();
    await stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => end(0)).on('SIGINT', () => end(0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void end(1);
  });
  console.log(`Knotenblech is at ${settings.publicUrl}`);
  if (settings.hasDemoData) console.log(describeAccounts());
  flushCompileCache();
};

await start().catch(leave);
