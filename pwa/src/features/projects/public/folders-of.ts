/** What was dropped where a folder is among it, else nothing: to be asked for within the event. */
export const foldersOf = ({ items }: DataTransfer): FileSystemEntry[] => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : [];
};
