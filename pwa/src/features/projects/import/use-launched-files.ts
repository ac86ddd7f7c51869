import { useEffect } from 'react';
import { takeHeldFiles } from './held-files.ts';
import { takeFiles } from './take-files.ts';

type LaunchQueue = { setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void };

/** Takes the files that the system opened the installed app with, and those that another page was given; null while they cannot be read yet. */
export const useLaunchedFiles = (onFiles: ((files: readonly File[]) => void) | null) => {
  useEffect(() => {
    if (!onFiles) return;
    consumeLaunches((window as { launchQueue?: LaunchQueue }).launchQueue, onFiles);
    const files = takeHeldFiles();
    if (files.length > 0) onFiles(files);
  }, [onFiles]);
};

/** A browser without a queue opens no files with an app. */
export const consumeLaunches = (queue: LaunchQueue | undefined, onFiles: (files: readonly File[]) => void) => {
  const take = async (handles: readonly FileSystemFileHandle[]) => {
    const files = await Promise.all(handles.map((handle) => handle.getFile()));
    if (files.length > 0) await takeFiles(files, onFiles);
  };
  queue?.setConsumer(({ files }) => void take(files));
};
