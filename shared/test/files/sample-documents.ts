import { strToU8 } from 'fflate';
import { zipFiles } from '../../src/exports/table-to-csv.ts';

/** Small documents of each kind, as the programs that write them build them. */
export const samplePdf = () => strToU8('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const office = 'application/vnd.openxmlformats-officedocument';

export const sampleOffice = (main: string) =>
  zipFiles([
    {
      name: '[Content_Types].xml',
      bytes: strToU8(`<Types><Override PartName="/main.xml" ContentType="${main}"/></Types>`),
    },
    { name: 'main.xml', bytes: strToU8('<main/>') },
  ]);

export const sampleDocx = () => sampleOffice(`${office}.wordprocessingml.document.main+xml`);
export const sampleXlsx = () => sampleOffice(`${office}.spreadsheetml.sheet.main+xml`);

/** A compound file (MS-CFB, sectors of 512 bytes): header, allocation table, directory of two sectors. */
export const sampleCompound = (streamName: string): Uint8Array => {
  const bytes = new Uint8Array(512 * 4);
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  view.setUint32(76, 0, true);
  [0xfffffffd, 2, 0xfffffffe].forEach((next, sector) => view.setUint32(512 + 4 * sector, next, true));
  [
    [1024, 'Root Entry'],
    [1536, streamName],
  ].forEach(([at, name]) => writeName(view, Number(at), String(name)));
  return bytes;
};

const writeName = (view: DataView, at: number, name: string) => {
  for (let n = 0; n < name.length; n += 1) view.setUint16(at + 2 * n, name.charCodeAt(n), true);
  view.setUint16(at + 64, 2 * (name.length + 1), true);
};
