import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@knotenblech/shared/base-data/operator.ts';
import { type ContentPage, contentPages } from '@knotenblech/shared/site/content-page.ts';
import { type Language, languages } from '@knotenblech/shared/values/language.ts';

const readText = async (path: string) => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** The first of the folders that has the page in the language, else in German. */
const readPage = async (folders: readonly string[], language: Language, page: ContentPage) => {
  for (const each of new Set([language, languages[0]])) {
    for (const folder of folders) {
      const text = await readText(join(folder, each, `${page}.md`));
      if (text !== null) return text;
    }
  }
  return '';
};

const fillIn = (text: string, operator: Operator) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(operator, name) ? operator[name as keyof Operator] : undefined;
    return typeof value === 'string' ? value.replace(/[\\`*_[\]<>]/g, '\\$&') : whole;
  });

/** All texts of a language; {{name}}, {{phone}} and so on stand for the operator's data. */
export const readContent = async (folders: readonly string[], language: Language, operator: Operator) => {
  const texts = await Promise.all(
    contentPages.map(async (page) => [page, fillIn(await readPage(folders, language, page), operator)] as const),
  );
  return { language, pages: Object.fromEntries(texts) as Record<ContentPage, string> };
};
