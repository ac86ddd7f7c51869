import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const sources = resolve(import.meta.dirname, '../..');
const bareField = /<(input|textarea)\b|react-aria-components\/(\w*Field|\w*Input|TextArea|ComboBox|\w*Picker)'/;
const tells = /\buse(Entry|OpenEdit|UnsavedGuard)\(/;

/** Fields that hold nothing which a reload would lose. */
const holdsNothing: Record<string, string> = {
  'ui/record-list/list-toolbar.tsx': 'what is searched for stands in the address',
  'ui/fields/combo-box.tsx': 'what is typed only finds what is chosen',
  'features/site/home/home-start.tsx': 'a file goes on to the list of projects at once',
  'features/account/public/visitor-actions.tsx': 'a choice that is stored as it is made',
  'features/project/view3d/tools/section-bar.tsx': 'a slider that turns the view',
};

test('what text is typed into tells that something is being entered', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const textOf = (path: string) => readFileSync(join(sources, path), 'utf8');
  const fields = files.filter((path) => bareField.test(textOf(path)));
  expect(fields).toContain('ui/fields/text-field.tsx');
  expect(fields.filter((path) => !tells.test(textOf(path))).sort()).toEqual(Object.keys(holdsNothing).sort());
});
