import { z } from 'zod';
import { runHistories } from './histories/run-histories.ts';
import { readArguments, seedArgument } from './read-arguments.ts';

const usage = 'node sync-server/durability/histories-command.ts [--transactions N] [--seed N]';

const shape = {
  transactions: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  seed: seedArgument,
};

/** Clients append and read at two servers on one database; exit code 1 on anything that no order of their transactions explains. */
const run = async () => {
  const size = readArguments(usage, shape);
  console.log(`seed ${size.seed}`);
  const { history, anomalies, seconds } = await runHistories(size);
  for (const anomaly of anomalies) console.error(anomaly);
  const appends = history.filter((step) => step.appends.length > 0).length;
  console.log(
    `${history.length} transactions in ${seconds.toFixed(0)} s, ${appends} of them appended, ${anomalies.length} anomalies`,
  );
  if (anomalies.length > 0) process.exitCode = 1;
};

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
