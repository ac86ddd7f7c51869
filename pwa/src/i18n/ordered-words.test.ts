import { expect, test } from 'vitest';
import { translations } from '../../test/i18n/translations.ts';

/** What denies, conditions or asks for an order says of none that it is made. */
const saysNoSuchThing = /nicht|kann|wird|werden|Preisliste, nach der/i;

/** Shown of what the server has accepted: a project with its day of order, an order with its number, its own answer. */
const onceAccepted = [
  'Bereits bestellt am {day}, <0/>',
  'Bereits bestellt, <0/>. Die Stornierung wartet, bis dahin gilt die Bestellung.',
  'bereits bestellt: <0/> vom {0}, von {1}',
  'bestellt für',
  '{quantity}-mal bestellt für',
  'Bestellt und deshalb schreibgeschützt',
  'Bestellt: Nr. {number}',
  'Bestellt von',
  'Bestellt',
  'Bestellte Projekte',
  'Bestellte',
  'bestellt, Nr. {number}',
  '{quantity}-mal bestellt, Nr. {number}',
  'Der Gutschein gilt nur für Kunden, die schon bestellt haben.',
  'Inzwischen auf anderem Weg bestellt',
  'Dieser Warenkorb ist schon bestellt.',
  'Beim Übernehmen kommen Ihre Eingaben in die neue Fassung: Mengen, Oberflächen, Stahlsorten, Namen, Texte. Die alte Fassung ist bestellt und bleibt, wie sie ist.',
  'Schon bestellte, unveränderte Teile auslassen',
  'bereits bestellt: {0}',
  'Dieses Projekt ist bestellt und bleibt, wie es ist.',
  'bestellt am {0}',
  'bestellt',
  '{customerName} ({customerNumber}), bestellt am {0}',
  '„{name}“ wurde am {orderedAt} bestellt',
  '„{name}“ wurde inzwischen bestellt',
];

test('no text says that something is ordered but those shown of what the server has accepted', () => {
  const said = translations.map(({ german }) => german).filter((german) => /bestellt/i.test(german));
  expect(said.length).toBeGreaterThan(onceAccepted.length);
  const affirming = new Set(said.filter((german) => !saysNoSuchThing.test(german)));
  expect([...affirming].toSorted()).toEqual(onceAccepted.toSorted());
});
