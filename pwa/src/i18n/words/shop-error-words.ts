import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type ShopErrorCode = Exclude<ErrorCode, `E_${string}`>;

/** Why the shop says no, and what to do. */
export const shopErrorWords = {
  wrong_credentials: msg`Benutzername oder Passwort stimmt nicht. Achten Sie auf Groß- und Kleinschreibung.`,
  session_expired: msg`Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an; es geht nichts verloren.`,
  user_inactive: msg`Dieses Benutzerkonto ist nicht aktiv. Ihr Firmenadministrator kann es freischalten.`,
  too_many_tries: msg`Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.`,
  wrong_user: msg`Diese Änderungen gehören einem anderen Benutzer. Melden Sie sich als dieser Benutzer an.`,
  not_allowed: msg`Dazu fehlt Ihnen die Berechtigung. Ihr Firmenadministrator kann sie Ihnen geben.`,
  not_found: msg`Das gibt es nicht mehr. Vielleicht wurde es inzwischen gelöscht.`,
  invalid_input: msg`Eine Angabe ist nicht gültig. Bitte prüfen Sie Ihre Eingabe und versuchen Sie es noch einmal.`,
  unknown_change: msg`Der Server kennt diese Änderung nicht. Bitte aktualisieren Sie die App.`,
  uid_reused: msg`Diese Änderung wurde schon mit anderem Inhalt gesendet. Machen Sie sie bitte noch einmal.`,
  change_failed: msg`Der Server konnte die Änderung nicht ausführen. Sie bleibt auf dem Gerät erhalten.`,
  withdrawn: msg`Die Bestellung wurde zurückgezogen.`,
  project_read_only: msg`Das Projekt ist bestellt und lässt sich nicht mehr ändern.`,
  project_not_read: msg`Die Datei des Projekts ist nicht gelesen. Öffnen Sie das Projekt; dort steht, woran es liegt.`,
  file_missing: msg`Die Datei ist nicht angekommen. Legen Sie sie bitte noch einmal ab.`,
  hash_mismatch: msg`Die Datei kam verändert an. Bitte legen Sie sie noch einmal ab.`,
  already_exists: msg`Das gibt es schon.`,
  file_replaced: msg`In diesem Projekt wurde zur gleichen Zeit ein anderes Teil angelegt. Öffnen Sie Ihr Teil noch einmal und speichern Sie es.`,
  cart_already_ordered: msg`Dieser Warenkorb ist schon bestellt.`,
  cart_empty: msg`Der Warenkorb ist leer.`,
  price_changed: msg`Der Preis hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann.`,
  tariff_expired: msg`Die Preisliste, nach der Sie bestellt haben, gilt nicht mehr. Bitte prüfen Sie den neuen Preis.`,
  project_on_request: msg`Ein Projekt hat noch keinen Preis und kann nicht bestellt werden. Fragen Sie es bei uns an oder nehmen Sie es aus dem Warenkorb.`,
  option_gone: msg`Eine gewählte Möglichkeit gibt es nicht mehr. Bitte wählen Sie neu.`,
  consent_missing: msg`Bitte stimmen Sie den Geschäfts- und den Lieferbedingungen zu.`,
  address_missing: msg`Bitte wählen Sie eine Adresse.`,
  phone_missing: msg`Für diese Lieferung wird eine Telefonnummer gebraucht.`,
  no_order_permission: msg`Sie haben keine Bestellrechte. Ein Kollege mit Bestellrecht kann den Warenkorb übernehmen.`,
  no_price_permission: msg`Für Sie sind keine Preise sichtbar.`,
  offline_option: msg`Diese Zahlungsart geht nur mit Verbindung.`,
  client_outdated: msg`Diese App-Version ist zu alt. Bitte aktualisieren Sie die App.`,
  device_full: msg`Auf diesem Gerät ist kein Platz mehr. Es wurde nichts verändert; geben Sie Speicher frei und versuchen Sie es noch einmal.`,
  payload_too_large: msg`Das ist mehr, als der Server auf einmal oder für Ihre Firma annimmt. Teilen Sie es auf oder rufen Sie uns an.`,
  unavailable: msg`Der Server ist gerade nicht erreichbar. Ihre Arbeit bleibt auf dem Gerät.`,
  internal: msg`Auf dem Server ist ein Fehler aufgetreten. Ihre Arbeit bleibt auf dem Gerät.`,
} satisfies Record<ShopErrorCode, MessageDescriptor>;
