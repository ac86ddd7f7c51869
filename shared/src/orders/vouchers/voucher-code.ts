/** The one spelling of a code: case and blanks do not tell two codes apart. */
export const voucherCodeOf = (typed: string) => typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
