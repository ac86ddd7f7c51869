import { useEffect } from 'react';

type LaunchQueue = { setConsumer: (consumer: (launch: { files: FileSystemFileHandle[] }) => void) => void };

/** Takes the files that the system opened the installed app with. */
export const useLaunchedFiles = (onFiles: (files: readonly File[]) => void) => {
  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void Promise.all(files.map((handle) => handle.getFile())).then((opened) => {
        if (opened.length > 0) onFiles(opened);
      });
    });
  }, [onFiles]);
};
