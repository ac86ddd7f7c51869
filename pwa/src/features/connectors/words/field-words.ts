import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  grade: msg`Stahlsorte`,
  surface: msg`Oberfläche`,
  quantity: msg`Stückzahl`,
  position: msg`Positionsnummer`,
  widthMm: msg`Breite`,
  heightMm: msg`Höhe`,
  thicknessMm: msg`Blechdicke`,
  fastener: msg`Verbindungsmittel`,
  diameterMm: msg`Durchmesser`,
  rows: msg`Reihen`,
  columns: msg`Spalten`,
  loading: msg`Beanspruchung`,
  gapMm: msg`Fuge`,
  playMm: msg`Spiel im Schlitz`,
  setBackMm: msg`Blech zurückgesetzt`,
  woodEdgeMm: msg`Randabstand im Holz`,
  pitchMm: msg`Abstand längs`,
  endMm: msg`Abstand zum Hirnholz`,
  steelEndMm: msg`Randabstand im Blech`,
  steelEdgeMm: msg`Randabstand im Blech`,
  members: msg`Stäbe`,
  plates: msg`Lage`,
  kind: msg`Art`,
  clearMm: msg`Lichte Höhe`,
  tube: msg`Rohr`,
  rodMm: msg`Gewindestange`,
  strokeMm: msg`Verstellweg ±`,
  headThicknessMm: msg`Dicke Kopfplatte`,
  baseThicknessMm: msg`Dicke Fußplatte`,
  screwMm: msg`Holzschrauben Ø`,
  anchorMm: msg`Anker`,
  headLengthMm: msg`Länge Kopfplatte`,
  headWidthMm: msg`Breite Kopfplatte`,
  headEdgeMm: msg`Randabstand Kopfplatte`,
  baseLengthMm: msg`Länge Fußplatte`,
  baseWidthMm: msg`Breite Fußplatte`,
  baseEdgeMm: msg`Randabstand Fußplatte`,
  mainWidthMm: msg`Breite Hauptträger`,
  mainHeightMm: msg`Höhe Hauptträger`,
  backThicknessMm: msg`Dicke Rückenblech`,
  webThicknessMm: msg`Dicke Stegblech`,
  dowelMm: msg`Stabdübel Ø`,
  dowels: msg`Anzahl Stabdübel`,
  screwRows: msg`Schraubenreihen`,
  recess: msg`Rückenblech einlassen`,
  backHeightMm: msg`Höhe Rückenblech`,
  postWidthMm: msg`Breite Pfosten`,
  postHeightMm: msg`Tiefe Pfosten`,
  lengthMm: msg`Länge`,
  footMm: msg`Fußlänge`,
  nailRows: msg`Nagelreihen`,
  firstMm: msg`Erster Nagel ab Ende`,
  anchorEdgeMm: msg`Anker ab Ende`,
  purlinHeightMm: msg`Höhe Pfette`,
  legMm: msg`Schenkelhöhe`,
  legBoltMm: msg`Bolzen Ø im Schenkel`,
  legBolts: msg`Bolzen`,
  baseScrewMm: msg`Holzschrauben Ø im Boden`,
  baseScrews: msg`Holzschrauben im Boden`,
  radiusMm: msg`Innenradius`,
  legHoleMm: msg`Loch über Unterkante`,
  edgeMm: msg`Randabstand`,
  profile: msg`Profil`,
  systemMm: msg`Länge gesamt`,
  headBoltMm: msg`Bolzen oben`,
  footThicknessMm: msg`Dicke Fußplatte`,
  footAnchorMm: msg`Anker unten`,
  footLengthMm: msg`Länge Fußplatte`,
  footWidthMm: msg`Breite Fußplatte`,
  footEdgeMm: msg`Randabstand Fußplatte`,
  ends: msg`Platten`,
  boltMm: msg`Bolzen`,
  plateWidthMm: msg`Breite Platte`,
  plateHeightMm: msg`Höhe Platte`,
  gaugeMm: msg`Lochabstand quer`,
  rowEdgeMm: msg`Lochreihe ab Rand`,
};

/** Fields of one of several members, named with its number: angle3Deg, height3Mm. */
const memberWords: Readonly<Record<string, (n: string) => MessageDescriptor>> = {
  angle: (n) => msg`Stab ${n}: Winkel`,
  height: (n) => msg`Stab ${n}: Höhe`,
  rows: (n) => msg`Stab ${n}: Reihen`,
  columns: (n) => msg`Stab ${n}: Spalten`,
  first: (n) => msg`Stab ${n}: erste Spalte ab Knoten`,
};

/** What a name means where it is not what it usually is. */
const ownWords: Partial<Record<ConnectorType, Readonly<Record<string, MessageDescriptor>>>> = {
  splice: { widthMm: msg`Breite Holz`, heightMm: msg`Höhe Holz` },
  gusset: { widthMm: msg`Breite Holz` },
  beamHanger: { widthMm: msg`Breite Nebenträger`, heightMm: msg`Höhe Nebenträger` },
  columnBase: { widthMm: msg`Breite Pfosten`, heightMm: msg`Tiefe Pfosten` },
  holdDown: { widthMm: msg`Breite Band` },
  purlinShoe: { widthMm: msg`Breite Pfette`, lengthMm: msg`Länge Schuh`, playMm: msg`Spiel im Schuh` },
};

export const fieldLabel = (i18n: I18n, type: ConnectorType, name: string): string => {
  const [, stem = '', n = ''] = /^([a-z]+)(\d)(?:Mm|Deg)?$/.exec(name) ?? [];
  const word = ownWords[type]?.[name] ?? fieldWords[name] ?? memberWords[stem]?.(n);
  return word ? i18n._(word) : name;
};

const choiceWords: Readonly<Record<string, MessageDescriptor>> = {
  dowel: msg`Stabdübel`,
  bolt: msg`Bolzen`,
  tension: msg`Zug längs`,
  shear: msg`quer zur Faser`,
  both: msg`beides`,
  slotted: msg`ein Blech im Schlitz`,
  outside: msg`zwei Bleche außen`,
  fixed: msg`fest`,
  adjustable: msg`verstellbar`,
  yes: msg`ja`,
  no: msg`nein`,
  strap: msg`Zugband, gerade`,
  angle: msg`Winkel`,
  left: msg`nur links`,
};

/** Fields whose choices are metric sizes. */
const metric = new Set(['anchorMm', 'rodMm', 'headBoltMm', 'footAnchorMm', 'boltMm']);
const counts = new Set(['members', 'legBolts', 'baseScrews']);

export const choiceLabel = (i18n: I18n, name: string, value: string | number): string => {
  if (name === 'surface') return i18n._(surfaceLabels[value as Surface]);
  if (name === 'ends' && value === 'both') return i18n._(msg`an beiden Enden`);
  if (typeof value === 'number') return metric.has(name) ? `M${value}` : counts.has(name) ? `${value}` : `${value} mm`;
  if (name === 'grade') return value;
  const word = choiceWords[value];
  return word ? i18n._(word) : value.replace(/-CF$/, '').replace(/^([A-Z]+)(?=\d)/, '$1 ');
};
