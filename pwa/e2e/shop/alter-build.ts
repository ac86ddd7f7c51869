import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hashed = /^(.+-)([\w-]{8})(\.\w+)$/;
const text = /\.(js|css|html|webmanifest)$/;

/** Of the shop's database, as its last version stands in the built app. */
const newestVersion = /\bversion\((\d{1,4})\)\.stores\(\{row:/g;
const raised = (_: string, version: string) => `version(${Math.max(999, Number(version)) + 1}).stores({row:`;

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/** What the hash of another build might be: each name changes, and changes again at the next call. */
const nextName = (name: string) =>
  name.replace(hashed, (_, start: string, hash: string, end: string) => `${start}${hash.slice(1)}${hash[0]}${end}`);

/**
 * A copy of a built app as the next build would be: every hashed name is another, everything names the new ones,
 * the database is of a later version.
 */
export const alterBuild = (from: string, to: string, { build }: { build: string }) => {
  cpSync(from, to, { recursive: true });
  for (const path of filesOf(to)) if (/\.(br|gz)$/.test(path)) rmSync(path);
  const assets = join(to, 'assets');
  const names = readdirSync(assets).filter((name) => hashed.test(name) && nextName(name) !== name);
  const renamed = new Map(names.map((name) => [name, nextName(name)]));
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  let raisedFiles = 0;
  for (const path of filesOf(to).filter((each) => text.test(each))) {
    const content = readFileSync(path, 'utf8').replaceAll(anyName, (name) => renamed.get(name) ?? name);
    const later = content.replaceAll(newestVersion, raised);
    if (later !== content) raisedFiles += 1;
    writeFileSync(path, later);
  }
  if (raisedFiles !== 1) throw new Error(`the database's newest version stands in ${raisedFiles} files`);
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
  const page = join(to, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head><meta name="build" content="${build}">`));
  const worker = join(to, 'service-worker.js');
  const pageRevision = /("revision":")\w+(","url":"index\.html")/;
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(pageRevision, `$1${build}$2`));
  return to;
};
