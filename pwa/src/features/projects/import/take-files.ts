export type OnFiles = (files: readonly File[]) => void;

/** NC1 files that come together are one project, and a zip may hold several. */
const needGathering = (files: readonly File[]): boolean =>
  files.some(({ name }) => /\.zip$/i.test(name)) || files.filter(({ name }) => /\.nc1?$/i.test(name)).length > 1;

const copies = new WeakMap<File, readonly string[]>();

/** Names of files that were dropped with this one, hold the same and are not taken a second time. */
export const copiesOf = (file: File): readonly string[] => copies.get(file) ?? [];

/** Hands on the files that become one project each. `entries`: what was dropped, where a folder is among it. */
export const takeFiles = async (
  files: readonly File[],
  onFiles: OnFiles,
  entries: readonly FileSystemEntry[] = [],
): Promise<void> => {
  if (entries.length === 0 && !needGathering(files)) return onFiles(files);
  const { filesInFolders, gatherFiles } = await import('./gather-files.ts');
  const { withoutCopies } = await import('./same-files.ts');
  const loose = files.map((file) => ({ path: file.name, file }));
  const gathered = await withoutCopies(await gatherFiles(entries.length === 0 ? loose : await filesInFolders(entries)));
  for (const [file, names] of gathered.copies) copies.set(file, names);
  onFiles(gathered.kept);
};
