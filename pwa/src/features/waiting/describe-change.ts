import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { WaitingChange } from './waiting-change.ts';
import type { ChangeNames } from './change-names.ts';
import { describeCartChoices } from './describe-cart-choices.ts';
import { describeSurface } from './describe-surface.ts';

type Describe<N extends ChangeName> = (args: ArgsOf<N>, names: ChangeNames) => MessageDescriptor;

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
  putAddress: ({ address }) => msg`Adresse „${address.name}“ speichern`,
  putCartLine: ({ projectId }, names) => msg`„${names.project(projectId) ?? unnamed}“ in den Warenkorb legen`,
  putSinglePart: ({ form }) => msg`Einzelteil „${form.name}“ speichern`,
  putWeldProof: ({ stated }) =>
    stated ? msg`Kraft für den Schweißnachweis: ${stated.forceKn} kN` : msg`Kraft für den Schweißnachweis zurücknehmen`,
  readMessage: () => msg`Nachricht als gelesen kennzeichnen`,
  removeAddress: ({ addressId }, names) => msg`Adresse „${names.address(addressId) ?? unnamed}“ löschen`,
  removeWeldCertFile: () => msg`Unterlage zum Schweißnachweis löschen`,
  requestPrice: ({ projectId }, names) => msg`Preis für „${names.project(projectId) ?? unnamed}“ anfragen`,
  requestQuote: ({ lines }) =>
    msg`${plural(lines.length, { one: 'Angebot für # Projekt anfordern', other: 'Angebot für # Projekte anfordern' })}`,
  setAssemblyQuantity: ({ assemblyIndex, was, quantity }, names) =>
    msg`Stückzahl von Baugruppe ${names.assembly(assemblyIndex) ?? assemblyIndex}: ${was} → ${quantity}`,
  setAssemblySurface: ({ assemblyIndex, ...change }, names) =>
    describeSurface(names.assembly(assemblyIndex) ?? String(assemblyIndex), change),
  setAssistantDone: ({ projectId }, names) => msg`Assistent von „${names.project(projectId) ?? unnamed}“ weiterführen`,
  setCartChoices: ({ choices }, names) => describeCartChoices(choices, names),
  setCartLine: (args, names) => describeCartLine(args, names.projectOfLine(args.lineId) ?? unnamed),
  setGrades: ({ grades }) =>
    msg`${plural(grades.length, { one: 'Stahlsorte von # Teil', other: 'Stahlsorte von # Teilen' })}`,
  setPartGrade: ({ partIndex, was, grade }, names) =>
    msg`Stahlsorte von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${grade}`,
  setPartName: ({ was, name }) => msg`Name von „${was}“: jetzt „${name}“`,
  setPartProfile: ({ partIndex, was, measured }, names) =>
    msg`Profil von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${measured.profileName}`,
  setPartQuantity: ({ partIndex, was, quantity }, names) =>
    msg`Stückzahl von ${names.part(partIndex) ?? partIndex}: ${was} → ${quantity}`,
  setPartSpecs: ({ specs }) =>
    msg`${plural(specs.length, { one: 'Material von # Teil', other: 'Material von # Teilen' })}`,
  setPartSurface: ({ partIndex, ...change }, names) =>
    describeSurface(names.part(partIndex) ?? String(partIndex), change),
  setProjectCertificates: ({ projectId }, names) => msg`Nachweise von „${names.project(projectId) ?? unnamed}“ ändern`,
  setProjectProduction: ({ projectId, productionType }, names) =>
    productionType === 'COMPLETE_PRODUCTION'
      ? msg`„${names.project(projectId) ?? unnamed}“: Baugruppen geschweißt`
      : msg`„${names.project(projectId) ?? unnamed}“: nur Einzelteile`,
  setProjectSurface: ({ projectId, ...change }, names) => describeSurface(names.project(projectId) ?? unnamed, change),
  setProjectTexts: ({ projectId, name }, names) =>
    name === undefined
      ? msg`Angaben zu „${names.project(projectId) ?? unnamed}“ ändern`
      : msg`Projekt umbenennen in „${name}“`,
  submitOrder: ({ lines }) =>
    msg`${plural(lines.length, { one: 'Bestellung mit # Projekt', other: 'Bestellung mit # Projekten' })}`,
  takeParts: ({ partIndexes, taken }) =>
    taken
      ? msg`${plural(partIndexes.length, { one: '# Teil als Stahlteil übernehmen', other: '# Teile als Stahlteile übernehmen' })}`
      : msg`${plural(partIndexes.length, { one: '# Teil auslassen', other: '# Teile auslassen' })}`,
  trashProject: ({ projectId, trashed }, names) =>
    trashed
      ? msg`„${names.project(projectId) ?? unnamed}“ in den Papierkorb legen`
      : msg`„${names.project(projectId) ?? unnamed}“ aus dem Papierkorb holen`,
};

/** What a change does, in one line for whoever made it. */
export const describeChange = <N extends ChangeName>(
  change: WaitingChange<N>,
  names: ChangeNames,
): MessageDescriptor =>
  Object.hasOwn(describers, change.name)
    ? describers[change.name](change.args, names)
    : msg`Eingabe einer anderen Version`;

const describeCartLine = (
  { quantity, comment, reference }: ArgsOf<'setCartLine'>,
  project: string,
): MessageDescriptor => {
  if (quantity === 0) return msg`„${project}“ aus dem Warenkorb nehmen`;
  if (quantity !== undefined) return msg`Stückzahl von „${project}“ im Warenkorb: ${quantity}`;
  if (comment !== undefined) return msg`Bemerkung zu „${project}“ im Warenkorb ändern`;
  if (reference !== undefined) return msg`Kommission zu „${project}“ im Warenkorb ändern`;
  return msg`„${project}“ im Warenkorb ändern`;
};
