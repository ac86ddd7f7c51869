import { oddValue } from './grammar/random-value.ts';
import type { Random } from './random.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const spliced = (bytes: Bytes, at: number, removed: number, added: Uint8Array): Bytes => {
  const rest = Math.min(bytes.length, at + removed);
  const result = new Uint8Array(bytes.length - (rest - at) + added.length);
  result.set(bytes.subarray(0, at));
  result.set(added, at);
  result.set(bytes.subarray(rest), at + added.length);
  return result;
};

const flip = (bytes: Bytes, random: Random): Bytes => {
  const flipped = bytes.slice();
  for (let n = random.below(4); n >= 0; n -= 1) {
    const at = random.below(bytes.length);
    flipped[at] = random.once(2) ? (flipped[at] ?? 0) ^ (1 << random.below(8)) : random.below(256);
  }
  return flipped;
};

/** Another value in place of a line, as files without quotes have one in each. */
const swapLine = (bytes: Bytes, random: Random): Bytes => {
  const before = bytes.indexOf(0x0a, random.below(bytes.length));
  const end = before < 0 ? -1 : bytes.indexOf(0x0a, before + 1);
  return end < 0 || end - before > 400
    ? flip(bytes, random)
    : spliced(bytes, before + 1, end - before - 1, new TextEncoder().encode(oddValue(random)));
};

const swapValue = (bytes: Bytes, random: Random): Bytes => {
  const from = random.below(bytes.length);
  const quote = bytes.indexOf(0x22, from);
  const end = quote < 0 ? -1 : bytes.indexOf(0x22, quote + 1);
  if (quote < 0) return swapLine(bytes, random);
  return end < 0 || end - quote > 400
    ? flip(bytes, random)
    : spliced(bytes, quote + 1, end - quote - 1, new TextEncoder().encode(oddValue(random)));
};

const tagAt = (bytes: Bytes, random: Random): [number, number] => {
  const from = bytes.indexOf(0x3c, random.below(bytes.length));
  const to = from < 0 ? -1 : bytes.indexOf(0x3e, from);
  return to < 0 || to - from > 2000 ? [0, 0] : [from, to + 1];
};

const swapTags = (bytes: Bytes, other: Bytes, random: Random): Bytes => {
  const [from, to] = tagAt(bytes, random);
  const [otherFrom, otherTo] = tagAt(other, random);
  return spliced(bytes, from, random.once(3) ? 0 : to - from, other.subarray(otherFrom, otherTo));
};

const splice = (bytes: Bytes, other: Bytes, random: Random): Bytes => {
  const from = random.below(other.length);
  return spliced(bytes, random.below(bytes.length), random.below(300), other.subarray(from, from + random.below(600)));
};

/** A damaged copy of a file: bits, bytes, values, tags, pieces of another file, its end. */
export const mutateFile = (file: Bytes, other: Bytes, random: Random): Bytes => {
  let bytes = file;
  for (let n = random.below(4); n >= 0; n -= 1) {
    if (bytes.length < 8) return bytes;
    const way = random.below(12);
    if (way === 0 && random.once(2)) bytes = flip(bytes, random);
    else if (way < 9) bytes = swapValue(bytes, random);
    else if (way < 10 && random.once(2)) bytes = swapTags(bytes, other, random);
    else if (way < 10) bytes = splice(bytes, other, random);
    else if (way < 11) bytes = spliced(bytes, random.below(bytes.length), random.below(400), new Uint8Array());
    else if (random.once(4)) bytes = bytes.slice(0, random.below(bytes.length));
  }
  return bytes.length > mostBytes ? bytes.slice(0, mostBytes) : bytes;
};

const mostBytes = 1_000_000;
