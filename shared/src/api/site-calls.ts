import { z } from 'zod';
import { contactMessageSchema } from '../messages/contact-message.ts';
import { contentSchema } from '../messages/content-page.ts';
import { siteFactsSchema } from '../messages/site-facts.ts';
import { languageSchema } from '../values/language-schema.ts';
import { describeCall } from './describe-call.ts';

/** What everybody may read and write without a sign-in. */
export const siteCalls = {
  facts: describeCall({
    method: 'get',
    path: '/site',
    summary: 'Who runs the shop, and from when and where it is open.',
    permission: 'nobody',
    answer: siteFactsSchema,
    errors: [],
  }),
  content: describeCall({
    method: 'get',
    path: '/content/{language}',
    summary: 'The texts of the content pages in a language, in Markdown.',
    permission: 'nobody',
    pathSchema: z.object({ language: languageSchema }),
    answer: contentSchema,
    errors: [],
  }),
  contact: describeCall({
    method: 'post',
    path: '/contact',
    summary: 'Mails a message to the shop. One sent again with the same id arrives once.',
    permission: 'nobody',
    request: contactMessageSchema,
    answer: null,
    errors: ['nameEmpty', 'emailEmpty', 'emailInvalid', 'messageEmpty', 'too_many_tries'],
  }),
};
