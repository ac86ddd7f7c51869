import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@knotenblech/shared/values/language.ts';
import { linesOf, noteStored, type Stored } from './payload-texts.ts';

const pages = ['home', 'about', 'gallery', 'infos', 'disclaimer', 'imprint', 'privacy', 'shippingterms', 'contact'];
const links = [
  '[one](javascript:xss())',
  '[two](data:text/html,<script>xss()</script>)',
  '[three](//evil.invalid/)',
  '[four](/\\evil.invalid/)',
  '<javascript:xss()>',
  '![five](x" onerror="xss())',
  '{{name}} {{email}}',
];

/** The operator's pages in every language: each payload as a line of text, as a heading and as raw HTML, and links that lead astray. */
export const writeContent = (folder: string, stored: Stored) => {
  const lines = linesOf('content', 200);
  noteStored(stored, lines.join('\n'));
  const text = ['# Inhalt', ...lines, '## Titel', ...lines.map((line) => `- **${line}**`), ...links].join('\n\n');
  for (const language of languages) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const page of pages) writeFileSync(join(folder, language, `${page}.md`), text);
  }
};
