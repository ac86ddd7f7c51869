/** The ways in which a word may stand in a file: as bytes of each alphabet, and inside longer text in base64 or hexadecimal. */
export const spellingsOf = (word: string): Buffer[] => {
  const spellings = (['utf8', 'utf16le', 'latin1'] as const).flatMap((encoding) => {
    const bytes = Buffer.from(word, encoding);
    return [bytes, Buffer.from(bytes.toString('hex')), ...[0, 1, 2].map((lead) => inBase64(bytes, lead))];
  });
  return [...new Map(spellings.map((bytes) => [bytes.toString('latin1'), bytes])).values()];
};

/** Without the letters at both ends that depend on what stands beside. */
const inBase64 = (bytes: Buffer, lead: number) => {
  const text = Buffer.from('\0'.repeat(lead) + bytes.toString('latin1'), 'latin1')
    .toString('base64')
    .replaceAll('=', '');
  return Buffer.from(text.slice(lead === 0 ? 0 : lead + 1, -1));
};
