import type { Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { badValueOf } from '../btlx/bad-value.ts';
import { remarkOf } from '../document/remark-codes.ts';

/** An element that is left out for a value of it; its place in the file. */
export type UnreadElement = { number: number; name: string; error: DomainError };

/** What was read of an element, or the refusal that stood in the way: it takes the element with it, never the file. */
export const readElement = <T>(
  { number, name }: Pick<UnreadElement, 'number' | 'name'>,
  unread: UnreadElement[],
  read: () => T,
): T[] => {
  try {
    return [read()];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    unread.push({ number, name, error });
    return [];
  }
};

const saidOneByOne = 20;

/** One by one as long as a person would read them. @throws the refusal of the first where nothing else is left */
export const unreadRemarks = (unread: readonly UnreadElement[], readCount: number): Remark[] => {
  const [first] = unread;
  if (first !== undefined && readCount === 0) throw first.error;
  const remarks = unread
    .slice(0, saidOneByOne)
    .map(({ number, name, error }) =>
      remarkOf('warn.part-unread', { number, name, ...badValueOf(error, { line: 1 }) }),
    );
  const more = unread.length - remarks.length;
  return more > 0 ? [...remarks, remarkOf('warn.more-parts-unread', { count: more })] : remarks;
};
