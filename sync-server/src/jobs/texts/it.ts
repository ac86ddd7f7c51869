import { germanCents } from '@knotenblech/shared/values/number-text.ts';
import { type Texts, withNote, withParts } from './text-shapes.ts';

const valid = 'Il link vale una sola volta, per 30 minuti.';

const notYou = 'Se non è stato Lei, non deve fare nulla.';

const knowsUs = 'Se ha dimenticato la password, ne richieda una nuova con «Password dimenticata» all’accesso.';

export const it: Texts = {
  account: {
    confirmRegistration: (link) => ({
      subject: 'Confermi la Sua registrazione',
      text: `Buongiorno,\n\ncon questo link conferma la registrazione; poi acceda con il Suo indirizzo e-mail:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    alreadyRegistered: () => ({
      subject: 'È già registrato',
      text: `Buongiorno,\n\nqualcuno ha cercato di registrarsi con il Suo indirizzo e-mail. Lei ha già un account; non è stato modificato nulla. ${knowsUs}`,
    }),
    resetPassword: (link, userName) => ({
      subject: 'La Sua nuova password',
      text: `Buongiorno,\n\ncon questo link imposta una nuova password per l’utente ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
    }),
    invitation: (link, by, company, userName) => ({
      subject: 'Invito nello shop',
      text: `Buongiorno,\n\n${by} L’ha aggiunta come utente di ${company}. Il Suo nome utente è ${userName}. Con questo link imposta la password:\n\n${link}\n\n${valid} In seguito ne riceve uno nuovo con «Password dimenticata» all’accesso.`,
    }),
    invitedElsewhere: () => ({
      subject: 'Ha già un account',
      text: `Buongiorno,\n\nun’altra azienda voleva aggiungerLa come utente con questo indirizzo e-mail. Un indirizzo appartiene a un solo account; il Suo resta com’è. Per l’altra azienda indichi un secondo indirizzo.`,
    }),
    confirmEmail: (link) => ({
      subject: 'Confermi il Suo nuovo indirizzo e-mail',
      text: `Buongiorno,\n\ncon questo link questo indirizzo diventa quello del Suo account:\n\n${link}\n\n${valid} Fino ad allora vale quello attuale. ${notYou}`,
    }),
    emailInUse: () => ({
      subject: 'Questo indirizzo e-mail ha già un account',
      text: `Buongiorno,\n\nqualcuno voleva inserire il Suo indirizzo e-mail per un altro account. Non è possibile; non è stato modificato nulla.`,
    }),
    emailChanging: () => ({
      subject: 'Il Suo indirizzo e-mail sta per cambiare',
      text: `Buongiorno,\n\nper il Suo account è stato inserito un nuovo indirizzo e-mail. Varrà non appena confermato. Se non lo desidera, cambi subito la password e ci telefoni.`,
    }),
    passwordChanged: () => ({
      subject: 'La Sua password è stata modificata',
      text: `Buongiorno,\n\nla password del Suo account è stata modificata; gli altri dispositivi sono scollegati. Se non è stato Lei, la reimposti subito con «Password dimenticata» e ci telefoni.`,
    }),
  },
  confirmation: {
    locale: 'it-IT',
    subject: (number) => `Conferma d’ordine ${number}`,
    greeting: (name) => `Buongiorno ${name},`,
    opening: (number, day) => `grazie per il Suo ordine del ${day}. Il numero d’ordine è ${number}.`,
    demo: 'Questo ordine è in modalità demo: nulla viene prodotto né addebitato.',
    pieces: 'pezzi',
    each: 'a',
    weight: 'Peso',
    unwelded: 'non saldato',
    without: (count) => (count === 1 ? 'senza 1 pezzo' : `senza ${count} pezzi`),
    rows: {
      partsCents: 'Totale pezzi',
      productionCents: 'Produzione',
      shippingCents: 'Spedizione',
      paymentCents: 'Metodo di pagamento',
      voucherCents: 'Buono',
      surchargeCents: 'Supplementi e sconti',
    },
    net: 'Totale netto',
    vat: (percent) => `IVA ${percent} %`,
    gross: 'Totale',
    totalWithVat: 'Totale IVA inclusa',
    containedVat: (percent) => `Di cui IVA ${percent} %`,
    pricesWithVat: 'Prezzi IVA inclusa',
    vatReasons: {
      domestic: '',
      pickup: 'Ritiro in Germania',
      'intra-community': 'Cessione intracomunitaria esente da IVA',
      'destination-rate': 'Aliquota del paese di destinazione',
      export: 'Esportazione esente da IVA',
    },
    delivery: 'Giorno di consegna previsto',
    collection: 'Pronto per il ritiro, previsto il',
    collectionPlace: 'Ritiro presso',
    shippingAddress: 'Indirizzo di consegna',
    billingAddress: 'Indirizzo di fatturazione',
    phone: 'Telefono',
    reference: 'Il Suo riferimento',
    terms: (version) => `Valgono le nostre condizioni generali di vendita, versione ${version}.`,
    closing: 'Cordiali saluti',
  },
  document: {
    page: (page, pages) => `Pagina ${page} di ${pages}`,
    project: 'Progetto',
    quantity: 'Quantità',
    unitPrice: 'Prezzo unitario',
    total: 'Totale',
    orderNumber: 'Numero d’ordine',
    orderedAt: 'Ordinato il',
    approvedBy: 'Approvato da',
    quoteNumber: 'Secondo l’offerta',
    termsVersion: 'Versione delle CGV',
    domestic: 'Cessione in Germania',
    canceled: 'Questo ordine è stato annullato.',
    comment: 'Nota',
    reference: 'Riferimento',
    deliveryNote: (number) => `Bolla di consegna ${number}`,
    proForma: (number) => `Fattura proforma ${number}`,
    noInvoice: 'Questa non è una fattura e non dà diritto alla detrazione dell’IVA.',
    charges: 'Attrezzaggio, minimi e certificati',
    totalWeight: 'Peso totale',
    deliveryWeight: 'Peso di questa consegna',
    partialDelivery: (number) => `consegna parziale ${number}`,
    shareOf: ({ now, pieces, later }) => `${now} di ${pieces}${later > 0 ? `, ${later} in arrivo` : ''}`,
    stillToCome: (pieces) => `Ancora in arrivo: ${pieces}`,
    received: 'Merce ricevuta completa e integra (data, nome, firma):',
    sentOn: 'Spedito il',
  },
  quote: {
    title: (number) => `Offerta ${number}`,
    offer: (number, day) => `ecco la nostra offerta vincolante: offerta ${number} del ${day}.`,
    valid: (day) => `L’offerta è valida fino al ${day} compreso.`,
    order: 'Può ordinare nello shop alla voce «Offerte», una sola volta ed esattamente a questi importi.',
    unchanged: 'L’offerta vale per i progetti com’erano il giorno dell’offerta.',
    quoteDemo: 'Questa è un’offerta in modalità demo: non impegna nessuno.',
    quoteNumber: 'Numero d’offerta',
    quotedAt: 'Offerta del',
    validUntil: 'Valida fino al',
    workingDays: (days) => `${days} giorni lavorativi dall’ordine`,
    deliveryTime: 'Tempo di consegna',
    freightNote: (note) => `Per la consegna: ${note}`,
    ladder: (project) => `Prezzo al pezzo secondo la quantità: ${project}`,
    ladderProject: 'tutto il progetto, tante volte',
    ladderOnce: 'di cui attrezzaggio e supplementi',
    ladderNote:
      'Prezzi in euro al giorno dell’offerta, tutto il resto come offerto; si ordina agli importi sopra indicati.',
  },
  bill: {
    net: (days) => `Pagamento entro ${days} giorni senza detrazioni.`,
    atOnce: 'Pagamento immediato senza detrazioni.',
    discount: (percent, days) => `Sconto del ${percent} % per pagamento entro ${days} giorni.`,
    account: 'Coordinate bancarie',
  },
  prepayment: {
    transfer: (amount, number) => `Versi ${amount} con la causale «Ordine ${number}» a:`,
    waits: 'Produciamo appena arriva il pagamento. La data si conta da allora.',
    paypal: (amount) => `Paghi ${amount} con PayPal, nella pagina del Suo ordine.`,
  },
  paymentReceived: {
    subject: (number) => `Ordine ${number}: pagamento ricevuto`,
    text: (number) => `Il pagamento dell’ordine ${number} è arrivato. Grazie.`,
    delivery: (day) => `La produzione inizia ora. Nuovo giorno di consegna: ${day}`,
    pickup: (day) => `La produzione inizia ora. Nuovo giorno di ritiro: ${day}`,
    canceled: 'L’ordine è annullato. Le rimborsiamo l’importo.',
  },
  status: {
    subject: (number, status) => `Ordine ${number}: ${status}`,
    text: (number, status) => `Il Suo ordine ${number} è ora nello stato «${status}».`,
    byCustomer: 'L’annullamento è stato chiesto dalla Sua azienda. Non si produce e non si addebita nulla.',
    reason: (reason) => `Motivo: ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Preparato ora', PARTLY_SENT: 'Spedito ora' },
    stillToCome: 'Ancora in arrivo',
    labelled: (label, text) => `${label}: ${text}`,
    others: (count) => `e altri ${count}`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Pronto per il ritiro ora', PARTLY_SENT: 'Ritirato ora' },
    statuses: {
      NEW: 'Ricevuto',
      DEMO: 'Ordine dimostrativo',
      ASSIGNED: 'In lavorazione',
      ANALYZED: 'Preparazione del lavoro',
      IN_PRODUCTION: 'In produzione',
      PARTLY_COMMISSIONED: 'Preparato in parte',
      COMMISSIONED: 'Preparato',
      PARTLY_SENT: 'Spedito in parte',
      SENT: 'Spedito',
      CLOSED: 'Concluso',
      CANCELED: 'Annullato',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Pronto in parte per il ritiro',
      COMMISSIONED: 'Pronto per il ritiro',
      PARTLY_SENT: 'Ritirato in parte',
      SENT: 'Ritirato',
    },
  },
  orderEdit: {
    subject: (number) => `Ordine ${number}: indirizzo modificato`,
    changed: (number) => `Abbiamo modificato i dati del Suo ordine ${number}:`,
    fields: {
      shippingAddress: 'Indirizzo di consegna',
      billingAddress: 'Indirizzo di fatturazione',
      phone: 'Telefono',
    },
  },
  surcharge: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'IVA inclusa' : 'netti'}`,
    subject: (number) => `Ordine ${number}: importo modificato`,
    asked: (number, amount, reason) =>
      `Al Suo ordine ${number} si aggiungerebbe un supplemento di ${amount}: ${reason}`,
    answer: 'Apra l’ordine e accetti o rifiuti. Senza il Suo consenso non vale.',
    credited: (number, amount, reason) => `Il Suo ordine ${number} costa ${amount} in meno: ${reason}`,
    withdrawn: (number, reason) => `Il supplemento sul Suo ordine ${number} è stato ritirato: ${reason}`,
  },
  handOver: (handed) => ({
    subject: `Carrello di ${handed.giver}`,
    text: withParts(
      `${handed.giver} Le ha passato da ordinare:`,
      handed,
      'Si trova nel Suo carrello. Non è ancora ordinato.',
    ),
  }),
  approval: {
    requested: (asked) => ({
      subject: `Approvazione: ${asked.by} desidera ordinare per ${asked.euros}`,
      text: withParts(
        `${asked.by} desidera ordinare e ha bisogno della Sua approvazione. Netto ${asked.euros}${asked.reference === '' ? '' : `, riferimento d’ordine ${asked.reference}`}.`,
        asked,
        'Lei decide nello shop sotto «Ordini». Non è ancora ordinato.',
      ),
    }),
    approved: ({ by, number }) => ({
      subject: `Approvato e ordinato: n. ${number}`,
      text: `${by} ha approvato il Suo ordine. Il numero è ${number}.`,
    }),
    rejected: ({ by, reason }) => ({
      subject: 'Non approvato',
      text: `${by} non ha approvato il Suo ordine: ${reason}\n\nSotto «Ordini» lo riporta nel carrello.`,
    }),
    outdated: ({ by }) => ({
      subject: 'Approvato, ma non ordinato',
      text: `${by} ha approvato il Suo ordine, ma non vale più così come richiesto. Sotto «Ordini» vede che cosa è cambiato e può chiedere di nuovo.`,
    }),
  },
  freight: {
    requested: (customer) => ({
      subject: `Richiesta di trasporto: ${customer}`,
      text: `${customer} chiede una consegna. La risposta è attesa entro 48 ore.`,
    }),
    answered: (number, note) => ({
      subject: `Il Suo trasporto: offerta ${number}`,
      text: withNote(`L’offerta ${number} con il trasporto è pronta. La può ordinare in «Offerte».`, note),
    }),
  },
  priceRequest: {
    requested: (project, number) => ({
      subject: `Richiesta di prezzo: ${project}`,
      text: `È richiesto un prezzo per il progetto «${project}» (n. ${number ?? '–'}). La risposta è dovuta entro 48 ore.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Osservazione sulla richiesta di prezzo: ${project}`,
      text: `Alla richiesta di prezzo per il progetto «${project}» (n. ${number ?? '–'}) è stata aggiunta un’altra osservazione. Si trova nella richiesta.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Il Suo prezzo per «${project}»`,
      text: withNote(
        isFixed
          ? `Il Suo progetto «${project}» ha ora un prezzo fisso. Materiale, quantità, finitura, colore e specificità restano invariati.`
          : `Il Suo progetto «${project}» ha ora un prezzo. Vale per il progetto così come è stato calcolato; se lo modifica, viene ricalcolato.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `I Suoi pezzi per «${project}»`,
      text: withNote(
        `Dalla Sua richiesta «${project}» abbiamo creato un progetto con i pezzi. Si trova tra i Suoi progetti: può modificare quantità e finiture e ordinarlo.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `Il prezzo di «${project}» non è più valido`,
      text: `Il progetto «${project}» è stato modificato: il prezzo che Le abbiamo indicato non è quindi più valido. Chieda un nuovo prezzo oppure annulli la modifica: in tal caso tornerà valido.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Prezzo IVA inclusa:' : 'Prezzo netto:'} ${germanCents(cents)} €`,
  },
  punchout: {
    title: 'Trasferire il carrello',
    lead: (host, button) => `«${button}» invia questo carrello a ${host}.`,
    offer: (number, validUntil) => `Offerta ${number}, valida fino al ${validUntil} compreso`,
    notOrdered: (number) =>
      `Non è ancora ordinato nulla. Il Suo ordine arriva dal Suo sistema di acquisto; La preghiamo di lasciarvi il numero di offerta ${number}.`,
    item: 'Descrizione',
    send: 'Trasferire il carrello',
    toBasket: 'Torna al carrello',
    setup: 'Attrezzaggio e supplementi',
    refusedTitle: 'Così non si prosegue',
    refused: {
      credentials:
        'Nome utente o password sono errati, oppure l’accesso è disattivato. Un amministratore della Sua azienda lo trova nello shop alla voce «Account», «Sistema di acquisto».',
      tries: 'Troppi tentativi. Attenda un quarto d’ora.',
      address:
        'L’indirizzo di ritorno del Suo sistema di acquisto non è autorizzato. Un amministratore della Sua azienda lo inserisce nello shop. Inizia con https://.',
      'oci-function': 'Questa funzione OCI qui non esiste. È possibile aprire il catalogo e restituire il carrello.',
      'ids-action': 'Questa funzione IDS qui non esiste. È possibile l’azione WKE (ricevere il carrello) tramite POST.',
      over: 'Il collegamento al Suo sistema di acquisto non vale più. Apra di nuovo lo shop da lì; il Suo carrello è ancora qui.',
      'handed-over':
        'Questo carrello è già trasferito. Se manca nel Suo sistema di acquisto, apra di nuovo lo shop da lì.',
    },
  },
  push: 'Nuovo messaggio',
  legal: { directors: 'Amministratori', taxNumber: 'Numero fiscale' },
};
