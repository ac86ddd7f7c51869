import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import {
  type ConnectorRefusal,
  type ConnectorRemark,
  type ConnectorRule,
  connectorRules,
} from '@knotenblech/shared/connectors/rules/connector-rules.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldLabel } from './field-words.ts';

type Figures = { measured: string; limit: string };

const ruleWords: Record<ConnectorRule, (figures: Figures) => MessageDescriptor> = {
  a1: ({ measured, limit }) => msg`Abstand längs zur Faser ${measured}, mindestens ${limit}`,
  a2: ({ measured, limit }) => msg`Abstand quer zur Faser ${measured}, mindestens ${limit}`,
  a3t: ({ measured, limit }) => msg`Abstand zum Hirnholz ${measured}, mindestens ${limit}`,
  a3c: ({ measured, limit }) => msg`Abstand zum Hirnholz ${measured}, mindestens ${limit}`,
  a4t: ({ measured, limit }) => msg`Abstand zum beanspruchten Rand ${measured}, mindestens ${limit}`,
  a4c: ({ measured, limit }) => msg`Abstand zum Rand ${measured}, mindestens ${limit}`,
  'nail-a1': ({ measured, limit }) => msg`Nägel längs ${measured}, mindestens ${limit}`,
  'nail-a2': ({ measured, limit }) => msg`Nägel quer ${measured}, mindestens ${limit}`,
  'nail-a3t': ({ measured, limit }) => msg`Nägel zum Hirnholz ${measured}, mindestens ${limit}`,
  'nail-a4c': ({ measured, limit }) => msg`Nägel zum Rand des Holzes ${measured}, mindestens ${limit}`,
  'side-wood': ({ measured, limit }) => msg`Holz neben dem Schlitz ${measured}, besser ${limit}`,
  'cross-tension': ({ measured, limit }) => msg`Anschlusshöhe ${measured}, unter ${limit} ist Querzug nachzuweisen`,
  'plate-outside': ({ measured, limit }) => msg`Bolzen ${measured} auseinander, Flansch nur ${limit} breit`,
  'weld-cap': ({ measured, limit }) => msg`Naht a ${measured}, üblich a ${limit}: die Wand ist dünn`,
  'washer-room': ({ measured, limit }) => msg`Platz für Scheibe und Schlüssel ${measured}, nötig ${limit}`,
  overhang: ({ measured, limit }) => msg`Überstand der Platte ${measured}, für die Naht nötig ${limit}`,
  'bend-radius': ({ measured, limit }) => msg`Innenradius ${measured}, mindestens ${limit}: das Blech kann reißen`,
  'bend-hole': ({ measured, limit }) => msg`Loch ${measured} über der Unterkante, ab ${limit} verzieht es sich nicht`,
  'above-ground': ({ measured, limit }) => msg`Holz ${measured} über dem Boden, bei Kies mindestens ${limit}`,
  'plate-between': ({ measured, limit }) =>
    msg`Blech ${measured}: zwischen dünn und dick (${limit}), Nachweis dazwischen`,
  developed: ({ measured }) => msg`Gekantet: Zeichnung und Export zeigen den Zuschnitt von ${measured}`,
  vents: () => msg`Verzinkt: ein geschlossenes Rohr braucht Zinklöcher`,
};

type Reason = Exclude<ConnectorRefusal['reason'], 'range'>;

const reasonWords: Record<Reason, (figures: Figures) => MessageDescriptor> = {
  'no-side-wood': ({ measured, limit }) => msg`Neben dem Schlitz bleiben vom Holz ${measured}, nötig sind ${limit}.`,
  'rows-too-close': ({ measured, limit }) => msg`Die Reihen liegen ${measured} auseinander, nötig sind ${limit}.`,
  'columns-too-close': ({ measured, limit }) => msg`Die Spalten liegen ${measured} auseinander, nötig sind ${limit}.`,
  'members-too-close': () => msg`Zwischen zwei Stäben sind mindestens 20° nötig.`,
  'holes-mix': ({ measured, limit }) => msg`Löcher und Stahl kommen sich zu nahe: ${measured}, nötig sind ${limit}.`,
  'holes-leave-plate': ({ measured, limit }) =>
    msg`Ein Loch liegt ${measured} vom Rand des Blechs, nötig sind ${limit}.`,
  'hole-in-bend': () => msg`Ein Loch liegt in der Kantung.`,
  'tube-too-short': ({ measured, limit }) => msg`Im Rohr bleiben ${measured}, nötig sind ${limit}.`,
  'plate-too-small': ({ measured, limit }) => msg`Die Platte ist zu klein: ${measured}, nötig sind ${limit}.`,
  'dowels-outside': () => msg`Bleche außen brauchen Bolzen statt Stabdübel.`,
  'leg-too-short': ({ measured, limit }) => msg`Der Schenkel ist ${measured} lang, kanten lassen sich erst ${limit}.`,
  'profile-missing': () => msg`Dieses Profil fehlt im Katalog.`,
  'wood-too-small': ({ measured, limit }) => msg`Das Holz ist zu klein: ${measured}, nötig sind ${limit}.`,
};

const figure = (value: number) => germanNumber(value, 0, 2);

const figuresOf = ({ measured, limit }: { measured: number; limit: number }, unit: string): Figures => ({
  measured: `${figure(measured)}${unit === '' ? '' : `\u202f${unit}`}`,
  limit: `${figure(limit)}${unit === '' ? '' : `\u202f${unit}`}`,
});

/** What a rule found on a connector, and where the rule is from. */
export const remarkWords = (i18n: I18n, remark: ConnectorRemark): { text: string; source: string } => {
  const { source, unit } = connectorRules[remark.rule];
  return { text: i18n._(ruleWords[remark.rule](figuresOf(remark, unit))), source };
};

/** Why the inputs make no connector. */
export const refusalWords = (i18n: I18n, type: ConnectorType, refusal: ConnectorRefusal): string => {
  if (refusal.reason !== 'range') return i18n._(reasonWords[refusal.reason](figuresOf(refusal, 'mm')));
  const field = fieldLabel(i18n, type, refusal.field);
  const [min, max] = [figure(Math.ceil(refusal.min * 10) / 10), figure(Math.floor(refusal.max * 10) / 10)];
  return refusal.min > refusal.max
    ? i18n._(msg`${field}: bei diesen Maßen ist kein Wert möglich.`)
    : i18n._(msg`${field}: zwischen ${min} und ${max}.`);
};
