import { useEffect } from 'react';

type LaunchQueue = { setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void };

/** Takes the files that the system opened the installed app with; null while they cannot be read yet. */
export const useLaunchedFiles = (onFiles: ((files: readonly File[]) => void) | null) => {
  useEffect(() => {
    if (!onFiles) return;
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    const take = async (handles: readonly FileSystemFileHandle[]) => {
      const files = await Promise.all(handles.map((handle) => handle.getFile()));
      if (files.length > 0) onFiles(files);
    };
    launchQueue?.setConsumer(({ files }) => void take(files));
  }, [onFiles]);
};
