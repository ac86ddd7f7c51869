import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type CostGroup = { id: string; prefixes: readonly string[]; words: MessageDescriptor };

/** What the costs are about, in the order in which an admin goes through them. */
const costGroups: readonly CostGroup[] = [
  { id: 'rate', prefixes: ['rate'], words: msg`Stundensätze` },
  { id: 'factor', prefixes: ['factor'], words: msg`Faktoren des Verkaufs` },
  { id: 'material', prefixes: ['material'], words: msg`Materialpreise` },
  { id: 'stock', prefixes: ['waste', 'stock'], words: msg`Verschnitt und Halbzeug` },
  { id: 'cutting', prefixes: ['laser', 'plasma'], words: msg`Laserschneiden und Plasmaschneiden` },
  { id: 'saw', prefixes: ['saw'], words: msg`Sägen` },
  { id: 'drill', prefixes: ['drill'], words: msg`Bohren` },
  { id: 'mill', prefixes: ['mill'], words: msg`Fräsen` },
  { id: 'weld', prefixes: ['weld'], words: msg`Schweißen` },
  { id: 'blast', prefixes: ['blast'], words: msg`Strahlen` },
  { id: 'zinc', prefixes: ['zinc'], words: msg`Feuerverzinken` },
  { id: 'powder', prefixes: ['powder'], words: msg`Pulverbeschichten` },
  { id: 'primer', prefixes: ['primer'], words: msg`Grundieren` },
  { id: 'project', prefixes: ['setup', 'certificate', 'en1090'], words: msg`Projekt und Zeugnisse` },
  { id: 'shipping', prefixes: ['packing', 'parcel', 'freight'], words: msg`Verpackung und Versand` },
  { id: 'limit', prefixes: ['limit'], words: msg`Grenzen der Fertigung` },
];
const others: CostGroup = { id: 'other', prefixes: [], words: msg`Weitere Werte` };

const placeOf = (key: string) => {
  const [prefix = ''] = key.split('.');
  const place = costGroups.findIndex(({ prefixes }) => prefixes.includes(prefix));
  return place < 0 ? costGroups.length : place;
};

/** The group of a cost. */
export const costGroup = (key: string): CostGroup => costGroups[placeOf(key)] ?? others;

/** The rows of costs, group by group, as they stood within each. */
export const byCostGroup = <Row extends { key: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
