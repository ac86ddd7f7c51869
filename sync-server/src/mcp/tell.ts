import { cutText } from '@knotenblech/shared/values/cut-text.ts';

/** EUR as text with two decimals, so that no client counts in binary fractions; null: on request or not seen. */
export const euros = (amount: number | null | undefined) => (amount == null ? null : amount.toFixed(2));

const longestText = 120;

/** Signs that steer a text rather than stand in it: controls, and what turns or hides letters. */
const steering = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]+/gu;

const plain = (text: string) => {
  const line = text.replace(steering, ' ').replace(/\s+/gu, ' ').trim();
  return line.length > longestText ? `${cutText(line, longestText - 1)}…` : line;
};

/**
 * Texts that stand in customers' files or forms, marked as such and cut to length: data, whatever they say.
 * Nothing of them is ever told in another field.
 */
export const customerText = <Name extends string>(texts: Record<Name, string>) => ({
  customer_text: Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, plain(text)])) as Record<
    Name,
    string
  >,
});

/** As text, within which quotation marks are written as two signs, and as data: an answer stays below 25 kB. */
const mostBytes = 23_000;

const bytesOf = (value: unknown) => {
  const text = JSON.stringify(value);
  return Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
};

/** As many items from the cursor on as were asked for and fit. `next_cursor` null: that was all. */
export const pageOf = <T>(items: readonly T[], { cursor, limit }: { cursor?: string | undefined; limit: number }) => {
  const from = Number(cursor ?? 0);
  const page: T[] = [];
  let bytes = 0;
  for (const item of items.slice(from, from + limit)) {
    bytes += bytesOf(item);
    if (page.length > 0 && bytes > mostBytes) break;
    page.push(item);
  }
  const next = from + page.length;
  return { items: page, total: items.length, next_cursor: next < items.length ? String(next) : null };
};
