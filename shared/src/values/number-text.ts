const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (least: number, most: number, useGrouping: boolean) => {
  const key = `${least} ${most} ${useGrouping}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping,
  });
  formats.set(key, made);
  return made;
};

/** A number in German format, as every language of the shop writes it: `germanNumber(1234.5, 2)` is '1.234,50'. From `least` to `most` decimals. */
export const germanNumber = (value: number, least: number, most = least): string =>
  formatOf(least, most, true).format(value);

/** A number as it stands in a field, nothing between thousands: '1234,5'. */
export const germanInput = (value: number, most: number): string => formatOf(0, most, false).format(value);

/** EUR cents as '1.234,50', without the sign of the currency. */
export const germanCents = (cents: number): string => germanNumber(cents / 100, 2);
