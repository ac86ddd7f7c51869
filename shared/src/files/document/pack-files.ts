import { Zip, ZipDeflate } from 'fflate';

/** The day that a zip can hold first; with it the same files give the same bytes. */
const fixedTime = new Date(1980, 0, 1);

/** Makes a zip file by file, so that whoever packs thousands can pause in between. Names are to be safe and unlike each other. */
export const filePacker = (): { add: (name: string, bytes: Uint8Array) => void; finish: () => Uint8Array } => {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return {
    add: (name, bytes) => {
      const entry = new ZipDeflate(name, { level: 6 });
      entry.mtime = fixedTime;
      zip.add(entry);
      entry.push(bytes, true);
    },
    finish: () => {
      zip.end();
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      return whole;
    },
  };
};
