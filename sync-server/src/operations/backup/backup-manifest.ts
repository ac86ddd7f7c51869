import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** Says what a backup holds; its own hash lies beside it, so that whoever verifies both has verified everything. */
export const backupManifestSchema = z.strictObject({
  format: z.literal('knotenblech-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: sha256 })).min(1),
  tables: z.array(
    z.strictObject({ schema: name, name, columns: z.array(name), rows: z.number().int(), bytes: z.number(), sha256 }),
  ),
  sequences: z.array(z.strictObject({ name, last: z.number().int().nullable(), isShown: z.boolean() })),
  files: z.array(z.strictObject({ sha256, bytes: z.number().int() })),
});
export type BackupManifest = z.infer<typeof backupManifestSchema>;
export type BackedTable = BackupManifest['tables'][number];

export const manifestName = 'manifest.json';
export const manifestHashName = 'manifest.sha256';
export const tableFile = (folder: string, { schema, name: table }: Pick<BackedTable, 'schema' | 'name'>) =>
  join(folder, 'tables', `${schema}.${table}.copy`);
export const blobFile = (folder: string, hash: string) =>
  join(folder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);

export const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Throws when the folder holds no backup, or one that was not finished. */
export const readManifest = async (folder: string): Promise<BackupManifest> => {
  const [text, hash] = await Promise.all(
    [manifestName, manifestHashName].map((file) => readFile(join(folder, file), 'utf8').catch(() => null)),
  );
  if (text === null || text === undefined || hash === null || hash === undefined)
    throw new Error(`${folder} holds no finished backup`);
  if (hashText(text) !== hash.trim()) throw new Error(`the backup was altered: ${manifestName}`);
  const parsed = backupManifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`the backup is of a form that this version does not know`);
  return parsed.data;
};
