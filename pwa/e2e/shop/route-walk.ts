import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { axeFindings } from './axe-findings.ts';
import { missing, type RouteRow, routeTable } from './route-table.ts';

export type Language = 'de' | 'en' | 'fr' | 'it';
const source = resolve(import.meta.dirname, '../../src');
const content = resolve(import.meta.dirname, '../../../sync-server/content');

/** The patterns of all route files below the language. */
export const routeFiles = () => {
  const patterns = globSync('routes/**/[!-]*.tsx', { cwd: source }).map((file) =>
    file
      .replace(/^routes\/|\.tsx$/g, '')
      .split(/[./]/)
      .filter((segment) => segment !== '$lang' && segment !== 'index' && !/^[_(]/.test(segment))
      .map((segment) => segment.replace(/_$/, ''))
      .join('/'),
  );
  return [...new Set(patterns)].sort();
};

const headingOf = (file: string) => /^# (.+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

/** What is said for a German text, in the app and by the operator's pages. */
const words = new Map<Language, Map<string, Set<string>>>();

const readWords = (language: Language) => {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(`**/locales/${language}/*.po`, { cwd: source })) {
    const text = readFileSync(resolve(source, file), 'utf8');
    for (const [, german = '', translated = ''] of text.matchAll(/msgid "(.+)"\nmsgstr "(.+)"/g)) {
      found.set(german, (found.get(german) ?? new Set()).add(translated));
    }
  }
  for (const page of globSync('*.md', { cwd: resolve(content, 'de') })) {
    const german = headingOf(resolve(content, 'de', page));
    found.set(german, (found.get(german) ?? new Set()).add(headingOf(resolve(content, language, page))));
  }
  words.set(language, found);
  return found;
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A German heading as it is said in another language; null where it is none of the app's own words. */
export const titleIn = (title: string | RegExp, language: Language): RegExp | null => {
  if (title instanceof RegExp) return title;
  if (language === 'de') return new RegExp(`^${escaped(title)}$`);
  const translated = (words.get(language) ?? readWords(language)).get(title);
  return translated ? new RegExp(`^(${[...translated].map(escaped).join('|')})$`) : null;
};

/** Another place without loading the app anew, as a link does it. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Collects what the browser complains of: errors, and what the content security policy forbids. */
export const listenForComplaints = async (page: Page) => {
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- it is read outside
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return () => {
    const heard = complaints;
    complaints = [];
    return heard;
  };
};

/** The screen before may still stand when its heading is the same: what is found is looked for until it lasts. */
const [looks, lookMs] = [5, 500];
const lastingFindings = async (page: Page) => {
  let found = await axeFindings(page);
  for (let n = 0; found.length > 0 && n < looks; n++) {
    await page.waitForTimeout(lookMs);
    found = await axeFindings(page);
  }
  return found;
};

export type Cell = {
  page: Page;
  /** A row of the table. */
  path: string;
  language: Language;
  title: string | RegExp;
  isOffline?: boolean;
  withAxe?: boolean;
  complaints: () => string[];
};

/** Names of the demo company: addresses and titles are kept by the browser, also after a sign-out. */
const personal = /Lindner|Josef|Peter|Huber|Hallenrahmen/;

const isExpected = (complaint: string, { isOffline = false }: Cell) =>
  (isOffline && /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/.test(complaint)) ||
  (complaint.includes('status of 404') && complaint.includes(missing));

/** Opens a row's address and tells what is wrong there; nothing when all is as it should be. */
export const lookAt = async (cell: Cell): Promise<string[]> => {
  const { page, path, language, title, withAxe = false } = cell;
  const row = routeTable[path] as RouteRow;
  cell.complaints();
  await go(page, `/${language}/${row.at ?? path}`);
  await page
    .waitForFunction((expected) => document.documentElement.lang === expected, language, { timeout: 40_000 })
    .catch(() => null);
  if (row.lands && title === row.title) await page.waitForURL(`**/${language}/${row.lands}`);
  const name = titleIn(title, language);
  const heading = page.getByRole('heading', name ? { name } : { level: 1 }).first();
  const found = await heading.waitFor().then(
    () => [],
    () => ['the heading is missing'],
  );
  const { isTooWide, lang, remembered } = await page.evaluate(() => ({
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    lang: document.documentElement.lang,
    remembered: `${document.title} ${location.href}`,
  }));
  const wrong = [
    ...found,
    ...(isTooWide ? ['it is too wide'] : []),
    ...(lang === language ? [] : [`its language is ${lang}`]),
    ...(personal.test(remembered) ? [`the browser remembers a name: ${remembered}`] : []),
    ...(withAxe ? await lastingFindings(page) : []),
    ...cell.complaints().filter((complaint) => !isExpected(complaint, cell)),
  ];
  return wrong.map((what) => `${language}/${path}: ${what}`);
};
