import { germanCents } from '@knotenblech/shared/values/number-text.ts';
import { type Texts, withNote, withParts } from './text-shapes.ts';

const valid = 'Der Link gilt 30 Minuten und einmal.';

const notYou = 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.';

const knowsUs = 'Haben Sie Ihr Passwort vergessen, fordern Sie in der Anmeldung mit „Passwort vergessen“ ein neues an.';

export const de: Texts = {
  account: {
    confirmRegistration: (link) => ({
      subject: 'Bitte bestätigen Sie Ihre Registrierung',
      text: `Guten Tag,\n\nmit diesem Link bestätigen Sie Ihre Registrierung und melden sich danach mit Ihrer E-Mail-Adresse an:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    alreadyRegistered: () => ({
      subject: 'Sie sind schon registriert',
      text: `Guten Tag,\n\njemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben schon ein Benutzerkonto; es wurde nichts geändert. ${knowsUs}`,
    }),
    resetPassword: (link, userName) => ({
      subject: 'Ihr neues Passwort',
      text: `Guten Tag,\n\nmit diesem Link setzen Sie ein neues Passwort für den Benutzer ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    invitation: (link, by, company, userName) => ({
      subject: 'Einladung in den Shop',
      text: `Guten Tag,\n\n${by} hat Sie als Benutzer von ${company} angelegt. Ihr Benutzername ist ${userName}. Mit diesem Link setzen Sie Ihr Passwort:\n\n${link}\n\n${valid} Danach bekommen Sie in der Anmeldung mit „Passwort vergessen“ einen neuen.`,
    }),
    invitedElsewhere: () => ({
      subject: 'Sie haben schon ein Benutzerkonto',
      text: `Guten Tag,\n\neine andere Firma wollte Sie mit dieser E-Mail-Adresse als Benutzer anlegen. Eine Adresse gehört zu einem Benutzerkonto; Ihr bisheriges bleibt, wie es ist. Für die andere Firma nennen Sie ihr bitte eine zweite Adresse.`,
    }),
    confirmEmail: (link) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      text: `Guten Tag,\n\nmit diesem Link wird diese Adresse die Ihres Benutzerkontos:\n\n${link}\n\n${valid} Bis dahin gilt die bisherige. ${notYou}`,
    }),
    emailInUse: () => ({
      subject: 'Diese E-Mail-Adresse hat schon ein Benutzerkonto',
      text: `Guten Tag,\n\njemand wollte Ihre E-Mail-Adresse für ein anderes Benutzerkonto eintragen. Das ist nicht möglich; es wurde nichts geändert.`,
    }),
    emailChanging: () => ({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      text: `Guten Tag,\n\nfür Ihr Benutzerkonto wurde eine neue E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist. Wenn Sie das nicht wollten, ändern Sie bitte gleich Ihr Passwort und rufen Sie uns an.`,
    }),
    passwordChanged: () => ({
      subject: 'Ihr Passwort wurde geändert',
      text: `Guten Tag,\n\ndas Passwort Ihres Benutzerkontos wurde geändert; Ihre anderen Geräte sind abgemeldet. Wenn Sie das nicht waren, setzen Sie es bitte gleich mit „Passwort vergessen“ neu und rufen Sie uns an.`,
    }),
  },
  confirmation: {
    locale: 'de-DE',
    subject: (number) => `Auftragsbestätigung ${number}`,
    greeting: (name) => `Guten Tag ${name},`,
    opening: (number, day) => `vielen Dank für Ihre Bestellung vom ${day}. Ihre Auftragsnummer ist ${number}.`,
    demo: 'Dies ist eine Bestellung im Demo-Modus: Es wird nichts gefertigt und nichts berechnet.',
    pieces: 'Stück',
    each: 'je',
    weight: 'Gewicht',
    unwelded: 'nicht geschweißt',
    without: (count) => (count === 1 ? 'ohne 1 Teil' : `ohne ${count} Teile`),
    rows: {
      partsCents: 'Summe der Teile',
      productionCents: 'Fertigung',
      shippingCents: 'Versand',
      paymentCents: 'Zahlungsart',
      voucherCents: 'Gutschein',
      surchargeCents: 'Zuschläge und Nachlässe',
    },
    net: 'Summe netto',
    vat: (percent) => `Umsatzsteuer ${percent} %`,
    gross: 'Gesamtsumme',
    totalWithVat: 'Gesamtsumme mit USt.',
    containedVat: (percent) => `Darin Umsatzsteuer ${percent} %`,
    pricesWithVat: 'Preise mit USt.',
    vatReasons: {
      domestic: '',
      pickup: 'Abholung in Deutschland',
      'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung',
      'destination-rate': 'Steuersatz des Bestimmungslandes',
      export: 'Steuerfreie Ausfuhrlieferung',
    },
    delivery: 'Voraussichtlicher Liefertag',
    collection: 'Voraussichtlich abholbereit am',
    collectionPlace: 'Abholung bei',
    shippingAddress: 'Lieferadresse',
    billingAddress: 'Rechnungsadresse',
    phone: 'Telefon',
    reference: 'Ihre Referenz',
    terms: (version) => `Es gelten unsere Geschäftsbedingungen in der Fassung ${version}.`,
    closing: 'Mit freundlichen Grüßen',
  },
  document: {
    page: (page, pages) => `Seite ${page} von ${pages}`,
    project: 'Projekt',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    total: 'Gesamt',
    orderNumber: 'Auftragsnummer',
    orderedAt: 'Bestellt am',
    approvedBy: 'Freigegeben von',
    quoteNumber: 'Nach Angebot',
    termsVersion: 'Fassung der AGB',
    domestic: 'Lieferung innerhalb Deutschlands',
    canceled: 'Diese Bestellung wurde storniert.',
    comment: 'Bemerkung',
    reference: 'Referenz',
    deliveryNote: (number) => `Lieferschein ${number}`,
    proForma: (number) => `Proforma-Rechnung ${number}`,
    noInvoice: 'Dies ist keine Rechnung: Sie berechtigt nicht zum Vorsteuerabzug.',
    charges: 'Rüsten, Mindestmengen und Zeugnisse',
    totalWeight: 'Gesamtgewicht',
    deliveryWeight: 'Gewicht dieser Lieferung',
    partialDelivery: (number) => `Teillieferung ${number}`,
    shareOf: ({ now, pieces, later }) => `${now} von ${pieces}${later > 0 ? `, ${later} offen` : ''}`,
    stillToCome: (pieces) => `Es folgt noch: ${pieces}`,
    received: 'Ware vollständig und unbeschädigt erhalten (Tag, Name, Unterschrift):',
    sentOn: 'Versandt am',
  },
  quote: {
    title: (number) => `Angebot ${number}`,
    offer: (number, day) => `wir bieten Ihnen verbindlich an: Angebot ${number} vom ${day}.`,
    valid: (day) => `Das Angebot gilt bis einschließlich ${day}.`,
    order: 'Bestellen können Sie im Shop unter „Angebote“, einmal und zu genau diesen Beträgen.',
    unchanged: 'Das Angebot gilt für die Projekte, wie sie am Tag des Angebots waren.',
    quoteDemo: 'Dies ist ein Angebot im Demo-Modus: Es bindet niemanden.',
    quoteNumber: 'Angebotsnummer',
    quotedAt: 'Angebot vom',
    validUntil: 'Gültig bis',
    workingDays: (days) => `${days} Arbeitstage ab Bestellung`,
    deliveryTime: 'Lieferzeit',
    freightNote: (note) => `Zur Lieferung: ${note}`,
    ladder: (project) => `Preis je Stück bei Menge: ${project}`,
    ladderProject: 'das ganze Projekt, so oft',
    ladderOnce: 'davon Rüsten und Zuschläge',
    ladderNote: 'Preise in Euro am Tag des Angebots, alles andere wie angeboten; bestellt wird zu den Beträgen oben.',
  },
  bill: {
    net: (days) => `Zahlbar innerhalb von ${days} Tagen ohne Abzug.`,
    atOnce: 'Zahlbar sofort ohne Abzug.',
    discount: (percent, days) => `Bei Zahlung innerhalb von ${days} Tagen ${percent} % Skonto.`,
    account: 'Bankverbindung',
  },
  prepayment: {
    transfer: (amount, number) => `Bitte überweisen Sie ${amount} mit dem Verwendungszweck „Bestellung ${number}“ an:`,
    waits: 'Wir fertigen, sobald Ihre Zahlung da ist. Der Termin zählt ab dann.',
    paypal: (amount) => `Bitte zahlen Sie ${amount} mit PayPal, auf der Seite Ihrer Bestellung.`,
  },
  paymentReceived: {
    subject: (number) => `Bestellung ${number}: Zahlung eingegangen`,
    text: (number) => `Ihre Zahlung zur Bestellung ${number} ist da. Vielen Dank.`,
    delivery: (day) => `Wir fertigen jetzt. Neuer Liefertag: ${day}`,
    pickup: (day) => `Wir fertigen jetzt. Abholbereit neu am: ${day}`,
    canceled: 'Die Bestellung ist storniert. Wir erstatten Ihnen den Betrag.',
  },
  status: {
    subject: (number, status) => `Bestellung ${number}: ${status}`,
    text: (number, status) => `Ihre Bestellung ${number} hat jetzt den Status „${status}“.`,
    byCustomer: 'Die Stornierung kam von Ihrer Firma. Es wird nichts gefertigt und nichts berechnet.',
    reason: (reason) => `Grund: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Jetzt kommissioniert', PARTLY_SENT: 'Jetzt versandt' },
    stillToCome: 'Es folgt noch',
    labelled: (label, text) => `${label}: ${text}`,
    others: (count) => `und ${count} weitere`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Jetzt abholbereit', PARTLY_SENT: 'Jetzt abgeholt' },
    statuses: {
      NEW: 'Eingegangen',
      DEMO: 'Demobestellung',
      ASSIGNED: 'In Bearbeitung',
      ANALYZED: 'Arbeitsvorbereitung',
      IN_PRODUCTION: 'In Fertigung',
      PARTLY_COMMISSIONED: 'Teilweise kommissioniert',
      COMMISSIONED: 'Kommissioniert',
      PARTLY_SENT: 'Teilweise versandt',
      SENT: 'Versandt',
      CLOSED: 'Abgeschlossen',
      CANCELED: 'Storniert',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Teilweise abholbereit',
      COMMISSIONED: 'Abholbereit',
      PARTLY_SENT: 'Teilweise abgeholt',
      SENT: 'Abgeholt',
    },
  },
  orderEdit: {
    subject: (number) => `Bestellung ${number}: Adresse geändert`,
    changed: (number) => `Wir haben Angaben zu Ihrer Bestellung ${number} geändert:`,
    fields: { shippingAddress: 'Lieferadresse', billingAddress: 'Rechnungsadresse', phone: 'Telefon' },
  },
  surcharge: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'mit USt.' : 'netto'}`,
    subject: (number) => `Bestellung ${number}: Betrag geändert`,
    asked: (number, amount, reason) => `Zu Ihrer Bestellung ${number} käme ein Zuschlag von ${amount}: ${reason}`,
    answer:
      'Bitte öffnen Sie die Bestellung und stimmen Sie zu oder lehnen Sie ab. Ohne Ihre Zustimmung gilt er nicht.',
    credited: (number, amount, reason) => `Ihre Bestellung ${number} wird um ${amount} günstiger: ${reason}`,
    withdrawn: (number, reason) => `Der Zuschlag zu Ihrer Bestellung ${number} ist zurückgenommen: ${reason}`,
  },
  handOver: (handed) => ({
    subject: `Warenkorb von ${handed.giver}`,
    text: withParts(
      `${handed.giver} hat Ihnen zum Bestellen übergeben:`,
      handed,
      'Es liegt in Ihrem Warenkorb. Bestellt ist es noch nicht.',
    ),
  }),
  approval: {
    requested: (asked) => ({
      subject: `Freigabe: ${asked.by} möchte für ${asked.euros} bestellen`,
      text: withParts(
        `${asked.by} möchte bestellen und braucht Ihre Freigabe. Netto ${asked.euros}${asked.reference === '' ? '' : `, Bestellzeichen ${asked.reference}`}.`,
        asked,
        'Sie entscheiden im Shop unter „Bestellungen“. Bestellt ist es noch nicht.',
      ),
    }),
    approved: ({ by, number }) => ({
      subject: `Freigegeben und bestellt: Nr. ${number}`,
      text: `${by} hat Ihre Bestellung freigegeben. Sie hat die Nummer ${number}.`,
    }),
    rejected: ({ by, reason }) => ({
      subject: 'Nicht freigegeben',
      text: `${by} hat Ihre Bestellung nicht freigegeben: ${reason}\n\nUnter „Bestellungen“ holen Sie sie in den Warenkorb zurück.`,
    }),
    outdated: ({ by }) => ({
      subject: 'Freigegeben, aber nicht bestellt',
      text: `${by} hat Ihre Bestellung freigegeben. Sie gilt aber nicht mehr so, wie sie angefragt war. Unter „Bestellungen“ steht, was sich geändert hat; dort fragen Sie neu an.`,
    }),
  },
  freight: {
    requested: (customer) => ({
      subject: `Frachtanfrage: ${customer}`,
      text: `${customer} fragt eine Lieferung an. Die Antwort ist innerhalb von 48 Stunden fällig.`,
    }),
    answered: (number, note) => ({
      subject: `Ihre Fracht: Angebot ${number}`,
      text: withNote(`Das Angebot ${number} mit der Fracht ist da. Sie können es unter „Angebote“ bestellen.`, note),
    }),
  },
  priceRequest: {
    requested: (project, number) => ({
      subject: `Preisanfrage: ${project}`,
      text: `Für das Projekt „${project}“ (Nr. ${number ?? '–'}) ist ein Preis angefragt. Die Antwort ist innerhalb von 48 Stunden fällig.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Bemerkung zur Preisanfrage: ${project}`,
      text: `Zur Preisanfrage für das Projekt „${project}“ (Nr. ${number ?? '–'}) ist eine weitere Bemerkung gekommen. Sie steht bei der Anfrage.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Ihr Preis für „${project}“`,
      text: withNote(
        isFixed
          ? `Ihr Projekt „${project}“ hat jetzt einen festen Preis. Material, Menge, Oberfläche, Farbe und Spezifität bleiben damit, wie sie sind.`
          : `Ihr Projekt „${project}“ hat jetzt einen Preis. Er gilt für das Projekt, wie es bei der Berechnung war; ändern Sie es, so wird neu gerechnet.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `Ihre Teile zu „${project}“`,
      text: withNote(
        `Aus Ihrer Anfrage „${project}“ haben wir ein Projekt mit Teilen gemacht. Es liegt in Ihren Projekten: Mengen und Oberflächen können Sie ändern und es bestellen.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `Der Preis für „${project}“ gilt nicht mehr`,
      text: `Das Projekt „${project}“ wurde geändert. Der Preis, den wir dafür genannt haben, gilt deshalb nicht mehr. Fragen Sie bei Bedarf neu an, oder nehmen Sie die Änderung zurück: Dann gilt er wieder.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Preis mit USt.:' : 'Preis netto:'} ${germanCents(cents)} €`,
  },
  punchout: {
    title: 'Warenkorb übernehmen',
    lead: (host, button) => `„${button}“ sendet diesen Warenkorb an ${host}.`,
    offer: (number, validUntil) => `Angebot ${number}, gültig bis einschließlich ${validUntil}`,
    notOrdered: (number) =>
      `Bestellt ist damit noch nichts. Ihre Bestellung kommt aus Ihrem Einkaufssystem; bitte lassen Sie die Angebotsnummer ${number} darin stehen.`,
    item: 'Bezeichnung',
    send: 'Warenkorb übernehmen',
    toBasket: 'Zurück zum Warenkorb',
    setup: 'Rüsten und Zuschläge',
    refusedTitle: 'So geht es nicht weiter',
    refused: {
      credentials:
        'Benutzername oder Passwort stimmen nicht, oder der Zugang ist ausgeschaltet. Ein Administrator Ihrer Firma findet ihn im Shop unter „Benutzerkonto“, „Einkaufssystem“.',
      tries: 'Zu viele Versuche. Bitte warten Sie eine Viertelstunde.',
      address:
        'Die Rückgabeadresse Ihres Einkaufssystems ist nicht freigegeben. Ein Administrator Ihrer Firma trägt sie im Shop ein. Sie beginnt mit https://.',
      'oci-function':
        'Diese OCI-Funktion gibt es hier nicht. Unterstützt wird der Aufruf des Katalogs mit Rückgabe des Warenkorbs.',
      'ids-action':
        'Diese IDS-Funktion gibt es hier nicht. Unterstützt wird per POST die Aktion WKE (Warenkorb empfangen).',
      over: 'Die Verbindung zu Ihrem Einkaufssystem gilt nicht mehr. Rufen Sie den Shop dort noch einmal auf; Ihr Warenkorb liegt noch hier.',
      'handed-over':
        'Dieser Warenkorb ist schon übergeben. Fehlt er in Ihrem Einkaufssystem, rufen Sie den Shop dort noch einmal auf.',
    },
  },
  push: 'Neue Nachricht',
  legal: { directors: 'Geschäftsführung', taxNumber: 'Steuernummer' },
};
