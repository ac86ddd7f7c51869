/** A4 upright in points (1/72 inch), and the sides of what is written on it. */
export const a4 = { width: 595.28, height: 841.89, left: 42, right: 553.28 } as const;

/** Colours of print on paper. */
export const inks = { ink: '#1f2a33', soft: '#5b6a75', line: '#c9ced2', fill: '#eef1f3' } as const;

/** Foreign text as one paragraph, without what controls lines or the direction of writing. */
export const oneParagraph = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a PDF says of itself. */
export const paperInfo = (info: { title: string; author: string; createdAt: Date }) => ({
  Title: oneParagraph(info.title),
  Author: oneParagraph(info.author),
  Creator: 'Knotenblech',
  Producer: 'Knotenblech',
  CreationDate: info.createdAt,
});

type PaperStream = {
  on: {
    (event: 'data', listener: (chunk: Uint8Array) => void): unknown;
    (event: 'end', listener: () => void): unknown;
    (event: 'error', listener: (problem: Error) => void): unknown;
  };
  end: () => void;
};

/** Gathers what a document writes from now on; the returned function ends it and gives its bytes. */
export const gatherPaper = (doc: PaperStream): (() => Promise<Uint8Array<ArrayBuffer>>) => {
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  return async () => {
    doc.end();
    await ended;
    return joined(chunks);
  };
};

const joined = (chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
};
