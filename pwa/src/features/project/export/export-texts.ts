import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import type { ShownProject } from '../public/shown-project.ts';
import type { SheetText } from './writers/export-messages.ts';

const titles = {
  position: msg`Position`,
  level: msg`Ebene`,
  drawingNumber: msg`Zeichnung`,
  name: msg`Name`,
  category: msg`Art`,
  profile: msg`Halbzeug`,
  thickness: msg`Dicke (mm)`,
  grade: msg`Stahlsorte`,
  length: msg`Länge x (mm)`,
  width: msg`Breite y (mm)`,
  height: msg`Höhe z (mm)`,
  quantitySingle: msg`Menge je Baugruppe`,
  quantity: msg`Menge`,
  netWeight: msg`Gewicht netto je Stück (kg)`,
  netWeightTotal: msg`Gewicht netto gesamt (kg)`,
  grossWeight: msg`Gewicht mit Verschnitt je Stück (kg)`,
  surfaceArea: msg`Oberfläche je Stück (m²)`,
  surface: msg`Oberflächenbehandlung`,
  ral: msg`RAL`,
  unitPrice: msg`Stückpreis netto (€)`,
  positionPrice: msg`Positionspreis netto (€)`,
  remarks: msg`Hinweise`,
} satisfies Record<keyof SheetText['titles'], unknown>;

const category = {
  FLAT: msg`Blech`,
  GIRDER: msg`Träger`,
  PROFILE: msg`Profil`,
  ASSEMBLY: msg`Baugruppe`,
} satisfies Record<keyof SheetText['category'], unknown>;

const views = {
  TRI: msg`Räumlich`,
  TOP: msg`Oben`,
  BOTTOM: msg`Unten`,
  LEFT: msg`Links`,
  RIGHT: msg`Rechts`,
  FRONT: msg`Vorn`,
  BACK: msg`Hinten`,
} satisfies Record<keyof SheetText['views'], unknown>;

const sheet = {
  partsList: msg`Stückliste`,
  project: msg`Projekt`,
  measures: msg`Material und Maße`,
  work: msg`Bearbeitung je Stück`,
  remarks: msg`Hinweise`,
  noRemarks: msg`Keine Hinweise.`,
  treatment: msg`Oberfläche`,
  contourLength: msg`Konturlänge`,
  pierces: msg`Konturen`,
  hole: msg`Loch`,
  sawCut: msg`Sägeschnitt`,
  noWork: msg`Keine Konturen, Löcher oder Schnitte.`,
  pieces: msg`Stück`,
  continued: msg`Fortsetzung`,
  unweighed: msg`Teile ohne bekanntes Gewicht`,
};

const pageWords = msg({ message: 'Seite {page} von {pages}' });

const worded = <W extends Record<string, MessageDescriptor>>(i18n: I18n, words: W) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, i18n._(word)])) as Record<keyof W, string>;

/** All words of lists and sheets in the user's language. */
export const exportTexts = (i18n: I18n): SheetText => ({
  ...worded(i18n, sheet),
  page: i18n._({ ...pageWords, values: { page: '{page}', pages: '{pages}' } }),
  titles: worded(i18n, titles),
  category: worded(i18n, category),
  surface: worded(i18n, surfaceLabels),
  views: worded(i18n, views),
});

/** Name of the part, assembly or project that is selected. */
export const subjectTitle = ({ name, subject, assemblies, parts }: ShownProject): string => {
  if (subject.kind === 'project') return name;
  const among: readonly { index: number; name: string }[] = subject.kind === 'part' ? parts : assemblies;
  return among.find(({ index }) => index === subject.index)?.name || name;
};
