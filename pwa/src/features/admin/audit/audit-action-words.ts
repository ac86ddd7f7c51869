import type { AuditAction } from '@knotenblech/shared/accounts/audit-entry.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const auditActionWords = {
  order_status: msg`Status einer Bestellung geändert`,
  order_payment: msg`Zahlung einer Bestellung vermerkt`,
  customer_edited: msg`Kunde geändert`,
  customer_blocked: msg`Kunde gesperrt`,
  customer_let_in: msg`Sperre aufgehoben`,
  user_added: msg`Benutzer angelegt`,
  user_edited: msg`Benutzer geändert`,
  user_invited: msg`Benutzer neu eingeladen`,
  base_data: msg`Basisdaten geändert`,
  special_price: msg`Sonderpreis gesetzt`,
  voucher_added: msg`Gutschein angelegt`,
  voucher_edited: msg`Gutschein geändert`,
  price_answered: msg`Preis genannt`,
  project_answered: msg`Anfrage mit Teilen beantwortet`,
  freight_answered: msg`Fracht angeboten`,
  costs_changed: msg`Kosten von Hand geändert`,
  message_sent: msg`Nachricht geschrieben`,
  personal_data_exported: msg`Personendaten ausgegeben`,
  user_erased: msg`Benutzer gelöscht`,
  customer_erased: msg`Kunde gelöscht`,
  key_made: msg`Schlüssel für Programme angelegt`,
  key_revoked: msg`Schlüssel für Programme widerrufen`,
  punchout_set: msg`Anbindung eines Einkaufssystems eingestellt`,
  punchout_renewed: msg`Neues Passwort für ein Einkaufssystem`,
  punchout_revoked: msg`Anbindung eines Einkaufssystems gelöscht`,
} satisfies Record<AuditAction, MessageDescriptor>;
