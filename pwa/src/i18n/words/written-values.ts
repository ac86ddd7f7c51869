const figure = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 });

/** Values of a sentence: numbers in German format, everything else as text. */
export const writtenValues = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? figure.format(value) : String(value),
    ]),
  );
