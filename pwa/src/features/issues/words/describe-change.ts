import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { coatingLabels } from '../../../i18n/words/part-labels.ts';
import type { WaitingChange } from '../waiting-change.ts';
import {
  choiceLabels,
  cutText,
  describeCartChoices,
  describeCertificates,
  describeInstallation,
  describeTexts,
  textLabels,
} from './describe-cart-choices.ts';
import type { ChangeNames } from './use-change-names.ts';

const maxNames = 3;

/** An order by its projects: of many the first, of those that the device does not hold only how many. */
const describeOrder = ({ lines }: ArgsOf<'submitOrder'>, names: ChangeNames, i18n: I18n): string => {
  const count = i18n._(
    msg`${plural(lines.length, { one: 'Bestellung mit # Projekt', other: 'Bestellung mit # Projekten' })}`,
  );
  const known = lines.flatMap(({ projectId }) => names.project(projectId) ?? []);
  if (known.length === 0) return count;
  const shown = known.slice(0, maxNames).map((name) => i18n._(msg`„${name}“`));
  const more = lines.length > shown.length ? ['…'] : [];
  return `${count}: ${[...shown, ...more].join(', ')}`;
};

type Describe<N extends ChangeName> = (args: ArgsOf<N>, names: ChangeNames, i18n: I18n) => MessageDescriptor | string;

const unnamed = '–';

const describers: { [N in ChangeName]: Describe<N> } = {
  acceptFindings: ({ partIndex }, names) => msg`Hinweise zu ${names.part(partIndex) ?? partIndex} so lassen`,
  addConnectorTemplate: ({ template }) => msg`Vorlage „${template.name}“ speichern`,
  addWeldCertFile: ({ fileNameOriginal }) => msg`Unterlage „${fileNameOriginal}“ zum Schweißnachweis hochladen`,
  cancelOrder: ({ orderId }, names) => msg`Bestellung ${names.orderNumber(orderId) ?? unnamed} stornieren`,
  copyProject: ({ name }) => msg`Projekt als „${name}“ kopieren`,
  createProject: ({ name, fileName, form }) =>
    form
      ? msg`Projekt „${name}“ mit dem Einzelteil „${form.name}“ anlegen`
      : msg`Projekt „${name}“ aus der Datei ${fileName} anlegen`,
  decideApproval: ({ decision }) =>
    decision === 'approve' ? msg`Bestellung eines Kollegen freigeben` : msg`Bestellung eines Kollegen ablehnen`,
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
  removeConnectorTemplate: () => msg`Vorlage eines Verbinders löschen`,
  removeSavedCart: ({ removed }) =>
    removed ? msg`Gemerkten Warenkorb löschen` : msg`Gelöschten Warenkorb zurückholen`,
  removeWeldCertFile: () => msg`Unterlage zum Schweißnachweis löschen`,
  requestApproval: ({ order: { lines } }) =>
    msg`Freigabe anfragen: ${plural(lines.length, { one: '# Projekt', other: '# Projekte' })}`,
  requestFreight: () => msg`Fracht anfragen`,
  requestPrice: ({ projectId, comment }, names, i18n) => {
    const project = names.project(projectId) ?? unnamed;
    return comment === ''
      ? msg`Preis für „${project}“ anfragen`
      : msg`Preis für „${project}“ anfragen: ${textLabels(i18n, comment)}`;
  },
  requestQuote: ({ lines }) =>
    msg`${plural(lines.length, { one: 'Angebot für # Projekt anfordern', other: 'Angebot für # Projekte anfordern' })}`,
  saveCart: ({ name, lineIds }) =>
    msg`Warenkorb als „${name}“ merken: ${plural(lineIds.length, { one: '# Projekt', other: '# Projekte' })}`,
  setAssemblyQuantity: ({ assemblyIndex, was, quantity }, names) =>
    msg`Menge von Baugruppe ${names.assembly(assemblyIndex) ?? assemblyIndex}: ${was} → ${quantity}`,
  setAssemblySurface: ({ assemblyIndex, ...change }, names, i18n) =>
    describeSurface(i18n, names.assembly(assemblyIndex) ?? String(assemblyIndex), change),
  setAssistantDone: ({ projectId }, names) => msg`Assistent von „${names.project(projectId) ?? unnamed}“ weiterführen`,
  setCartChoices: ({ choices }, names, i18n) => describeCartChoices(i18n, choices, names),
  setCartLine: ({ lineId, ...entered }, names, i18n) =>
    describeCartLine(i18n, names.projectOfLine(lineId) ?? unnamed, entered),
  setGrades: ({ grades }, names, i18n) => describeSpecs(i18n, grades, names),
  setInstallation: ({ projectId, ...chosen }, names, i18n) =>
    describeInstallation(i18n, names.project(projectId) ?? unnamed, chosen),
  setOrderNumber: ({ piece, index, was, orderNumber }, names) => {
    const name = (piece === 'part' ? names.part(index) : names.assembly(index)) ?? index;
    return msg`Platz von ${name} in der Liste: ${was} → ${orderNumber ?? index}`;
  },
  setPartGrade: ({ partIndex, was, grade }, names) =>
    msg`Stahlsorte von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${grade}`,
  setPartMends: ({ partIndex, mends }, names) => {
    const name = names.part(partIndex) ?? partIndex;
    return mends.length === 0 ? msg`Form von ${name} wieder wie in der Datei` : msg`Form von ${name} ändern`;
  },
  setPartName: ({ was, name }) => msg`Bezeichnung von „${was}“: „${name}“`,
  setPartProfile: ({ partIndex, was, measured }, names) =>
    msg`Profil von ${names.part(partIndex) ?? partIndex}: ${was ?? unnamed} → ${measured.profileName}`,
  setPartQuantity: ({ partIndex, was, quantity }, names) =>
    msg`Menge von ${names.part(partIndex) ?? partIndex}: ${was} → ${quantity}`,
  setPartSpecs: ({ specs }, names, i18n) => describeSpecs(i18n, specs, names),
  setPartSurface: ({ partIndex, ...change }, names, i18n) =>
    describeSurface(i18n, names.part(partIndex) ?? String(partIndex), change),
  setPartTimber: ({ partIndex, timber }, names) => {
    const name = names.part(partIndex) ?? partIndex;
    return timber ? msg`Holz zu ${name} wählen` : msg`Kein Holz zu ${name}`;
  },
  setTimberPlay: ({ play }) =>
    play ? msg`Spiel im Holz als Vorgabe der Firma merken` : msg`Spiel im Holz wieder wie üblich`,
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
  setQuantities: ({ projectId, pieces }, names) => {
    const project = names.project(projectId) ?? unnamed;
    return msg`„${project}“: ${plural(pieces.length, { one: 'Menge von # Position', other: 'Mengen von # Positionen' })} ändern`;
  },
  submitOrder: describeOrder,
  takeParts: (taking, names, i18n) => describeTaking(i18n, taking, names),
  takeRevision: ({ projectId, taken }, names) =>
    taken
      ? msg`Neue Fassung „${names.project(projectId) ?? unnamed}“ übernehmen`
      : msg`Neue Fassung „${names.project(projectId) ?? unnamed}“ zurücknehmen`,
  takeSavedCart: () => msg`Gemerkten Warenkorb holen`,
  trashProject: ({ projectId, trashed }, names) =>
    trashed
      ? msg`„${names.project(projectId) ?? unnamed}“ in den Papierkorb legen`
      : msg`„${names.project(projectId) ?? unnamed}“ aus dem Papierkorb holen`,
  withdrawApproval: () => msg`Anfrage zur Freigabe zurückziehen`,
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

type Entered = Omit<ArgsOf<'setCartLine'>, 'lineId'>;

/** What was entered in a line of the basket; a text that a whole line left empty is not worth a word. */
const describeCartLine = (i18n: I18n, project: string, { quantity, comment, reference }: Entered): string => {
  if (quantity === 0) return i18n._(msg`„${project}“ aus dem Warenkorb nehmen`);
  const isTold = (text: string | undefined) => text !== undefined && (quantity === undefined || text !== '');
  const words = [
    ...(quantity === undefined ? [] : [i18n._(msg`Stückzahl von „${project}“ im Warenkorb: ${quantity}`)]),
    ...(isTold(reference) ? [describeReference(i18n, project, reference)] : []),
    ...(isTold(comment) ? [describeComment(i18n, project, comment)] : []),
  ];
  return words.length === 0 ? i18n._(msg`„${project}“ im Warenkorb ändern`) : words.join('; ');
};

const describeReference = (i18n: I18n, project: string, reference = '') => {
  const text = textLabels(i18n, reference);
  return i18n._(msg`Kommission zu „${project}“ im Warenkorb: ${text}`);
};

const describeComment = (i18n: I18n, project: string, comment = '') => {
  const text = textLabels(i18n, comment);
  return i18n._(msg`Bemerkung zu „${project}“ im Warenkorb: ${text}`);
};

type Spec = Omit<ArgsOf<'setPartSpecs'>['specs'][number], 'was'>;

/** Material of one part by its name, of several by their number, each field with what was chosen. */
const describeSpecs = (i18n: I18n, specs: readonly Spec[], names: ChangeNames): string => {
  const words = (['grade', 'specificity', 'materialCertificate'] as const).flatMap((field) => {
    const given = specs.filter((each) => each[field] !== undefined);
    if (given.length === 0) return [];
    const values = new Set(given.map((each) => choiceLabels(i18n, field, each[field])));
    const of = partWords(i18n, given, names);
    return [specWords(i18n, field, { of, chosen: cutText([...values].join(', ')) })];
  });
  return words.length > 0 ? words.join('; ') : i18n._(msg`Material von ${partWords(i18n, specs, names)}`);
};

const specWords = (i18n: I18n, field: keyof Spec, { of, chosen }: { of: string; chosen: string }) => {
  if (field === 'grade') return i18n._(msg`Stahlsorte von ${of}: ${chosen}`);
  if (field === 'specificity') return i18n._(msg`Herstellung von ${of}: ${chosen}`);
  return i18n._(msg`Werkstoffzeugnis für ${of}: ${chosen}`);
};

const partWords = (i18n: I18n, parts: readonly { partIndex: number }[], names: ChangeNames) => {
  const [only] = parts;
  if (only && parts.length === 1) return names.part(only.partIndex) ?? String(only.partIndex);
  return i18n._(msg`${plural(parts.length, { one: '# Teil', other: '# Teilen' })}`);
};

type Taking = Pick<ArgsOf<'takeParts'>, 'partIndexes' | 'taken'>;

/** Which part is taken or left out, of several how many. */
const describeTaking = (i18n: I18n, { partIndexes, taken }: Taking, names: ChangeNames): string => {
  const [only] = partIndexes;
  const count = partIndexes.length;
  if (only !== undefined && count === 1) {
    const name = names.part(only) ?? String(only);
    return i18n._(taken ? msg`${name} als Stahlteil übernehmen` : msg`${name} auslassen`);
  }
  return i18n._(
    taken
      ? msg`${plural(count, { one: '# Teil als Stahlteil übernehmen', other: '# Teile als Stahlteile übernehmen' })}`
      : msg`${plural(count, { one: '# Teil auslassen', other: '# Teile auslassen' })}`,
  );
};

type SurfaceChange = {
  surface: Surface;
  ralNumber: string | null;
  was: Surface;
  wasRalNumber?: string | null | undefined;
};

/** A change of surface in words: what it was and what it becomes. */
const describeSurface = (i18n: I18n, name: string, change: SurfaceChange): string => {
  const before = coatingLabels(i18n, { surface: change.was, ralNumber: change.wasRalNumber ?? null });
  const now = coatingLabels(i18n, change);
  return i18n._(msg`Oberfläche von ${name}: ${before} → ${now}`);
};
