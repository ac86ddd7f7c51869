/** Characters that XML 1.0 cannot hold, half characters among them. */
const unfit = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML can hold it: control characters are dropped, half characters become U+FFFD. */
export const plainText = (text: string): string =>
  text.replace(unfit, (found) => (/^[\ud800-\udfff]$/.test(found) ? '\ufffd' : ''));

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text for an attribute or an element, so that a reader gets it back to the character. */
export const escapeText = (text: string): string =>
  plainText(text).replace(/[&<>"\t\n\r]/g, (found) => entities[found] ?? found);

export type AttributeValue = string | number | boolean | null | undefined;

const written = (value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value + 0) : escapeText(value);
};

/** An element with its attributes (yes/no for booleans, none for null and undefined) and its children, already written. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  children: readonly string[] = [],
): string => {
  const listed = Object.entries(attributes)
    .map(([key, value]) => (value == null ? '' : ` ${key}="${written(value)}"`))
    .join('');
  return children.length === 0 ? `<${name}${listed}/>` : `<${name}${listed}>${children.join('')}</${name}>`;
};

/** An element that holds one value. */
export const valueElement = (name: string, value: string | number | boolean): string =>
  `<${name}>${written(value)}</${name}>`;

/** Whether a text can be the name of an element or attribute without a prefix. */
export const isElementName = (text: string): boolean => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(text) && text.length <= 200;
