import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { errorPlace, errorValues, errorWordsKey } from '@knotenblech/shared/values/errors/error-values.ts';
import type { WordedForm } from '@knotenblech/shared/values/errors/form-error.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fieldInFile, fileErrorLabels } from './file-error-labels.ts';

type Words = Partial<Record<ErrorCode | `${WordedForm}.${ErrorCode}`, MessageDescriptor>>;

/** What is wrong with a field of a form. */
const formErrorWords = {
  salutationEmpty: msg`Bitte wählen Sie eine Anrede.`,
  companyNameEmpty: msg`Bitte geben Sie den Firmennamen an.`,
  firstNameEmpty: msg`Bitte geben Sie den Vornamen an.`,
  nameEmpty: msg`Bitte geben Sie den Namen an.`,
  contactFirstNameEmpty: msg`Bitte geben Sie den Vornamen der Kontaktperson an.`,
  contactNameEmpty: msg`Bitte geben Sie den Namen der Kontaktperson an.`,
  streetEmpty: msg`Bitte geben Sie Straße und Hausnummer an.`,
  zipEmpty: msg`Bitte geben Sie die Postleitzahl an.`,
  cityEmpty: msg`Bitte geben Sie den Ort an.`,
  countryEmpty: msg`Bitte wählen Sie ein Land.`,
  noDeliveryAddress: msg`Bitte wählen Sie eine Lieferadresse oder legen Sie eine an.`,
  phoneNoRequired: msg`Bitte geben Sie eine Telefonnummer für die Zustellung an.`,
  emailEmpty: msg`Die Email-Adresse darf nicht leer sein`,
  emailInvalid: msg`Die Email-Adresse ist ungültig`,
  userNameEmpty: msg`Bitte geben Sie einen Benutzernamen an.`,
  userNameInvalid: msg`Ein Benutzername hat mindestens 3 Zeichen und keine Leerzeichen.`,
  userNameForeign: msg`Ein Benutzername mit @ muss die eigene Email-Adresse sein.`,
  passwordEmpty: msg`Bitte geben Sie ein Passwort an.`,
  oldPasswordEmpty: msg`Bitte geben Sie Ihr bisheriges Passwort an.`,
  privacyConsentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
  messageEmpty: msg`Das Feld Nachricht muss ausgefüllt werden!`,
  subjectEmpty: msg`Bitte geben Sie einen Betreff an.`,
  textEmpty: msg`Bitte schreiben Sie eine Nachricht.`,
  'contact.nameEmpty': msg`Das Feld Name muss ausgefüllt werden!`,
  'contact.emailEmpty': msg`Das Feld Email-Adresse muss ausgefüllt werden!`,
  'contact.emailInvalid': msg`Bitte geben Sie eine gültige Email-Adresse an!`,
} satisfies Words;

/** Codes of fields of forms. */
type FormErrorCode = Extract<keyof typeof formErrorWords, ErrorCode>;

type ShopErrorCode = Exclude<ErrorCode, `E_${string}` | FormErrorCode>;

/** Why the shop says no, and what to do. */
export const shopErrorLabels = {
  wrong_credentials: msg`Benutzername oder Passwort stimmt nicht. Achten Sie auf Groß- und Kleinschreibung.`,
  session_expired: msg`Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an; es geht nichts verloren.`,
  session_ended: msg`Sie wurden auf diesem Gerät abgemeldet. Melden Sie sich neu an; was hier noch nicht gesendet war, wartet auf Sie.`,
  customer_blocked: msg`Dieses Kundenkonto ist gesperrt. Bitte rufen Sie uns an.`,
  user_inactive: msg`Dieses Benutzerkonto ist nicht aktiv. Ihr Firmenadministrator kann es freischalten; haben Sie keinen, wenden Sie sich bitte an uns.`,
  too_many_tries: msg`Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.`,
  too_many_requests: msg`Zu viele Abrufe auf einmal. Bitte warten Sie kurz und versuchen Sie es dann noch einmal.`,
  wrong_user: msg`Diese Änderungen gehören einem anderen Benutzer. Melden Sie sich als dieser Benutzer an.`,
  wrong_password: msg`Das bisherige Passwort stimmt nicht. Es wurde nichts geändert.`,
  password_short: msg`Das Passwort ist zu kurz. Es braucht mindestens 12 Zeichen; ein ganzer Satz ist erlaubt.`,
  password_common: msg`Dieses Passwort ist leicht zu erraten: Es besteht aus häufigen Wörtern, Zahlenreihen oder Ihrem Namen. Bitte wählen Sie ein anderes.`,
  link_expired: msg`Dieser Link gilt nicht mehr: Er ist älter als 30 Minuten oder wurde schon benutzt. Bitte fordern Sie einen neuen an.`,
  handed_expired: msg`Die Übergabe aus Ihrem Programm gilt nicht mehr: Sie ist älter als 30 Minuten oder wurde schon benutzt. Bitte übergeben Sie das Projekt dort noch einmal.`,
  url_token_expired: msg`Die Anmeldung in dieser Adresse gilt nicht mehr.`,
  signed_in_as_other: msg`Hier ist jemand anderes angemeldet. Melden Sie sich ab und öffnen Sie die Adresse noch einmal.`,
  partner_key_wrong: msg`Der Schlüssel des Programms stimmt nicht. Bitte prüfen Sie ihn in dessen Einstellungen.`,
  company_key_invalid: msg`Dieser Schlüssel gilt nicht: Er ist falsch, abgelaufen oder widerrufen, oder wer ihn angelegt hat, darf keine Schlüssel mehr haben.`,
  punchout_expired: msg`Die Verbindung zu Ihrem Einkaufssystem gilt nicht mehr. Rufen Sie den Shop dort noch einmal auf; Ihr Warenkorb bleibt hier liegen.`,
  scope_missing: msg`Dieser Schlüssel darf das nicht. Ihr Firmenadministrator kann einen anderen anlegen.`,
  idempotency_key_reused: msg`Unter diesem Idempotency-Key wurde schon etwas anderes gesendet. Bitte nehmen Sie einen neuen.`,
  idempotency_in_progress: msg`Dieselbe Anfrage wird gerade bearbeitet. Bitte senden Sie sie gleich noch einmal.`,
  user_name_taken: msg`Diesen Benutzernamen gibt es schon. Bitte wählen Sie einen anderen.`,
  email_taken: msg`Diese E-Mail-Adresse hat schon ein Benutzer Ihrer Firma.`,
  last_admin: msg`Ihre Firma braucht einen aktiven Administrator. Geben Sie dieses Recht zuerst einem anderen Benutzer.`,
  not_allowed: msg`Dazu fehlt Ihnen die Berechtigung. Ihr Firmenadministrator kann sie Ihnen geben.`,
  not_found: msg`Das gibt es nicht mehr. Vielleicht wurde es inzwischen gelöscht.`,
  invalid_input: msg`Eine Angabe ist nicht gültig. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.`,
  unknown_change: msg`Der Server kennt diese Änderung nicht. Bitte aktualisieren Sie die App.`,
  uid_reused: msg`Diese Änderung wurde schon mit anderem Inhalt gesendet. Machen Sie sie bitte noch einmal.`,
  client_forked: msg`Gerät und Server haben die gesendeten Änderungen verschieden gezählt. Die App zählt neu und sendet sie noch einmal.`,
  change_failed: msg`Der Server konnte die Änderung nicht ausführen. Sie bleibt auf dem Gerät erhalten.`,
  withdrawn: msg`Die Bestellung wurde zurückgezogen.`,
  project_read_only: msg`Das Projekt ist bestellt und lässt sich nicht mehr ändern.`,
  project_trashed: msg`Das Projekt liegt im Papierkorb. Stellen Sie es wieder her, dann lässt es sich ändern.`,
  project_not_read: msg`Die Datei des Projekts ist nicht gelesen. Öffnen Sie das Projekt; dort steht, woran es liegt.`,
  file_missing: msg`Die Datei ist nicht angekommen. Legen Sie sie bitte noch einmal ab.`,
  hash_mismatch: msg`Die Datei kam verändert an. Bitte legen Sie sie noch einmal ab.`,
  already_exists: msg`Das gibt es schon.`,
  file_replaced: msg`In diesem Projekt wurde zur gleichen Zeit ein anderes Teil angelegt. Öffnen Sie Ihr Teil noch einmal und speichern Sie es.`,
  manual_price_fixed: msg`Für das Projekt ist ein fester Preis vereinbart: Material, Menge, Oberfläche, Farbe und Spezifität bleiben, wie sie sind. Für eine Änderung rufen Sie uns bitte an.`,
  weld_file_type: msg`Das ist keine Datei der Art, die ihr Name sagt. Möglich sind PDF, Word (.doc, .docx) und Excel (.xls, .xlsx) ohne Makros.`,
  weld_file_count: msg`Mehr als 50 Unterlagen hat kein Projekt. Löschen Sie eine, die nicht mehr gilt.`,
  part_left_out: msg`Ohne Wirkung: „{piece}“ wird nicht gefertigt.`,
  assembly_single_parts: msg`Ohne Wirkung: Das Projekt wird als Einzelteile gefertigt, nicht in Baugruppen.`,
  assembly_not_welded: msg`Ohne Wirkung: „{piece}“ wird nicht geschweißt. Die Kosten stehen bei den Teilen.`,
  costs_without_effect: msg`Ohne Wirkung: „{piece}“ hat keine Kosten, die sich damit ändern.`,
  price_present: msg`Das Projekt hat schon einen Preis.`,
  project_changed: msg`Das Projekt wurde inzwischen geändert. Bitte sehen Sie es neu an.`,
  changed_meanwhile: msg`Jemand anderes hat hier inzwischen „{now}“ eingetragen. Soll Ihre Eingabe gelten, speichern Sie noch einmal.`,
  cart_already_ordered: msg`Dieser Warenkorb ist schon bestellt.`,
  order_differs: msg`Unter dieser Bestellung ist schon etwas anderes bestellt. Es wurde nichts zusätzlich bestellt.`,
  order_step_refused: msg`Die Bestellung ist inzwischen weiter; dieser Schritt geht nicht mehr.`,
  payment_awaited: msg`Die Zahlung ist noch nicht da. Vermerken Sie zuerst den Eingang.`,
  nothing_to_pay: msg`Zu dieser Bestellung ist keine Zahlung offen.`,
  paypal_busy: msg`Diese Zahlung wird gerade geprüft. Bitte in einer Minute noch einmal.`,
  paypal_unavailable: msg`PayPal antwortet gerade nicht. Es ist nichts verloren, bitte gleich noch einmal.`,
  reason_missing: msg`Bitte geben Sie einen Grund an.`,
  portion_missing: msg`Bitte geben Sie an, welche Teile und wie viele es sind.`,
  portion_too_large: msg`Von „{mark}“ sind nur noch {left} übrig.`,
  cart_empty: msg`Der Warenkorb ist leer.`,
  price_changed: msg`Der Preis hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann.`,
  contents_changed: msg`Was Sie bestellen wollten, ist nicht mehr so, wie es gezeigt war. Bitte prüfen Sie es und bestellen Sie dann.`,
  terms_changed: msg`Unsere Geschäftsbedingungen haben sich geändert. Bitte lesen Sie, was jetzt gilt, und bestellen Sie dann.`,
  tariff_expired: msg`Die Preisliste, nach der Sie bestellt haben, gilt nicht mehr. Bitte prüfen Sie den neuen Preis.`,
  project_on_request: msg`Ein Projekt hat noch keinen Preis und kann nicht bestellt werden. Fragen Sie es bei uns an oder nehmen Sie es aus dem Warenkorb.`,
  missing_data: msg`Im Projekt „{project}“ fehlen Angaben. Ergänzen Sie Material, Profil oder Farbe im Projekt.`,
  option_gone: msg`Eine gewählte Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.`,
  consent_missing: msg`Bitte stimmen Sie den Geschäfts- und den Lieferbedingungen zu.`,
  address_missing: msg`Bitte wählen Sie eine Adresse.`,
  address_incomplete: msg`Die Adresse ist nicht vollständig. Bitte füllen Sie alle Pflichtfelder aus.`,
  phone_missing: msg`Für diese Lieferung wird eine Telefonnummer gebraucht.`,
  no_order_permission: msg`Sie haben keine Bestellrechte zugewiesen. Ein Kollege mit Bestellrecht kann den Warenkorb übernehmen.`,
  no_price_permission: msg`Für Sie sind keine Preise sichtbar.`,
  approval_required: msg`Die Bestellung liegt über Ihrer Bestellgrenze. Bitte senden Sie sie zur Freigabe.`,
  approval_closed: msg`Die Anfrage zur Freigabe ist nicht mehr offen: Sie wurde zurückgezogen, oder jemand anders hat schon entschieden.`,
  approval_not_yours: msg`Über diese Anfrage zur Freigabe können Sie nicht entscheiden.`,
  approver_missing: msg`In Ihrer Firma kann gerade niemand diese Bestellung freigeben. Ihr Firmenadministrator legt fest, wer freigibt.`,
  saved_cart_gone: msg`Diesen Warenkorb hat inzwischen jemand aus Ihrer Firma geholt oder gelöscht.`,
  saved_carts_full: msg`Mehr als 200 gemerkte Warenkörbe oder 200 Projekte in einem gehen nicht. Löschen Sie, was Sie nicht mehr brauchen.`,
  colleague_cannot_order: msg`Diese Person kann gerade nicht bestellen: Ihr fehlt das Bestellrecht, sie sieht keine Preise oder ist gesperrt. Der Warenkorb liegt wieder bei Ihnen.`,
  offline_option: msg`Diese Zahlungsart geht nur mit Verbindung.`,
  voucher_unknown: msg`Gutscheincode ist nicht gültig`,
  voucher_not_yet_valid: msg`Der Gutschein gilt noch nicht.`,
  voucher_expired: msg`Der Gutschein ist abgelaufen.`,
  voucher_new_customers_only: msg`Der Gutschein gilt nur für die erste Bestellung.`,
  voucher_existing_customers_only: msg`Der Gutschein gilt nur für Kunden, die schon bestellt haben.`,
  voucher_used_up: msg`Der Gutschein ist schon so oft eingelöst, wie es möglich war.`,
  voucher_used_by_customer: msg`Sie haben den Gutschein schon so oft eingelöst, wie es möglich ist.`,
  voucher_minimum: msg`Die Summe der Teile liegt unter dem Mindestbetrag des Gutscheins.`,
  quote_already_ordered: msg`Aus dem Angebot {quote} ist schon bestellt. Es wurde nichts zusätzlich bestellt.`,
  quote_expired: msg`Das Angebot {quote} gilt nicht mehr. Bitte fordern Sie ein neues an.`,
  quote_project_changed: msg`Das Projekt „{project}“ ist nicht mehr so, wie es im Angebot {quote} steht. Bitte fordern Sie das Angebot neu an.`,
  client_outdated: msg`Diese App-Version ist zu alt. Bitte aktualisieren Sie die App.`,
  device_storage: msg`Dieser Browser lässt die App nichts auf dem Gerät speichern. Bitte nehmen Sie einen anderen Browser.`,
  device_full: msg`Auf diesem Gerät ist kein Platz mehr. Es wurde nichts verändert; geben Sie Speicher frei und versuchen Sie es noch einmal.`,
  sync_failed: msg`Beim Abgleich mit dem Server ist ein Fehler der App aufgetreten. Ihre Arbeit bleibt auf dem Gerät. Laden Sie die Seite neu; hilft das nicht, melden Sie sich bitte bei uns.`,
  reader_missing: msg`Was zum Lesen und Messen nötig ist, lässt sich gerade nicht laden. Versuchen Sie es noch einmal, sobald eine Verbindung besteht; hilft das nicht, laden Sie die Seite neu.`,
  server_outdated: msg`Der Server wird gerade aktualisiert. Die Änderung geht danach von selbst hinaus.`,
  payload_too_large: msg`Das ist mehr, als der Server auf einmal oder für Ihre Firma annimmt. Teilen Sie es auf oder rufen Sie uns an.`,
  unavailable: msg`Der Server ist gerade nicht erreichbar. Ihre Arbeit bleibt auf dem Gerät.`,
  internal: msg`Auf dem Server ist ein Fehler aufgetreten. Ihre Arbeit bleibt auf dem Gerät.`,
} satisfies Record<ShopErrorCode, MessageDescriptor>;

const exportAgain = msg`Exportieren Sie die Datei noch einmal aus Ihrem Programm und legen Sie sie wieder ab.`;

const splitIt = msg`Teilen Sie das Projekt im Programm auf mehrere Dateien auf.`;

const otherFormat = msg`Wählen Sie beim Export das Format BTLx in der Version 1.0 bis 2.3.1, STWX 1.0, NC1 (DSTV), DXF, STEP oder IFC.`;

const dropAgain = msg`Legen Sie die Datei danach noch einmal ab.`;

const repairPart = msg`Prüfen Sie das Bauteil an dieser Stelle in Ihrem Programm und exportieren Sie neu.`;

const checkUnit = msg`Prüfen Sie Maße und Maßeinheit des Bauteils an dieser Stelle in Ihrem Programm und exportieren Sie neu in Millimetern.`;

const chooseParts = msg`Wählen Sie vor dem Export die Bauteile aus, die gefertigt werden sollen, und legen Sie die Datei wieder ab.`;

const closeOutline = msg`Verbinden Sie die Linien des Umrisses in Ihrem Programm an ihren Enden und legen Sie die Datei wieder ab.`;

const unpackIt = msg`Entpacken Sie das Archiv und legen Sie die Bauteildatei daraus einzeln ab.`;

const decryptIt = msg`Entpacken Sie das Archiv mit seinem Passwort und legen Sie die Datei daraus einzeln ab.`;

const packPartFile = msg`Das Archiv darf eine Bauteildatei enthalten oder viele NC1-Dateien; Zeichnungen dürfen dabei liegen.`;

const adviceByCode: Partial<Record<ErrorCode, typeof exportAgain>> = {
  E_TYPE: msg`Wählen Sie beim Export BTLx, STWX, NC1 (DSTV), DXF, STEP oder IFC. Aus einem PDF, einem Foto oder einer Word-Datei wird eine Anfrage.`,
  E_NC1_START: msg`Setzen Sie „ST“ als erste Zeile davor, oder geben Sie die Datei neu aus.`,
  E_VERSION: otherFormat,
  E_ENC: otherFormat,
  E_SIZE: splitIt,
  E_PARTS: splitIt,
  E_LIMIT: splitIt,
  E_READ_TIME: splitIt,
  E_READ_MEMORY: splitIt,
  E_DIM: checkUnit,
  E_COORD: repairPart,
  E_COUNT: repairPart,
  E_RANGE: repairPart,
  E_GEOM: repairPart,
  E_NUMBER: repairPart,
  E_REF: repairPart,
  E_CYCLE: repairPart,
  E_NO_PARTS: chooseParts,
  E_OUTLINE: closeOutline,
  E_ZIP: unpackIt,
  E_ZIP_NAME: unpackIt,
  E_ZIP_TYPE: unpackIt,
  E_ZIP_RATIO: unpackIt,
  E_ZIP_OVERLAP: unpackIt,
  E_ZIP_NESTED: unpackIt,
  E_ZIP_METHOD: unpackIt,
  E_ZIP_DUP: unpackIt,
  E_ZIP_ENC: decryptIt,
  E_ZIP_COUNT: msg`Packen Sie die Dateien aus und legen Sie sie auf der Projektliste ab, höchstens 5.000 auf einmal: Jede wird ein Projekt, NC1-Dateien werden zusammen eines.`,
  E_ZIP_EMPTY: packPartFile,
  device_full: dropAgain,
};

/** What a user can do about a file that was refused. */
export const errorAdvice = (i18n: I18n, code: ErrorCode) => i18n._(adviceByCode[code] ?? exportAgain);

/** The server tells them too: `error-texts.test.ts` writes them out for it. */
export const errorLabels: Record<ErrorCode, MessageDescriptor> = {
  ...fileErrorLabels,
  ...shopErrorLabels,
  ...formErrorWords,
};

export const placeLabels = msg({ message: 'Zeile {line}, Spalte {column}' });

/** A refusal in the user's language, one of a newer server in general words; for a file with line and column where the reader knows them. */
export const errorMessage = (i18n: I18n, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) => {
  const values = errorValues(details, (name) => fieldInFile(i18n, name));
  const key = errorWordsKey(code, details, (name) => Object.hasOwn(errorLabels, name)) as ErrorCode;
  const words = errorLabels[key];
  const sentence = i18n._({ ...words, values });
  const place = errorPlace(code, details);
  return place ? `${i18n._({ ...placeLabels, values: place })}: ${sentence}` : sentence;
};
