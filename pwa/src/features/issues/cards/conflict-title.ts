import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Conflict } from '@knotenblech/shared/records/conflict.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ChangeNames, nameWithTown } from '../words/use-change-names.ts';

/** Which entry was overwritten, as its field is called on its own screen, of a part with its name: 'Menge von Platte P-104'. */
export const conflictTitle = (conflict: Conflict, names: ChangeNames): MessageDescriptor => {
  const { kind, field } = conflict;
  if (kind === 'weldProof') return msg`Kraft für den Schweißnachweis`;
  if (kind === 'project') return own(projectTitles, field) ?? msg`Angaben`;
  const titleOf = own(kind === 'address' ? addressTitles : partTitles, field) ?? otherTitle;
  return titleOf(nameOf(conflict, names));
};

const own = <T>(titles: Readonly<Record<string, T>>, field: string): T | undefined =>
  Object.hasOwn(titles, field) ? titles[field] : undefined;

const nameOf = ({ kind, field, rowId, partIndex, yours, theirs }: Conflict, names: ChangeNames) => {
  const index = partIndex ?? 0;
  const whole = field === '' ? ((yours ?? theirs) as Address | null) : null;
  if (kind === 'address') return names.address(rowId ?? '') ?? (whole ? nameWithTown(whole) : '–');
  return (kind === 'assemblyChoice' ? names.assembly(index) : names.part(index)) ?? String(index);
};

const otherTitle = (name: string) => msg`Angaben zu ${name}`;

const projectTitles: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  surface: msg`Oberfläche`,
  productionType: msg`Wie wird geliefert?`,
  materialCertificate: msg`Werkstoffzeugnisse nach EN 10204`,
  weldingCertificate: msg`Konformität der Schweißnähte nach EN 1090`,
  serviceClass: msg`Einbauort`,
  wood: msg`Holz`,
  drawingId: msg`Zeichnungsnummer`,
  comment: msg`Kommentar`,
  additionalText: msg`Zusatztext`,
  trashedAt: msg`Papierkorb`,
};

type Titles = Readonly<Record<string, (name: string) => MessageDescriptor>>;

const partTitles: Titles = {
  quantity: (name) => msg`Menge von ${name}`,
  name: (name) => msg`Bezeichnung von ${name}`,
  orderNumber: (name) => msg`Platz von ${name} in der Liste`,
  surface: (name) => msg`Oberfläche von ${name}`,
  grade: (name) => msg`Stahlsorte von ${name}`,
  specificity: (name) => msg`Herstellung von ${name}`,
  taken: (name) => msg`Übernahme von ${name}`,
  profileId: (name) => msg`Profil von ${name}`,
  mends: (name) => msg`Form von ${name}`,
  timber: (name) => msg`Holz zu ${name}`,
  accepted: (name) => msg`Hinweise zu ${name}`,
  materialCertificate: (name) => msg`Werkstoffzeugnis für ${name}`,
};

const addressTitles: Titles = {
  '': (name) => msg`Adresse „${name}“`,
  name: (name) => msg`Name in der Adresse „${name}“`,
  place: (name) => msg`Straße und Ort in der Adresse „${name}“`,
  street: (name) => msg`Straße und Hausnummer in der Adresse „${name}“`,
  zip: (name) => msg`Postleitzahl in der Adresse „${name}“`,
  city: (name) => msg`Ort in der Adresse „${name}“`,
  phone: (name) => msg`Telefon in der Adresse „${name}“`,
  email: (name) => msg`E-Mail in der Adresse „${name}“`,
  vatId: (name) => msg`Umsatzsteuer-Identifikationsnummer in der Adresse „${name}“`,
};
