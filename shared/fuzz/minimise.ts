const mostTries = 400;

/** A smaller file that shows the same: pieces are left out, ever shorter ones. */
export const minimise = (bytes: Uint8Array, isSame: (smaller: Uint8Array) => boolean): Uint8Array => {
  let smallest = bytes;
  let tries = 0;
  for (let size = Math.ceil(bytes.length / 2); size >= 1 && tries < mostTries; size = Math.floor(size / 2)) {
    for (let at = 0; at < smallest.length && tries < mostTries; tries += 1) {
      const smaller = new Uint8Array([...smallest.subarray(0, at), ...smallest.subarray(at + size)]);
      if (isSame(smaller)) smallest = smaller;
      else at += size;
    }
  }
  return smallest;
};
