import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type CostGroup = {
  id: string;
  prefixes: readonly string[];
  words: MessageDescriptor;
  /** What its rows do to a price. */
  sentence: MessageDescriptor;
};

/** What the costs are about, in the order in which an admin goes through them. */
const costGroups: readonly CostGroup[] = [
  {
    id: 'rate',
    prefixes: ['rate'],
    words: msg`Stundensätze`,
    sentence: msg`Kosten einer Stunde: Jeder Arbeitsgang rechnet seine Minuten damit.`,
  },
  {
    id: 'factor',
    prefixes: ['factor'],
    words: msg`Faktoren des Verkaufs`,
    sentence: msg`Verkaufspreis = Kosten × Faktor; sie heben oder senken alle Preise zugleich.`,
  },
  {
    id: 'material',
    prefixes: ['material'],
    words: msg`Materialpreise`,
    sentence: msg`Preis je kg Stahl, den das Gewicht samt Verschnitt kostet.`,
  },
  {
    id: 'stock',
    prefixes: ['waste', 'stock'],
    words: msg`Verschnitt und Halbzeug`,
    sentence: msg`Wie viel mehr Material berechnet wird, als am Teil bleibt, und was das Rüsten kostet.`,
  },
  {
    id: 'cutting',
    prefixes: ['laser', 'plasma'],
    words: msg`Laserschneiden und Plasmaschneiden`,
    sentence: msg`Minuten beim Schneiden von Blech, zum Stundensatz des Verfahrens.`,
  },
  {
    id: 'saw',
    prefixes: ['saw'],
    words: msg`Sägen`,
    sentence: msg`Minuten je Schnitt und Position, zum Stundensatz fürs Sägen.`,
  },
  {
    id: 'drill',
    prefixes: ['drill'],
    words: msg`Bohren`,
    sentence: msg`Minuten je Loch und Position, zum Stundensatz fürs Bohren.`,
  },
  {
    id: 'mill',
    prefixes: ['mill'],
    words: msg`Fräsen`,
    sentence: msg`Minuten je Tasche und Position, zum Stundensatz fürs Fräsen.`,
  },
  {
    id: 'weld',
    prefixes: ['weld'],
    words: msg`Schweißen`,
    sentence: msg`Minuten je Naht und Baugruppe, zum Stundensatz fürs Schweißen.`,
  },
  {
    id: 'blast',
    prefixes: ['blast'],
    words: msg`Strahlen`,
    sentence: msg`Wie schnell Teile durch die Strahlanlage laufen, zum Stundensatz für Handarbeit.`,
  },
  {
    id: 'zinc',
    prefixes: ['zinc'],
    words: msg`Feuerverzinken`,
    sentence: msg`Preis je kg verzinkter Ware mit Zuschlag, Mindestbetrag und Maßen des Bads.`,
  },
  {
    id: 'powder',
    prefixes: ['powder'],
    words: msg`Pulverbeschichten`,
    sentence: msg`Preis je m² Fläche; Mindestbetrag und Farbwechsel kommen je Projekt dazu.`,
  },
  {
    id: 'primer',
    prefixes: ['primer'],
    words: msg`Grundieren`,
    sentence: msg`Preis je m² Fläche und die zusätzlichen Arbeitstage.`,
  },
  {
    id: 'project',
    prefixes: ['setup', 'certificate', 'en1090'],
    words: msg`Projekt und Zeugnisse`,
    sentence: msg`Beträge, die je Projekt, Position oder Baugruppe einmal dazukommen.`,
  },
  {
    id: 'shipping',
    prefixes: ['packing', 'parcel', 'freight'],
    words: msg`Verpackung und Versand`,
    sentence: msg`Bis wann etwas als Paket oder mit dem Lkw geht, und was Langgut mehr kostet.`,
  },
  {
    id: 'limit',
    prefixes: ['limit'],
    words: msg`Grenzen der Fertigung`,
    sentence: msg`Was größer ist, hat keinen Preis und geht auf Anfrage.`,
  },
];
const others: CostGroup = {
  id: 'other',
  prefixes: [],
  words: msg`Weitere Werte`,
  sentence: msg`Eigene Werte: Materialpreise je Güte können sie nennen.`,
};

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
