import { expect, it } from 'vitest';
import { readCspReports } from './read-csp-reports.ts';

const today = {
  type: 'csp-violation',
  url: 'https://shop.example.org/de/shop/projects/0199?token=secret',
  user_agent: 'Browser of Anna',
  body: {
    documentURL: 'https://shop.example.org/de/shop/project/0199?token=secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example.org/steal.js?of=anna',
    sourceFile: 'https://shop.example.org/assets/site-AbCd1234.js?x=1',
    lineNumber: 7,
    sample: 'alert(anna@example.org)',
  },
};

it('keeps directive, origin, own file and line of a report, nothing of whose it is', () => {
  expect(readCspReports([today])).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example.org',
      source: 'https://shop.example.org/assets/site-AbCd1234.js',
      line: 7,
    },
  ]);
});

it('reads the older form too', () => {
  const report = {
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'source-file': '',
  };
  expect(readCspReports({ 'csp-report': report })).toEqual([
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', source: '', line: null },
  ]);
});

it.each([null, 1, 'x', {}, [{}], { body: { effectiveDirective: 'a\nforged log line' } }])('%o is no report', (body) =>
  expect(readCspReports(body)).toEqual([]),
);

it('reads ten at most', () => expect(readCspReports(Array.from({ length: 99 }, () => today))).toHaveLength(10));
