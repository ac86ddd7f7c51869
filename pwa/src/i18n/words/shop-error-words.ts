import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type ShopErrorCode = Exclude<ErrorCode, `E_${string}`>;

/** Why the shop says no, and what to do. */
export const shopErrorWords = {
  wrong_credentials: msg`Benutzername oder Passwort stimmt nicht.`,
  session_expired: msg`Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an; es geht nichts verloren.`,
  user_inactive: msg`Dieses Benutzerkonto ist nicht aktiv. Ihr Firmenadministrator kann es freischalten.`,
  too_many_tries: msg`Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.`,
  wrong_user: msg`Diese Änderungen gehören einem anderen Benutzer. Melden Sie sich als dieser Benutzer an.`,
  not_allowed: msg`Dazu fehlt Ihnen die Berechtigung.`,
  not_found: msg`Das gibt es nicht mehr. Vielleicht wurde es inzwischen gelöscht.`,
  invalid_input: msg`Eine Angabe ist nicht gültig.`,
  unknown_change: msg`Der Server kennt diese Änderung nicht. Bitte aktualisieren Sie die App.`,
  uid_reused: msg`Diese Änderung wurde schon mit anderem Inhalt gesendet.`,
  change_failed: msg`Der Server konnte die Änderung nicht ausführen. Sie bleibt auf dem Gerät erhalten.`,
  withdrawn: msg`Die Bestellung wurde zurückgezogen.`,
  project_read_only: msg`Das Projekt ist bestellt und lässt sich nicht mehr ändern.`,
  project_not_read: msg`Die Datei des Projekts ist noch nicht gelesen.`,
  file_missing: msg`Die Datei ist noch nicht übertragen.`,
  hash_mismatch: msg`Die Datei kam verändert an. Bitte legen Sie sie noch einmal ab.`,
  already_exists: msg`Das gibt es schon.`,
  cart_already_ordered: msg`Dieser Warenkorb ist schon bestellt.`,
  cart_empty: msg`Der Warenkorb ist leer.`,
  price_changed: msg`Der Preis hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann.`,
  tariff_expired: msg`Die Preise auf diesem Gerät sind zu alt. Verbinden Sie sich, um neue zu laden.`,
  project_on_request: msg`Ein Projekt hat noch keinen Preis und kann nicht bestellt werden.`,
  option_gone: msg`Eine gewählte Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.`,
  consent_missing: msg`Bitte stimmen Sie den Geschäfts- und den Lieferbedingungen zu.`,
  address_missing: msg`Bitte wählen Sie eine Adresse.`,
  phone_missing: msg`Für diese Lieferung wird eine Telefonnummer gebraucht.`,
  no_order_permission: msg`Sie haben keine Bestellrechte. Ein Kollege mit Bestellrecht kann den Warenkorb übernehmen.`,
  no_price_permission: msg`Für Sie sind keine Preise sichtbar.`,
  offline_option: msg`Diese Zahlungsart geht nur mit Verbindung.`,
  client_outdated: msg`Diese App-Version ist zu alt. Bitte aktualisieren Sie die App.`,
  payload_too_large: msg`Das ist zu viel auf einmal.`,
  unavailable: msg`Der Server ist gerade nicht erreichbar. Ihre Arbeit bleibt auf dem Gerät.`,
  internal: msg`Auf dem Server ist ein Fehler aufgetreten. Ihre Arbeit bleibt auf dem Gerät.`,
} satisfies Record<ShopErrorCode, MessageDescriptor>;
