const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to stand as it is. */
export type Html = { markup: string };

type Value = string | Html | readonly Html[] | false | undefined;

const written = (value: Value): string => {
  if (value === false || value === undefined) return '';
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  return 'markup' in value ? value.markup : value.map(written).join('');
};

/** A template whose values are text unless they are markup of such a template. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: texts.map((text, n) => text + written(values[n])).join(''),
});
