import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kinds of base data as an admin calls them. */
export const kindLabels = {
  cost: msg`Kosten und Sätze`,
  gradePrice: msg`Materialpreise je Güte`,
  specificityPrice: msg`Aufschläge je Herstellung`,
  certificateGrade: msg`Güten mit Zeugnis 3.1`,
  ventHole: msg`Zinklöcher`,
  cuttingSpeed: msg`Schneidgeschwindigkeiten`,
  zincCoating: msg`Zinkschichten`,
  country: msg`Länder und Umsatzsteuer`,
  productionType: msg`Fertigungsarten`,
  shippingType: msg`Lieferarten`,
  freightRate: msg`Frachtsätze schwerer Ladungen`,
  paymentType: msg`Zahlungsarten`,
  profile: msg`Profile`,
  grade: msg`Stahlgüten`,
  sheetThickness: msg`Blechdicken`,
  colour: msg`Farben`,
  operator: msg`Betreiber`,
  parcelLimit: msg`Grenzen der Paketdienste`,
  holiday: msg`Feiertage`,
  closingDays: msg`Betriebsferien`,
  translation: msg`Übersetzungen`,
} satisfies Record<BaseDataKind, MessageDescriptor>;

/** What the rows of a kind do to a price. */
export const kindSentences = {
  cost: msg`Was Arbeit, Material und Pauschalen kosten; daraus rechnet sich jeder Preis.`,
  gradePrice: msg`Welcher Materialpreis für eine Güte gilt; ohne einen geht das Teil auf Anfrage.`,
  specificityPrice: msg`Was Halbzeug dieser Herstellung auf den Materialpreis kostet.`,
  certificateGrade: msg`Für diese Güten kostet das Zeugnis den Betrag für 3.1, für alle anderen den für 2.2.`,
  ventHole: msg`Wie viele und wie große Löcher Hohlprofile zum Verzinken bekommen; gebohrt wird zum Stundensatz.`,
  cuttingSpeed: msg`Je schneller geschnitten wird, desto weniger Minuten kostet die Kontur.`,
  zincCoating: msg`Wie dick der Zink auf einer Dicke liegt; er wird mitgewogen und berechnet.`,
  country: msg`Wohin geliefert wird, mit welcher Umsatzsteuer und welchem Aufschlag auf die Fracht.`,
  productionType: msg`Arbeitstage und Aufschlag der Fertigungsart.`,
  shippingType: msg`Was eine Lieferung kostet: fester Preis und Preis je kg.`,
  freightRate: msg`Ab dieser Ladung gelten andere Frachtpreise.`,
  paymentType: msg`Was eine Zahlungsart zum Preis dazu kostet.`,
  profile: msg`Maße und Masse je Meter: Aus ihnen folgen Gewicht, Schnitte und Flächen.`,
  grade: msg`Welche Güten es gibt, wie schwer sie sind und ob sie sich zum Verzinken eignen.`,
  sheetThickness: msg`Welche Bleche es gibt; andere Dicken gehen auf Anfrage.`,
  colour: msg`Farben zur Wahl; eine Sonderfarbe kostet den Farbwechsel.`,
  operator: msg`Wer verkauft: steht im Impressum, auf Belegen und in E-Mails.`,
  parcelLimit: msg`Was Paketdienste nehmen, zum Nachschlagen; der Preis folgt den Grenzen unter Kosten und Sätze.`,
  holiday: msg`An diesen Tagen wird dort nicht geliefert; der Liefertag rückt weiter.`,
  closingDays: msg`An diesen Tagen wird nicht gefertigt; der Liefertag rückt weiter.`,
  translation: msg`Wie Güten, Lieferarten und anderes heißen; am Preis ändert es nichts.`,
} satisfies Record<BaseDataKind, MessageDescriptor>;
