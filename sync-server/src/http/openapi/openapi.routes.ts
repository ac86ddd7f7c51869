import { calls } from '@knotenblech/shared/api/calls.ts';
import { type Context, Hono } from 'hono';
import type { ShopEnv } from '../shop-env.ts';
import { type ApiDocument, describeApi } from './describe-api.ts';
import { docsPolicy, writeDocs } from './write-docs.ts';
import { type DocsLanguage, docsLanguages } from './write-operation.ts';

/** What API 1.0 answers, for programs and for people. */
export const openApiRoutes = () => {
  const document = describeApi(calls);
  const pages = new Map<DocsLanguage, string>();
  const pageIn = (language: DocsLanguage) => {
    const page = pages.get(language) ?? writeDocs(document as unknown as ApiDocument, language);
    pages.set(language, page);
    return page;
  };
  return new Hono<ShopEnv>()
    .get('/openapi.json', (c) => c.json(document))
    .get('/docs', (c) => {
      c.set('policy', docsPolicy);
      return c.html(pageIn(languageOf(c)));
    });
};

/** The asked one, else the browser's: German for those who read German before English. */
const languageOf = (c: Context): DocsLanguage => {
  const asked = [c.req.query('language') ?? '', ...(c.req.header('Accept-Language') ?? '').split(',')];
  return (
    docsLanguages.find((each) =>
      asked
        .find((word) => /^\s*(de|en)/i.test(word))
        ?.trim()
        .toLowerCase()
        .startsWith(each),
    ) ?? 'de'
  );
};
