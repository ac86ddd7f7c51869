import { z } from 'zod';

/** What is kept of a report: neither whose it is nor the rest of any address. */
export type CspReport = { directive: string; blocked: string; source: string; line: number | null };

const text = z.string().max(20_000).catch('');
const line = z.number().int().nullable().catch(null).default(null);
const ofBrowsersToday = z.object({
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: line }),
});
const ofOlderBrowsers = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

const keyword = /^[a-z-]{1,40}$/;
/** Of an address its origin, of one of our own files the name too; a keyword as it is. */
const shortened = (address: string) => {
  if (keyword.test(address)) return address;
  try {
    const { origin, pathname, protocol } = new URL(address);
    if (origin === 'null') return protocol;
    return /^\/(assets\/[\w.-]{1,80}|service-worker\.js)$/.test(pathname) ? origin + pathname : origin;
  } catch {
    return '';
  }
};

const mostAtOnce = 10;

/** The reports of a body as browsers of both kinds send them; what is no report is left out. */
export const readCspReports = (body: unknown): CspReport[] =>
  (Array.isArray(body) ? body : [body]).slice(0, mostAtOnce).flatMap((each: unknown) => {
    const today = ofBrowsersToday.safeParse(each).data?.body;
    const older = ofOlderBrowsers.safeParse(each).data?.['csp-report'];
    const directive = today?.effectiveDirective ?? older?.['effective-directive'] ?? '';
    if (!keyword.test(directive)) return [];
    return [
      {
        directive,
        blocked: shortened(today?.blockedURL ?? older?.['blocked-uri'] ?? ''),
        source: shortened(today?.sourceFile ?? older?.['source-file'] ?? ''),
        line: today?.lineNumber ?? older?.['line-number'] ?? null,
      },
    ];
  });
