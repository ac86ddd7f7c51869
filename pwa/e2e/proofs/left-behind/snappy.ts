/** Unpacks one block of Snappy's raw format; null: it is none. */
export const unpackSnappy = (packed: Buffer): Buffer | null => {
  const [length, start] = readVarint(packed, 0);
  if (length > 64_000_000) return null;
  const plain = Buffer.alloc(length);
  let [from, to] = [start, 0];
  while (from < packed.length) {
    const step = readElement(packed, from);
    if (step.copyFrom === null) plain.set(packed.subarray(step.next - step.length, step.next), to);
    else {
      if (step.copyFrom === 0 || step.copyFrom > to) return null;
      for (let n = 0; n < step.length; n++) plain[to + n] = plain[to + n - step.copyFrom] ?? 0;
    }
    to += step.length;
    from = step.next;
    if (to > length) return null;
  }
  return to === length ? plain : null;
};

/** A literal stands before `next`; a copy says how far back it begins. */
const readElement = (packed: Buffer, at: number) => {
  const tag = packed[at] ?? 0;
  const high = tag >> 2;
  if ((tag & 3) === 0) {
    const extra = Math.max(0, high - 59);
    const length = (extra === 0 ? high : littleEndian(packed, at + 1, extra)) + 1;
    return { length, copyFrom: null, next: at + 1 + extra + length };
  }
  if ((tag & 3) === 1) {
    const copyFrom = ((tag >> 5) << 8) | (packed[at + 1] ?? 0);
    return { length: (high & 7) + 4, copyFrom, next: at + 2 };
  }
  const bytes = (tag & 3) === 2 ? 2 : 4;
  return { length: high + 1, copyFrom: littleEndian(packed, at + 1, bytes), next: at + 1 + bytes };
};

const littleEndian = (bytes: Buffer, at: number, count: number) =>
  at + count <= bytes.length ? bytes.readUIntLE(at, count) : 0;

/** The number and where what follows begins. */
export const readVarint = (bytes: Buffer, at: number): [number, number] => {
  let [value, shift, next] = [0, 1, at];
  for (;;) {
    const byte = bytes[next++] ?? 0;
    value += (byte & 127) * shift;
    shift *= 128;
    if (byte < 128) return [value, next];
  }
};
