type Named = { name: string };
type Subtle = Pick<SubtleCrypto, 'encrypt' | 'decrypt'> & {
  importKey: (format: string, bytes: Uint8Array) => Promise<CryptoKey>;
};

const nameOf = (key: CryptoKey) => new TextEncoder().encode(`${(key as unknown as Named).name}:`);
const bytesOf = (data: BufferSource) =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

const instant: Subtle = {
  importKey: async (_, bytes) => ({ name: bytes.join() }) as unknown as CryptoKey,
  encrypt: async (_, key, data) => {
    const [name, plain] = [nameOf(key), bytesOf(data)];
    const sealed = new Uint8Array(name.length + plain.length);
    sealed.set(name);
    sealed.set(plain, name.length);
    return sealed.buffer;
  },
  decrypt: async (_, key, data) => {
    const [name, sealed] = [nameOf(key), bytesOf(data)];
    if (name.some((byte, n) => sealed[n] !== byte)) throw new Error('another key');
    return sealed.slice(name.length).buffer;
  },
};

/** While it lasts sealing hides nothing and takes no real time: the real one works on threads that no seed rules. */
export const withInstantCipher = async <T>(work: () => Promise<T>): Promise<T> => {
  const subtle = crypto.subtle as unknown as Partial<Subtle>;
  Object.assign(subtle, instant);
  try {
    return await work();
  } finally {
    delete subtle.importKey;
    delete subtle.encrypt;
    delete subtle.decrypt;
  }
};
