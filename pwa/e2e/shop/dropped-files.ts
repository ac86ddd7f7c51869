import type { Page } from 'playwright';

type Dropped = Parameters<Page['setInputFiles']>[1];

/** Drops files onto the page, as a hand does; a path is that of a file of the disk, however large. */
export const dropOnPage = async (page: Page, files: Dropped) => {
  const source = await page.evaluateHandle(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    return document.body.appendChild(input);
  });
  await source.setInputFiles(files);
  await source.evaluate((input) => {
    const data = new DataTransfer();
    for (const file of input.files ?? []) data.items.add(file);
    input.remove();
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
};

/** A file with one plate of steel, which is read and priced quickly. */
export const smallFile = (projectName: string) => ({
  name: `${projectName}.btlx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    `<BTLx Version="2.3.1"><Project Name="${projectName}"><Parts>
      <Part Designation="Lasche" Material="S235JR" Length="300" Height="10" Width="200"/>
    </Parts></Project></BTLx>`,
  ),
});

/** The same plate as a DSTV file, called by its own name. */
export const steelFile = (mark: string) => ({
  name: `${mark}.nc1`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    [
      'ST',
      'A1',
      'Z1',
      '1',
      mark,
      'S235JR',
      '1',
      'PL10*200',
      'B',
      '300',
      '200',
      '0',
      '0',
      '10',
      '0',
      '78.5',
      '0',
      '0',
      '0',
      '0',
      '0',
    ]
      .concat('', '', '', '', 'BO', 'v 50 50 18', 'EN')
      .map((line, index) => (index === 0 || /^(BO|EN)$/.test(line) ? line : `  ${line}`))
      .join('\r\n'),
  ),
});

/** How many files, readings and unsent changes lie on the device of a page. */
export const countStored = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('shop-'))?.name ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('no database'));
    });
    const count = (table: string) =>
      new Promise<number>((done) => {
        const request = database.transaction(table).objectStore(table).count();
        request.onsuccess = () => done(request.result);
      });
    const counts = {
      files: await count('file'),
      readings: await count('localReading'),
      waiting: await count('outbox'),
    };
    database.close();
    return counts;
  });
