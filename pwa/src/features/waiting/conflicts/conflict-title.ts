import type { Address } from '@knotenblech/shared/addresses/address.ts';
import type { Conflict } from '@knotenblech/shared/sync/conflict.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChangeNames } from '../words/change-names.ts';

/** Which entry was overwritten, in the words of the shop: 'Stückzahl von Platte P-104'. */
export const conflictTitle = (conflict: Conflict, names: ChangeNames): MessageDescriptor => {
  const { kind, field } = conflict;
  if (kind === 'weldProof') return msg`Kraft für den Schweißnachweis`;
  const name = nameOf(conflict, names);
  const titles = kind === 'address' ? addressTitles : fieldTitles;
  return (titles[field] ?? otherTitle)(name);
};

const nameOf = ({ kind, field, rowId, projectId, partIndex, yours }: Conflict, names: ChangeNames) => {
  const index = partIndex ?? 0;
  switch (kind) {
    case 'partChoice':
      return names.part(index) ?? String(index);
    case 'assemblyChoice':
      return names.assembly(index) ?? String(index);
    case 'address':
      return names.address(rowId ?? '') ?? (field === '' ? (yours as Address).name : '–');
    default:
      return names.project(projectId as ProjectId) ?? '–';
  }
};

type Titles = Readonly<Record<string, (name: string) => MessageDescriptor>>;

const otherTitle = (name: string) => msg`Angaben zu ${name}`;

const fieldTitles: Titles = {
  quantity: (name) => msg`Stückzahl von ${name}`,
  name: (name) => msg`Name von ${name}`,
  surface: (name) => msg`Oberfläche von ${name}`,
  grade: (name) => msg`Stahlsorte von ${name}`,
  specificity: (name) => msg`Herstellart von ${name}`,
  profileId: (name) => msg`Profil von ${name}`,
  materialCertificate: (name) => msg`Werkstoffzeugnis für ${name}`,
  weldingCertificate: (name) => msg`Nachweis der Schweißnähte für ${name}`,
  productionType: (name) => msg`Lieferung von ${name}`,
  drawingId: (name) => msg`Zeichnungsnummer von ${name}`,
  comment: (name) => msg`Bemerkung zu ${name}`,
  additionalText: (name) => msg`Zusatztext zu ${name}`,
};

const addressTitles: Titles = {
  '': (name) => msg`Adresse „${name}“`,
  name: (name) => msg`Name in der Adresse „${name}“`,
  street: (name) => msg`Straße in der Adresse „${name}“`,
  zip: (name) => msg`Postleitzahl in der Adresse „${name}“`,
  city: (name) => msg`Ort in der Adresse „${name}“`,
  phone: (name) => msg`Telefon in der Adresse „${name}“`,
  email: (name) => msg`E-Mail in der Adresse „${name}“`,
  vatId: (name) => msg`Umsatzsteuer-Identifikationsnummer in der Adresse „${name}“`,
};
