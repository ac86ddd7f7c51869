import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Processings of BTLx as a workshop calls them, by element name. */
export const processingLabels: Readonly<Record<string, MessageDescriptor>> = {
  JackRafterCut: msg`Endschnitt`,
  LongitudinalCut: msg`Längsschnitt`,
  DoubleCut: msg`Doppelschnitt`,
  RidgeValleyCut: msg`Grat- oder Kehlschnitt`,
  SawCut: msg`Sägeschnitt`,
  Slot: msg`Schlitz`,
  BirdsMouth: msg`Kerve`,
  HipValleyRafterNotch: msg`Gratsparrenkerve`,
  Lap: msg`Ausklinkung`,
  LogHouseHalfLap: msg`Blockhausblatt`,
  FrenchRidgeLap: msg`Firstblatt`,
  Chamfer: msg`Fase`,
  LogHouseJoint: msg`Blockhausecke`,
  LogHouseFront: msg`Blockhausstirn`,
  Pocket: msg`Tasche`,
  Drilling: msg`Bohrung`,
  Tenon: msg`Zapfen`,
  Mortise: msg`Zapfenloch`,
  DovetailTenon: msg`Schwalbenschwanzzapfen`,
  DovetailMortise: msg`Schwalbenschwanzzapfenloch`,
  JapaneseTenon: msg`Japanischer Zapfen`,
  JapaneseMortise: msg`Japanisches Zapfenloch`,
  Marking: msg`Anriss`,
  SimpleScarf: msg`Gerades Blatt`,
  ScarfJoint: msg`Schräges Blatt`,
  StepJoint: msg`Versatz`,
  StepJointNotch: msg`Versatzkerbe`,
  ProfileFront: msg`Stirnprofil`,
  ProfileHead: msg`Kopfprofil`,
  ProfileCambered: msg`Wellenprofil`,
  RoundArch: msg`Rundbogen`,
  Planing: msg`Hobeln`,
  Sphere: msg`Kugel`,
  TriangleCut: msg`Dreieckschnitt`,
  Dovetail: msg`Schwalbenschwanz`,
  House: msg`Brustzapfen`,
  HouseMortise: msg`Brustzapfenloch`,
  TyroleanDovetail: msg`Tiroler Schloss`,
  FreeContour: msg`Freie Kontur`,
  SawContour: msg`Sägekontur`,
  MillContour: msg`Fräskontur`,
  FreeSurface: msg`Freiformfläche`,
  PlaningArea: msg`Hobelfläche`,
  PatternContour: msg`Musterkontur`,
  Text: msg`Beschriftung`,
  PenContour: msg`Gezeichnete Linie`,
  NailContour: msg`Nagelreihe`,
  CrampContour: msg`Klammerreihe`,
  ScrewContour: msg`Schraubenreihe`,
  GlueArea: msg`Leimfläche`,
  PlasterArea: msg`Putzfläche`,
  InsulationArea: msg`Dämmfläche`,
  LockoutArea: msg`Sperrfläche`,
  Variant: msg`Sonderbearbeitung`,
  Outline: msg`Umriss`,
};

/** A processing in the user's language; one that is unknown keeps its name of the file. */
export const processingWord = (i18n: I18n, kind: string): string =>
  Object.hasOwn(processingLabels, kind) ? i18n._(processingLabels[kind] as MessageDescriptor) : kind;

/** The same with what the file calls it in brackets, so that it is found in the program that wrote the file. */
export const processingInFile = (i18n: I18n, kind: string, name = kind): string => {
  const word = processingWord(i18n, kind);
  const named = [...(word === kind ? [] : [kind]), ...(name === kind || name === '' ? [] : [name])];
  return named.length === 0 ? word : `${word} (${named.join(', ')})`;
};
