/** An exact number: numerator and denominator, the denominator above 0. */
export type Fraction = { over: bigint; under: bigint };

/** The exact value of a decimal text, of an amount or of a measure; a number is taken as it is written. */
export const exact = (value: string | number | bigint): Fraction => {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? noNumber(value);
  const digits = BigInt(`${sign}${whole}${part}`);
  const places = part.length - Number(power);
  return places >= 0 ? { over: digits, under: 10n ** BigInt(places) } : { over: digits * 10n ** BigInt(-places), under: 1n };
};

export const zero = exact(0);
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
export const through = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over });
export const total = (all: readonly Fraction[]) => all.reduce(plus, zero);
export const product = (...all: (string | number | Fraction)[]) =>
  all.map((each) => (typeof each === 'object' ? each : exact(each))).reduce(times);

/** a is less than b. */
export const isBelow = (a: Fraction, b: Fraction) => a.over * b.under < b.over * a.under;

/** Rounded to so many decimals; a half goes up. Not for values below 0. */
export const halfUp = (a: Fraction, places: number): Fraction => {
  const scale = 10n ** BigInt(places);
  return { over: (2n * a.over * scale + a.under) / (2n * a.under), under: scale };
};

export const centsOf = (eur: Fraction) => Number(halfUp(eur, 2).over);
export const eurOf = (cents: number): Fraction => ({ over: BigInt(cents), under: 100n });

/** As a decimal number, for comparison with what others say; exact to 4 decimals. */
export const inFigures = (a: Fraction) => Number(halfUp(a, 4).over) / 10_000;

function noNumber(value: unknown): never {
  throw new Error(`no decimal: ${String(value)}`);
}
