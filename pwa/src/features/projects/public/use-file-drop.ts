import { useEffect, useEffectEvent, useState } from 'react';

/** `folders`: what was dropped, where a folder is among it. */
export type OnDrop = (files: readonly File[], folders: readonly FileSystemEntry[]) => void;

/** Takes what is dropped anywhere on the page and says whether some is held over it; with null it is not taken, nor opened by the browser. */
export const useFileDrop = (onDrop: OnDrop | null): boolean => {
  const [isOver, setIsOver] = useState(false);
  const isTaking = onDrop !== null;
  const take = useEffectEvent((dropped: DataTransfer) => onDrop?.([...dropped.files], foldersOf(dropped)));
  useEffect(() => {
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!isTaking || !hasFiles(event)) return;
      depth += 1;
      setIsOver(true);
    };
    const leave = () => {
      depth = Math.max(0, depth - 1);
      if (depth === 0) setIsOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setIsOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) take(event.dataTransfer);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener);
    };
  }, [isTaking]);
  return isOver;
};

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** What was dropped where a folder is among it, else nothing: to be asked for within the event. */
const foldersOf = ({ items }: DataTransfer): FileSystemEntry[] => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : [];
};
