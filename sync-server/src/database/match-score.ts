import { foldWords, mayScatter } from '@knotenblech/shared/values/match-score.ts';
import type { Fragment, Sql, Transaction } from './database.ts';

const escapeRegex = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const lettersOf = (part: string) => Array.from(part);

const partsOf = (search: string) =>
  foldWords(search)
    .split(/\s+/)
    .filter((part) => part !== '');

/** So many finds of a search are put in order at once; of more, pages are. */
export const fewFinds = 500;

type Words = { sql: Sql | Transaction; words: Fragment };

/** How long the letters of a part lie apart in their order; null where one is missing. The cheap question comes first. */
const spanOf = ({ sql, words }: Words, part: string) => {
  const letters = lettersOf(part);
  const apart = `%${letters.map(escapeLike).join('%')}%`;
  const nearest = letters.map(escapeRegex).join('.*?');
  return sql`(case when ${words} like ${apart} then length(substring(${words} from ${nearest}::text)) end)`;
};

const mostSpan = (part: string) => lettersOf(part).length * 3;

/** Whether a part is within the words, or its letters near each other in their order. */
const partFits = (given: Words, part: string): Fragment => {
  const { sql, words } = given;
  const scattered = mayScatter(part) ? sql`or coalesce(${spanOf(given, part)} <= ${mostSpan(part)}, false)` : sql``;
  return sql`(position(${part} in ${words}) > 0 ${scattered})`;
};

/** How well a part fits: at the start of a word 2, within one 1, its letters near each other in order less; else 0. */
const partScore = (given: Words, part: string): Fragment => {
  const { sql, words } = given;
  const starts = /[\s_.,;/-]/.test(part) ? sql`` : sql`when ${words} ~ ${`(^|[\\s_.,;/-])${escapeRegex(part)}`} then 2`;
  const scattered = mayScatter(part)
    ? sql`when ${spanOf(given, part)} <= ${mostSpan(part)} then ${lettersOf(part).length}::float / ${spanOf(given, part)} / 2`
    : sql``;
  return sql`(case ${starts} when position(${part} in ${words}) > 0 then 1 ${scattered} else 0 end)`;
};

/** `matchScore` of the shared search, worked out by the database for folded words: whether all parts of a search fit, and how well. */
export const matchWords = (sql: Sql | Transaction, words: Fragment, search: string) => {
  const parts = partsOf(search);
  const given = { sql, words };
  return {
    fits: parts.reduce<Fragment>((all, part) => sql`${all} and ${partFits(given, part)}`, sql`true`),
    score: parts.reduce<Fragment>((sum, part) => sql`${sum} + ${partScore(given, part)}`, sql`0`),
  };
};
