import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { WaitingChange } from '../waiting-change.ts';
import type { ChangeNames } from './change-names.ts';
import { describeCartChoices } from './describe-cart-choices.ts';
import { describeCartLine } from './describe-cart-line.ts';
import { describeOrder } from './describe-order.ts';
import { describeSpecs, describeTaking } from './describe-parts.ts';
import { describeCertificates, describeTexts } from './describe-project.ts';
import { describeSurface } from './describe-surface.ts';
import { textLabels } from './text-words.ts';

type Describe<N extends ChangeName> = (args: ArgsOf<N>, names: ChangeNames, i18n: I18n) => MessageDescriptor | string;

const unnamed = '–';

const describers: { [N in ChangeName]: Describe<N> } = {
  addWeldCertFile: ({ fileNameOriginal }) => msg`Unterlage „${fileNameOriginal}“ zum Schweißnachweis hochladen`,
  cancelOrder: ({ orderId }, names) => msg`Bestellung ${names.orderNumber(orderId) ?? unnamed} stornieren`,
  copyProject: ({ name }) => msg`Projekt als „${name}“ kopieren`,
  createProject: ({ name, fileName, form }) =>
    form
      ? msg`Projekt „${name}“ mit dem Einzelteil „${form.name}“ anlegen`
      : msg`Projekt „${name}“ aus der Datei ${fileName} anlegen`,
  dismissConflicts: ({ conflictIds }) =>
    msg`${plural(conflictIds.length, { one: 'Überschriebene Eingabe so lassen', other: '# überschriebene Eingaben so lassen' })}`,
  handOverCart: ({ lineIds, toUserId }, names) => {
    const name = names.user(toUserId) ?? unnamed;
    return msg`Warenkorb an ${name} übergeben: ${plural(lineIds.length, { one: '# Projekt', other: '# Projekte' })}`;
  },
  putAddress: ({ address }) => msg`Adresse „${address.name}“ speichern`,
  putCartLine: ({ projectId }, names) => msg`„${names.project(projectId) ?? unnamed}“ in den Warenkorb legen`,
  putSinglePart: ({ form }) => msg`Einzelteil „${form.name}“ speichern`,
  putWeldProof: ({ stated }) =>
    stated ? msg`Kraft für den Schweißnachweis: ${stated.forceKn} kN` : msg`Kraft für den Schweißnachweis zurücknehmen`,
  readMessage: () => msg`Nachricht als gelesen kennzeichnen`,
  removeAddress: ({ addressId }, names) => msg`Adresse „${names.address(addressId) ?? unnamed}“ löschen`,
  removeWeldCertFile: () => msg`Unterlage zum Schweißnachweis löschen`,
  requestFreight: () => msg`Fracht anfragen`,
  requestPrice: ({ projectId, comment }, names, i18n) => {
    const project = names.project(projectId) ?? unnamed;
    return comment === ''
      ? msg`Preis für „${project}“ anfragen`
      : msg`Preis für „${project}“ anfragen: ${textLabels(i18n, comment)}`;
  },
  requestQuote: ({ lines }) =>
    msg`${plural(lines.length, { one: 'Angebot für # Projekt anfordern', other: 'Angebot für # Projekte anfordern' })}`,
  setAssemblyQuantity: ({ assemblyIndex, was, quantity }, names) =>
    msg`Menge von Baugruppe ${names.assembly(assemblyIndex) ?? assemblyIndex}: ${was} → ${quantity}`,
  setAssemblySurface: ({ assemblyIndex, ...change }, names, i18n) =>
    describeSurface(i18n, names.assembly(assemblyIndex) ?? String(assemblyIndex), change),
  setAssistantDone: ({ projectId }, names) => msg`Assistent von „${names.project(projectId) ?? unnamed}“ weiterführen`,
  setCartChoices: ({ choices }, names, i18n) => describeCartChoices(i18n, choices, names),
  setCartLine: ({ lineId, ...entered }, names, i18n) =>
    describeCartLine(i18n, names.projectOfLine(lineId) ?? unnamed, entered),
  setGrades: ({ grades }, names, i18n) => describeSpecs(i18n, grades, names),
  setOrderNumber: ({ piece, index, was, orderNumber }, names) => {
    const name = (piece === 'part' ? names.part(index) : names.assembly(index)) ?? index;
    return msg`Platz von ${name} in der Liste: ${was} → ${orderNumber ?? index}`;
  },
  setPartGrade: ({ partIndex, was, grade }, names) =>
    msg`Stahlsorte von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${grade}`,
  setPartName: ({ was, name }) => msg`Bezeichnung von „${was}“: „${name}“`,
  setPartProfile: ({ partIndex, was, measured }, names) =>
    msg`Profil von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${measured.profileName}`,
  setPartQuantity: ({ partIndex, was, quantity }, names) =>
    msg`Menge von ${names.part(partIndex) ?? partIndex}: ${was} → ${quantity}`,
  setPartSpecs: ({ specs }, names, i18n) => describeSpecs(i18n, specs, names),
  setPartSurface: ({ partIndex, ...change }, names, i18n) =>
    describeSurface(i18n, names.part(partIndex) ?? String(partIndex), change),
  setProjectCertificates: ({ projectId, ...chosen }, names, i18n) =>
    describeCertificates(i18n, names.project(projectId) ?? unnamed, chosen),
  setProjectProduction: ({ projectId, productionType }, names) =>
    productionType === 'COMPLETE_PRODUCTION'
      ? msg`„${names.project(projectId) ?? unnamed}“: Baugruppen geschweißt`
      : msg`„${names.project(projectId) ?? unnamed}“: nur Einzelteile`,
  setProjectSurface: ({ projectId, ...change }, names, i18n) =>
    describeSurface(i18n, names.project(projectId) ?? unnamed, change),
  setProjectTexts: ({ projectId, ...texts }, names, i18n) =>
    describeTexts(i18n, names.project(projectId) ?? unnamed, texts),
  submitOrder: describeOrder,
  takeParts: (taking, names, i18n) => describeTaking(i18n, taking, names),
  trashProject: ({ projectId, trashed }, names) =>
    trashed
      ? msg`„${names.project(projectId) ?? unnamed}“ in den Papierkorb legen`
      : msg`„${names.project(projectId) ?? unnamed}“ aus dem Papierkorb holen`,
};

/** What a change does and what it sets, in one line for whoever made it. */
export const describeChange = <N extends ChangeName>(
  i18n: I18n,
  change: WaitingChange<N>,
  names: ChangeNames,
): string => {
  if (!Object.hasOwn(describers, change.name)) return i18n._(msg`Eingabe einer anderen Version`);
  const words = describers[change.name](change.args, names, i18n);
  return typeof words === 'string' ? words : i18n._(words);
};
