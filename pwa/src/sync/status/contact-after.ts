import type { MetaValue } from '../../database/read-meta.ts';
import { type Answer, parseErrorBody } from '../transport/answers.ts';

export type Contact = MetaValue<'contact'>;

/** What a gateway says while it waits for its server, and what only asks for patience. */
const notThere = [408, 429, 502, 503, 504];

/** Of a try that came to nothing, by the last answer other than 200; null: there was none. */
export const contactStateOf = (answer: Answer | null): Contact => {
  if (answer === null || notThere.includes(answer.status)) return 'unreached';
  return parseErrorBody(answer) || answer.status >= 500 ? { failedWith: answer.status } : 'cut off';
};
