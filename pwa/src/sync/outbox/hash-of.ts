import type { FileHash } from '@knotenblech/shared/values/ids.ts';

/** SHA-256, as hex. */
export const hashOf = async (bytes: Uint8Array): Promise<FileHash> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') as FileHash;
};

/** SHA-256 of a text, as hex. */
export const hashText = (text: string): Promise<string> => hashOf(new TextEncoder().encode(text));
