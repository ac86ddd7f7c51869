import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Fields of BTLx and of the header of NC1 that a refusal or finding may name. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  Length: msg`Länge`,
  Height: msg`Höhe`,
  Width: msg`Breite`,
  Depth: msg`Tiefe`,
  Diameter: msg`Durchmesser`,
  Angle: msg`Winkel`,
  Inclination: msg`Neigung`,
  Count: msg`Stückzahl`,
  StartX: msg`Anfangsmaß längs`,
  StartY: msg`Anfangsmaß quer`,
  Orientation: msg`Stabende`,
  Thickness: msg`Dicke`,
  FlangeThickness: msg`Flanschdicke`,
  WebThickness: msg`Stegdicke`,
  Radius: msg`Radius`,
  Weight: msg`Gewicht`,
  Surface: msg`Anstrichfläche`,
  SawLength: msg`Sägelänge`,
  ProfileCode: msg`Profilart`,
  WebCutStart: msg`Stegschnitt am Anfang`,
  WebCutEnd: msg`Stegschnitt am Ende`,
  FlangeCutStart: msg`Flanschschnitt am Anfang`,
  FlangeCutEnd: msg`Flanschschnitt am Ende`,
};

/** A field in the user's language with its name of the file in brackets; one that is unknown keeps its name alone. */
export const fieldInFile = (i18n: I18n, name: string): string =>
  Object.hasOwn(fieldLabels, name) ? `${i18n._(fieldLabels[name] as MessageDescriptor)} (${name})` : name;
