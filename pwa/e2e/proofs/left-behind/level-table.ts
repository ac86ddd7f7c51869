import { readVarint, unpackSnappy } from './snappy.ts';

const footerBytes = 48;
const magic = Buffer.from('57fb808b247547db', 'hex');

/** The blocks of a table file of LevelDB, unpacked; none: it is another kind of file. */
export const readLevelTable = (file: Buffer): Buffer[] => {
  if (file.length < footerBytes || !file.subarray(-8).equals(magic)) return [];
  const footer = file.length - footerBytes;
  const [, metaSize] = [readVarint(file, footer), readVarint(file, readVarint(file, footer)[1])];
  const index = readBlock(file, metaSize[1]);
  return index ? handlesIn(index).flatMap((at) => readBlock(index, at, file) ?? []) : [];
};

/** The block that the place and the size at `at` name. */
const readBlock = (handle: Buffer, at: number, file = handle): Buffer | null => {
  const [offset, next] = readVarint(handle, at);
  const [size] = readVarint(handle, next);
  const block = file.subarray(offset, offset + size);
  return file[offset + size] === 1 ? unpackSnappy(block) : block;
};

/** Where in the index block the handles of the others stand. */
const handlesIn = (index: Buffer): number[] => {
  const end = index.length - 4 - 4 * index.readUInt32LE(index.length - 4);
  const handles: number[] = [];
  for (let at = 0; at < end; ) {
    const [, afterShared] = readVarint(index, at);
    const [keyBytes, afterKey] = readVarint(index, afterShared);
    const [valueBytes, start] = readVarint(index, afterKey);
    handles.push(start + keyBytes);
    at = start + keyBytes + valueBytes;
  }
  return handles;
};
