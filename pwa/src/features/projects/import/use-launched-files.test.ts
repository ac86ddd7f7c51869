import { expect, test } from 'vitest';
import { consumeLaunches } from './use-launched-files.ts';

type Launch = { files: FileSystemFileHandle[] };

/** A queue of the browser, and the way to open the app with files. */
const createQueue = () => {
  let consumer: ((launch: Launch) => void) | undefined;
  return {
    queue: { setConsumer: (next: (launch: Launch) => void) => void (consumer = next) },
    launch: (...names: string[]) =>
      consumer?.({
        files: names.map((name) => ({ getFile: async () => new File(['x'], name) }) as FileSystemFileHandle),
      }),
  };
};

test('all files that the installed app is opened with are taken in, at each opening', async () => {
  const { queue, launch } = createQueue();
  const taken: string[][] = [];
  consumeLaunches(queue, (files) => taken.push(files.map(({ name }) => name)));
  launch('Halle.btlx', 'Anbau.stws');
  await expect.poll(() => taken).toEqual([['Halle.btlx', 'Anbau.stws']]);
  launch('Carport.btlx');
  await expect.poll(() => taken).toEqual([['Halle.btlx', 'Anbau.stws'], ['Carport.btlx']]);
});

test('an opening without a file takes nothing in', async () => {
  const { queue, launch } = createQueue();
  const taken: string[][] = [];
  consumeLaunches(queue, (files) => taken.push(files.map(({ name }) => name)));
  launch();
  launch('Halle.btlx');
  await expect.poll(() => taken).toEqual([['Halle.btlx']]);
});

test('a browser that opens no files with an app is no fault', () =>
  expect(() => consumeLaunches(undefined, () => {})).not.toThrow());
