import { useState } from 'react';
import { useOpenEdit } from '../../ui/forms/open-edits.ts';

/** A file that is to become a project; an empty name leaves it to the file. */
export type ChosenFile = { id: string; file: File; name: string };

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files chosen so far; one that is chosen again stays once. */
export const addFiles = (chosen: readonly ChosenFile[], files: readonly File[]): ChosenFile[] =>
  files.reduce<ChosenFile[]>(
    (all, file) =>
      all.some((each) => isSame(each.file, file)) ? all : [...all, { id: crypto.randomUUID(), file, name: '' }],
    [...chosen],
  );

export type ChosenFiles = {
  chosen: readonly ChosenFile[];
  add: (files: readonly File[]) => void;
  setName: (id: string, name: string) => void;
  remove: (id: string) => void;
  clear: () => void;
};

export const useChosenFiles = (): ChosenFiles => {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  useOpenEdit(chosen.length > 0);
  return {
    chosen,
    add: (files) => setChosen((before) => addFiles(before, files)),
    setName: (id, name) => setChosen((before) => before.map((each) => (each.id === id ? { ...each, name } : each))),
    remove: (id) => setChosen((before) => before.filter((each) => each.id !== id)),
    clear: () => setChosen([]),
  };
};
