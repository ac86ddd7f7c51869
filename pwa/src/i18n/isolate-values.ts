import type { I18n, MessageDescriptor } from '@lingui/core';

type Values = Record<string, unknown>;

const [first, last] = ['\u2068', '\u2069'];

/** Letters that are read from the right, and marks that say so. */
const turns =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text that keeps its direction to itself: what it opens ends within it, and it ends nothing that it has not opened. */
export const isolate = (text: string): string => {
  if (!turns.test(text)) return text;
  let open = 0;
  let kept = '';
  for (const letter of text) {
    if (letter >= '\u2066' && letter <= '\u2068') open += 1;
    if (letter === last && open === 0) continue;
    if (letter === last) open -= 1;
    kept += letter;
  }
  return first + kept + last.repeat(open + 1);
};

const isolated = (values: Values | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value) : value]),
  );

const isolating = new WeakSet<I18n>();

/** From here on names and texts of people and files stand in sentences without turning the words around them. */
export const isolateValues = (i18n: I18n) => {
  if (isolating.has(i18n)) return i18n;
  isolating.add(i18n);
  const say = i18n._.bind(i18n) as (id: string | MessageDescriptor, values?: Values, options?: object) => string;
  const sayIsolated = (id: string | MessageDescriptor, values?: Values, options?: object) =>
    typeof id === 'string'
      ? say(id, isolated(values), options)
      : say({ ...id, ...(id.values ? { values: isolated(id.values) ?? {} } : {}) }, isolated(values), options);
  Object.assign(i18n, { _: sayIsolated, t: sayIsolated });
  return i18n;
};
