import type { ErrorCode } from '../../src/values/errors/error-codes.ts';

/** What a reader says of a hostile file: 'on-request' is read, with at least one part that gets no price. */
export type Expected = 'accepted' | 'on-request' | ErrorCode;

export type HostileFile = {
  /** Number of its kind, 1 to 70. */
  kind: number;
  name: string;
  fileName: string;
  /** Made when it is asked for: many are large. */
  bytes: () => Uint8Array<ArrayBuffer>;
  expected: Expected;
  /** The refusal says line and column. */
  hasPlace: boolean;
};

type Options = { fileName?: string; hasPlace?: boolean };

const isPlaceless = (expected: Expected) =>
  expected === 'accepted' || expected === 'on-request' || expected === 'E_SIZE' || expected.startsWith('E_ZIP');

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A hostile file of a kind from its text or bytes. */
export const hostile = (
  kind: number,
  name: string,
  expected: Expected,
  content: () => string | Uint8Array<ArrayBuffer>,
  { fileName = 'probe.btlx', hasPlace = !isPlaceless(expected) }: Options = {},
): HostileFile => ({
  kind,
  name,
  fileName,
  expected,
  hasPlace,
  bytes: () => {
    const made = content();
    return typeof made === 'string' ? utf8(made) : made;
  },
});
