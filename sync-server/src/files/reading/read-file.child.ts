import { readFile as readBytes } from 'node:fs/promises';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ReaderMessage, ReaderRequest } from './reader-message.ts';

const send = (message: ReaderMessage) =>
  new Promise<void>((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });

const sendReading = async ({ head, parts }: Reading) => {
  await send({ kind: 'head', head });
  for (const pack of packParts(parts)) await send({ kind: 'parts', parts: pack.parts });
  await send({ kind: 'done' });
};

const refusalOf = (error: unknown): ReaderMessage =>
  error instanceof DomainError
    ? { kind: 'refused', code: error.code, details: { ...error.details } }
    : { kind: 'broken', problem: String(error instanceof Error ? error.stack : error).slice(0, 4000) };

const read = async ({ path, fileName, catalogue }: ReaderRequest) => {
  const [bytes, kernel] = await Promise.all([readBytes(path), loadKernel()]);
  await sendReading(readFile({ bytes: new Uint8Array(bytes), fileName, catalogue, kernel }));
};

process.once('message', async (request: ReaderRequest) => {
  try {
    await read(request);
  } catch (error) {
    await send(refusalOf(error));
  }
  process.disconnect?.();
});
