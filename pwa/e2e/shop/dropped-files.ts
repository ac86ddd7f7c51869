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

/** Drags paths of the disk, folders too, from outside the browser into the middle of the page and lets go. */
export const dropFromDisk = async (page: Page, paths: string[]) => {
  const { width, height } = page.viewportSize() ?? { width: 800, height: 600 };
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  await session.detach();
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
export const steelFile = (mark: string, blocks = ['BO', 'v 50 50 18']) => ({
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
      .concat('', '', '', '', ...blocks, 'EN')
      .map((line, index) => (index === 0 || /^(BO|EN)$/.test(line) ? line : `  ${line}`))
      .join('\r\n'),
  ),
});

/** A plate of 300 x 200 in mm with two holes, and what is written into it, as a DXF of AutoCAD 2000. */
export const plateDrawing = (text: string): string => {
  const pairs = (...each: [number, string | number][]) =>
    each.map(([code, value]) => `${code}\r\n${value}\r\n`).join('');
  const hole = (x: number) => pairs([0, 'CIRCLE'], [8, 'CUT'], [10, x], [20, 100], [40, 9]);
  const corners = [
    [0, 0],
    [300, 0],
    [300, 200],
    [0, 200],
  ].flatMap(([x = 0, y = 0]): [number, number][] => [
    [10, x],
    [20, y],
  ]);
  return [
    pairs([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1015'], [9, '$INSUNITS'], [70, 4], [0, 'ENDSEC']),
    pairs([0, 'SECTION'], [2, 'ENTITIES'], [0, 'LWPOLYLINE'], [8, 'CUT'], [90, 4], [70, 1], ...corners),
    hole(60),
    hole(240),
    pairs([0, 'TEXT'], [8, 'TEXT'], [10, 40], [20, 40], [40, 10], [1, text], [0, 'ENDSEC'], [0, 'EOF']),
  ].join('');
};

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
