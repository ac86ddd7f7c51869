const bytesAtOnce = 0x8000;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let from = 0; from < bytes.length; from += bytesAtOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + bytesAtOnce));
  return btoa(text);
};

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let n = 0; n < raw.length; n++) bytes[n] = raw.charCodeAt(n);
  return bytes;
};
