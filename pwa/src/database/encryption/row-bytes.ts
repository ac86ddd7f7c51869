type Row = Record<string, unknown>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const lengthBytes = 4;
const objectStart = '{'.charCodeAt(0);

/**
 * A row as bytes: JSON, and behind it the bytes of its own fields that hold files. Deeper inside a row only what JSON
 * keeps may stand.
 */
export const rowToBytes = (row: Row): Uint8Array => {
  if (!Object.values(row).some((value) => value instanceof Uint8Array)) return encoder.encode(JSON.stringify(row));
  const files = Object.entries(row).filter(isFile);
  const plain = Object.fromEntries(Object.entries(row).filter((field) => !isFile(field)));
  const lengths = files.map(([name, bytes]) => [name, bytes.length]);
  const head = encoder.encode(JSON.stringify([plain, lengths]));
  const joined = new Uint8Array(lengthBytes + head.length + files.reduce((sum, [, bytes]) => sum + bytes.length, 0));
  new DataView(joined.buffer).setUint32(0, head.length);
  joined.set(head, lengthBytes);
  let offset = lengthBytes + head.length;
  for (const [, bytes] of files) {
    joined.set(bytes, offset);
    offset += bytes.length;
  }
  return joined;
};

export const bytesToRow = (bytes: Uint8Array): Row => {
  if (bytes[0] === objectStart) return JSON.parse(decoder.decode(bytes)) as Row;
  const headEnd = lengthBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const [row, lengths] = JSON.parse(decoder.decode(bytes.subarray(lengthBytes, headEnd))) as [Row, [string, number][]];
  let offset = headEnd;
  for (const [name, length] of lengths) {
    row[name] = bytes.slice(offset, offset + length);
    offset += length;
  }
  return row;
};

const isFile = (field: [string, unknown]): field is [string, Uint8Array] => field[1] instanceof Uint8Array;
