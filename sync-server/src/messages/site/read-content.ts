import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { type ContentPage, contentPages } from '@knotenblech/shared/messages/site-facts.ts';
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

const placeholder = /\{\{(\w+)\}\}/g;
const valueIn = (operator: Operator, name = '') => {
  const value = Object.hasOwn(operator, name) ? operator[name as keyof Operator] : undefined;
  return typeof value === 'string' ? value : null;
};

/** A line whose placeholders all stand for nothing is left out, and so is a section that has no other. */
const withoutUntold = (text: string, operator: Operator): string => {
  const isTold = (line: string) => {
    const values = [...line.matchAll(placeholder)].map(([, name]) => valueIn(operator, name));
    return values.length === 0 || values.some((value) => value !== '');
  };
  const lines = text.split('\n').filter(isTold);
  const isHeading = (line: string) => line.startsWith('## ');
  return lines
    .filter((line, n) => {
      const next = lines.slice(n + 1).find((each) => each.trim() !== '');
      return !isHeading(line) || (next !== undefined && !isHeading(next));
    })
    .join('\n');
};

const fillIn = (text: string, operator: Operator) =>
  withoutUntold(text, operator).replace(
    placeholder,
    (whole, name: string) => valueIn(operator, name)?.replace(/[\\`*_[\]<>]/g, '\\$&') ?? whole,
  );

/** All texts of a language; {{name}}, {{phone}} and so on stand for the operator's data. */
export const readContent = async (folders: readonly string[], language: Language, operator: Operator) => {
  const texts = await Promise.all(
    contentPages.map(async (page) => [page, fillIn(await readPage(folders, language, page), operator)] as const),
  );
  return { language, pages: Object.fromEntries(texts) as Record<ContentPage, string> };
};
