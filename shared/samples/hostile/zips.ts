import { hostile, type HostileFile, utf8 } from './hostile-file.ts';
import { file, plate, times } from './hostile-parts.ts';
import { type WrittenEntry, zipOf } from './write-zip.ts';

const btlx = file(plate());
const good: WrittenEntry = { name: 'a.btlx', text: btlx };
const zip = (...entries: WrittenEntry[]) => () => zipOf(entries).bytes;
const many = (count: number) => zipOf(Array.from({ length: count }, (_, n) => ({ name: `f${n}`, text: 'x', method: 0 }))).bytes;

const badNames = ['../a.btlx', 'x/../../a.btlx', '/a.btlx', 'C:\\a.btlx', 'C:/a.btlx', '..\\a.btlx', 'a\0.btlx', '', '..', 'x\r\ny.btlx', 'a\u202exltb.exe', `${'n'.repeat(300)}.btlx`];

const names = [
  ...badNames.map((name, index) => hostile(44, `entry name ${index + 1}`, 'E_ZIP_NAME', zip({ ...good, name }), { fileName: 'a.zip' })),
  hostile(44, 'two names that differ in case', 'E_ZIP_DUP', zip(good, { ...good, name: 'A.BTLX' })),
  hostile(44, 'two names that differ in normal form', 'E_ZIP_DUP', zip(good, { name: 'ä.png', text: '1' }, { name: 'a\u0308.png', text: '2' })),
  hostile(44, 'name that is no UTF-8 although it says so', 'E_ZIP_NAME', zip({ ...good, nameBytes: new Uint8Array([0xff, 0xfe, 0x2e, 0x62]), flags: 0x800 })),
];

const types = [
  hostile(45, 'symbolic link', 'E_ZIP_TYPE', zip({ ...good, mode: 0xa1ff })),
  hostile(45, 'character device', 'E_ZIP_TYPE', zip({ ...good, mode: 0x21ff })),
  hostile(45, 'block device', 'E_ZIP_TYPE', zip({ ...good, mode: 0x61ff })),
  hostile(45, 'named pipe', 'E_ZIP_TYPE', zip({ ...good, mode: 0x11ff })),
  hostile(45, 'directory posing as a file', 'E_ZIP_TYPE', zip({ ...good, mode: 0x41ff })),
  hostile(45, 'link beside a good file', 'E_ZIP_TYPE', zip(good, { name: 'x.png', text: '/etc/passwd', mode: 0xa1ff })),
];

const bombs = [
  hostile(46, '50 MB of blanks', 'E_ZIP_RATIO', () => zipOf([{ name: 'a.btlx', bytes: new Uint8Array(50_000_000).fill(32) }]).bytes),
  hostile(46, '100 MB', 'E_ZIP_RATIO', () => zipOf([{ name: 'a.btlx', bytes: new Uint8Array(100_000_000) }]).bytes),
  hostile(46, 'bomb beside a good file', 'E_ZIP_RATIO', () => zipOf([good, { name: 'b.png', bytes: new Uint8Array(30_000_000) }]).bytes),
  hostile(46, 'bomb that says it is small', 'E_ZIP', () => zipOf([{ name: 'a.btlx', bytes: new Uint8Array(60_000_000).fill(32), size: 2000 }]).bytes),
  hostile(46, 'four files of 60 MB said', 'E_ZIP_RATIO', () =>
    zipOf(Array.from({ length: 4 }, (_, n) => ({ name: `${n}.btlx`, bytes: utf8(times(100_000, (m) => String((m * 7919) % 10_007))), size: 60_000_000 }))).bytes),
  hostile(46, 'stored entry said to be larger than it is', 'E_ZIP', zip({ ...good, method: 0, size: btlx.length + 10 })),
];

const digits = utf8(times(10_000, (n) => String((n * 7919) % 10_007)));
const overlap = (count: number) =>
  zipOf([{ name: 'a.btlx', bytes: digits }, ...Array.from({ length: count }, (_, n) => ({ name: `${n}.png`, bytes: digits, sharesDataOf: 0 }))]).bytes;

/** Every entry's data reaches over the headers of those behind it. */
const nested = () => {
  const { bytes, directoryAt } = zipOf([0, 1, 2].map((n) => ({ name: `${n}.btlx`, text: btlx, method: 0 })));
  const view = new DataView(bytes.buffer);
  const firstSize = view.getUint32(18, true) * 2;
  for (const at of [18, 22]) view.setUint32(at, firstSize, true);
  for (const at of [20, 24]) view.setUint32(directoryAt + at, firstSize, true);
  return bytes;
};

const liars = [
  hostile(47, 'two entries with one stream', 'E_ZIP_OVERLAP', () => overlap(1)),
  hostile(47, '150 entries with one stream', 'E_ZIP_OVERLAP', () => overlap(150)),
  hostile(47, 'entry over the next entry', 'E_ZIP_OVERLAP', nested),
  hostile(47, 'one stream under one name', 'E_ZIP_DUP', () => zipOf([good, { ...good, sharesDataOf: 0 }]).bytes),
  hostile(48, 'wrong checksum', 'E_ZIP', zip({ ...good, crc: 12_345 })),
  hostile(48, 'wrong size', 'E_ZIP', zip({ ...good, size: 1000 })),
  hostile(48, 'packed size too large', 'E_ZIP', zip({ ...good, packedSize: 1_000_000 })),
  hostile(48, 'packed size too small', 'E_ZIP', zip({ ...good, packedSize: 20 })),
  hostile(48, 'local header with another name', 'E_ZIP', zip({ ...good, local: { name: 'b.btlx' } })),
  hostile(48, 'local header with another method', 'E_ZIP', zip({ ...good, local: { method: 0 } })),
  hostile(48, 'local header with another size', 'E_ZIP', zip({ ...good, local: { size: 5 } })),
  hostile(48, 'local header with another checksum', 'E_ZIP', zip({ ...good, local: { crc: 5 } })),
  hostile(48, 'garbage called deflated', 'E_ZIP', () => {
    const { bytes } = zipOf([{ name: 'a.btlx', text: btlx, method: 0 }]);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 0x04034b50) view.setUint16(at + 8, 8, true);
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 10, 8, true);
    }
    return bytes;
  }),
];

const inner = () => zipOf([good]).bytes;
const boxes = [
  hostile(49, 'zip in a zip', 'E_ZIP_NESTED', () => zipOf([{ name: 'a.zip', bytes: inner() }]).bytes),
  hostile(49, 'zip called .btlx in a zip', 'E_ZIP_NESTED', () => zipOf([{ name: 'a.btlx', bytes: inner() }]).bytes),
  hostile(49, 'zip beside a good file', 'E_ZIP_NESTED', () => zipOf([good, { name: 'b.btlz', bytes: inner() }]).bytes),
  hostile(49, 'sixteen zips, as 42.zip has them', 'E_ZIP_NESTED', () => zipOf(Array.from({ length: 16 }, (_, n) => ({ name: `lib ${n}.zip`, bytes: inner() }))).bytes),
  hostile(49, 'zip called .png beside a good file', 'accepted', () => zipOf([good, { name: 'b.png', bytes: inner() }]).bytes),
  hostile(50, '5,001 entries', 'E_ZIP_COUNT', () => many(5001)),
  hostile(50, '65,000 entries', 'E_ZIP_COUNT', () => many(65_000)),
  hostile(50, '65,535 entries said', 'E_ZIP_COUNT', () => zipOf([good], { count: 0xffff }).bytes),
  hostile(50, 'two entries said, one there', 'E_ZIP', () => zipOf([good], { count: 2 }).bytes),
  hostile(50, 'one entry said, two there', 'E_ZIP', () => zipOf([good, { name: 'b', text: 'x' }], { count: 1 }).bytes),
  hostile(50, 'sizes in zip64', 'E_ZIP_COUNT', zip({ ...good, size: 0xffffffff, packedSize: 0xffffffff })),
  hostile(51, 'encrypted', 'E_ZIP_ENC', zip({ ...good, flags: 1 })),
  hostile(51, 'strongly encrypted', 'E_ZIP_ENC', zip({ ...good, flags: 0x41 })),
  hostile(51, 'AES', 'E_ZIP_ENC', zip({ ...good, flags: 1, method: 99 })),
  hostile(51, 'hidden directory', 'E_ZIP_ENC', zip({ ...good, flags: 0x2000 })),
  hostile(51, 'encrypted in the local header only', 'E_ZIP', zip({ ...good, local: { flags: 1 } })),
  ...[9, 12, 14, 93, 95, 1].map((method) => hostile(52, `method ${method}`, 'E_ZIP_METHOD', zip({ ...good, method }))),
  hostile(52, 'several disks', 'E_ZIP_METHOD', () => zipOf([good], { disk: 1 }).bytes),
  hostile(53, 'cut off in the directory', 'E_ZIP', () => zipOf([good]).bytes.slice(0, -30)),
  hostile(53, 'cut off in the data', 'E_ZIP', () => zipOf([good]).bytes.slice(0, 100)),
  hostile(53, 'only its first two bytes', 'E_ZIP', () => 'PK'),
  hostile(53, 'bytes behind the end', 'E_ZIP', () => zipOf([good], { after: 'more' }).bytes),
  hostile(53, 'two end records', 'E_ZIP', () => new Uint8Array([...zipOf([good]).bytes, ...zipOf([{ name: 'b.btlx', text: 'x' }]).bytes])),
  hostile(53, 'end record in the comment', 'E_ZIP', () => zipOf([good], { comment: `PK\u0005\u0006${'\0'.repeat(18)}` }).bytes),
  hostile(53, 'bytes before the first entry', 'E_ZIP', () => zipOf([good], { before: `PK\u0003\u0004${'\0'.repeat(60)}` }).bytes),
  hostile(53, 'comment of 64 kB', 'accepted', () => zipOf([good], { comment: 'c'.repeat(65_535) }).bytes),
  hostile(53, 'directory elsewhere', 'E_ZIP', () => zipOf([good], { directoryShift: 4 }).bytes),
  hostile(53, 'empty zip', 'E_ZIP_EMPTY', () => zipOf([]).bytes),
  hostile(54, 'one name twice', 'E_ZIP_DUP', zip(good, good)),
  hostile(54, 'two part files', 'E_ZIP_COUNT', zip(good, { ...good, name: 'b.btlx' })),
  hostile(54, 'no part file', 'E_ZIP_EMPTY', zip({ name: 'readme.txt', text: 'hello' })),
  hostile(54, 'only what a Mac adds', 'E_ZIP_EMPTY', zip({ name: '__MACOSX/._a.btlx', text: 'x' })),
  hostile(54, 'a part file and what a Mac adds', 'accepted', zip({ name: '__MACOSX/._a.btlx', text: 'x' }, good)),
  hostile(54, 'a part file in a folder', 'accepted', zip({ name: 'x/', text: '', method: 0, mode: 0x41ff }, { ...good, name: 'x/a.btlx' })),
];

const inZip = [
  hostile(46, 'a text of 60 MB in a zip', 'E_ZIP_RATIO', () => zipOf([{ name: 'a.btlx', text: file(plate('x'.repeat(60_000_000))) }]).bytes),
  hostile(1, 'document type in a zip', 'E_DTD', zip({ name: 'a.btlx', text: `<!DOCTYPE x>${btlx}` })),
  hostile(18, 'empty part file in a zip', 'E_EMPTY', zip({ name: 'a.btlx', text: '', method: 0 })),
  hostile(19, 'HTML in a zip', 'E_TYPE', zip({ name: 'a.btlx', text: '<!DOCTYPE html><html/>' })),
];

/** Kinds 44 to 54, and some others inside a zip. */
export const zips: HostileFile[] = [...names, ...types, ...bombs, ...liars, ...boxes, ...inZip];
