import { germanCents } from '@knotenblech/shared/values/number-text.ts';
import { type Texts, withNote, withParts } from './text-shapes.ts';

const valid = 'Le lien est valable une seule fois, pendant 30 minutes.';

const notYou = 'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.';

const knowsUs =
  'Si vous avez oublié votre mot de passe, demandez-en un nouveau avec « Mot de passe oublié » à la connexion.';

export const fr: Texts = {
  account: {
    confirmRegistration: (link) => ({
      subject: 'Veuillez confirmer votre inscription',
      text: `Bonjour,\n\nce lien confirme votre inscription ; connectez-vous ensuite avec votre adresse e-mail :\n\n${link}\n\n${valid} ${notYou}`,
    }),
    alreadyRegistered: () => ({
      subject: 'Vous êtes déjà inscrit',
      text: `Bonjour,\n\nquelqu’un a voulu s’inscrire avec votre adresse e-mail. Vous avez déjà un compte ; rien n’a été modifié. ${knowsUs}`,
    }),
    resetPassword: (link, userName) => ({
      subject: 'Votre nouveau mot de passe',
      text: `Bonjour,\n\nce lien vous permet de choisir un nouveau mot de passe pour l’utilisateur ${userName} :\n\n${link}\n\n${valid} ${notYou}`,
    }),
    invitation: (link, by, company, userName) => ({
      subject: 'Invitation dans la boutique',
      text: `Bonjour,\n\n${by} vous a ajouté comme utilisateur de ${company}. Votre nom d’utilisateur est ${userName}. Ce lien vous permet de choisir votre mot de passe :\n\n${link}\n\n${valid} Ensuite, « Mot de passe oublié » à la connexion vous en envoie un nouveau.`,
    }),
    invitedElsewhere: () => ({
      subject: 'Vous avez déjà un compte',
      text: `Bonjour,\n\nune autre entreprise a voulu vous ajouter comme utilisateur avec cette adresse e-mail. Une adresse correspond à un seul compte ; le vôtre reste inchangé. Pour l’autre entreprise, veuillez indiquer une deuxième adresse.`,
    }),
    confirmEmail: (link) => ({
      subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
      text: `Bonjour,\n\navec ce lien, cette adresse devient celle de votre compte :\n\n${link}\n\n${valid} D’ici là, l’ancienne reste valable. ${notYou}`,
    }),
    emailInUse: () => ({
      subject: 'Cette adresse e-mail a déjà un compte',
      text: `Bonjour,\n\nquelqu’un a voulu enregistrer votre adresse e-mail pour un autre compte. Ce n’est pas possible ; rien n’a été modifié.`,
    }),
    emailChanging: () => ({
      subject: 'Votre adresse e-mail va être modifiée',
      text: `Bonjour,\n\nune nouvelle adresse e-mail a été saisie pour votre compte. Elle s’appliquera dès sa confirmation. Si vous ne l’avez pas souhaité, changez tout de suite votre mot de passe et appelez-nous.`,
    }),
    passwordChanged: () => ({
      subject: 'Votre mot de passe a été modifié',
      text: `Bonjour,\n\nle mot de passe de votre compte a été modifié ; vos autres appareils sont déconnectés. Si ce n’était pas vous, redéfinissez-le tout de suite avec « Mot de passe oublié » et appelez-nous.`,
    }),
  },
  confirmation: {
    locale: 'fr-FR',
    subject: (number) => `Confirmation de commande ${number}`,
    greeting: (name) => `Bonjour ${name},`,
    opening: (number, day) => `merci pour votre commande du ${day}. Votre numéro de commande est ${number}.`,
    demo: 'Cette commande est en mode démonstration : rien n’est fabriqué ni facturé.',
    pieces: 'pièces',
    each: 'à',
    weight: 'Poids',
    unwelded: 'non soudé',
    without: (count) => (count === 1 ? 'sans 1 pièce' : `sans ${count} pièces`),
    rows: {
      partsCents: 'Total des pièces',
      productionCents: 'Fabrication',
      shippingCents: 'Expédition',
      paymentCents: 'Mode de paiement',
      voucherCents: 'Bon d’achat',
      surchargeCents: 'Suppléments et remises',
    },
    net: 'Total HT',
    vat: (percent) => `TVA ${percent} %`,
    gross: 'Total',
    totalWithVat: 'Total TTC',
    containedVat: (percent) => `Dont TVA ${percent} %`,
    pricesWithVat: 'Prix TTC',
    vatReasons: {
      domestic: '',
      pickup: 'Enlèvement en Allemagne',
      'intra-community': 'Livraison intracommunautaire exonérée de TVA',
      'destination-rate': 'Taux du pays de destination',
      export: 'Exportation exonérée de TVA',
    },
    delivery: 'Jour de livraison prévu',
    collection: 'Prête à l’enlèvement, prévu le',
    collectionPlace: 'Enlèvement chez',
    shippingAddress: 'Adresse de livraison',
    billingAddress: 'Adresse de facturation',
    phone: 'Téléphone',
    reference: 'Votre référence',
    terms: (version) => `Nos conditions générales de vente s’appliquent, version ${version}.`,
    closing: 'Cordialement',
  },
  document: {
    page: (page, pages) => `Page ${page} sur ${pages}`,
    project: 'Projet',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    total: 'Total',
    orderNumber: 'N° de commande',
    orderedAt: 'Commandé le',
    approvedBy: 'Validée par',
    quoteNumber: 'Selon l’offre',
    termsVersion: 'Version des CGV',
    domestic: 'Livraison en Allemagne',
    canceled: 'Cette commande a été annulée.',
    comment: 'Remarque',
    reference: 'Référence',
    deliveryNote: (number) => `Bon de livraison ${number}`,
    proForma: (number) => `Facture pro forma ${number}`,
    noInvoice: 'Ceci n’est pas une facture et n’ouvre pas droit à déduction de la TVA.',
    charges: 'Réglage, minimums et certificats',
    totalWeight: 'Poids total',
    deliveryWeight: 'Poids de cette livraison',
    partialDelivery: (number) => `livraison partielle ${number}`,
    shareOf: ({ now, pieces, later }) => `${now} sur ${pieces}${later > 0 ? `, reste ${later}` : ''}`,
    stillToCome: (pieces) => `Reste à venir : ${pieces}`,
    received: 'Marchandise reçue complète et en bon état (date, nom, signature) :',
    sentOn: 'Expédié le',
  },
  quote: {
    title: (number) => `Offre ${number}`,
    offer: (number, day) => `voici notre offre ferme : offre ${number} du ${day}.`,
    valid: (day) => `L’offre est valable jusqu’au ${day} inclus.`,
    order: 'Vous pouvez commander dans la boutique sous « Offres », une seule fois et exactement à ces montants.',
    unchanged: 'L’offre vaut pour les projets tels qu’ils étaient le jour de l’offre.',
    quoteDemo: 'Ceci est une offre en mode démonstration : elle n’engage personne.',
    quoteNumber: 'N° d’offre',
    quotedAt: 'Offre du',
    validUntil: 'Valable jusqu’au',
    workingDays: (days) => `${days} jours ouvrés à compter de la commande`,
    deliveryTime: 'Délai de livraison',
    freightNote: (note) => `À propos de la livraison : ${note}`,
    ladder: (project) => `Prix par pièce selon la quantité : ${project}`,
    ladderProject: 'tout le projet, autant de fois',
    ladderOnce: 'dont réglage et suppléments',
    ladderNote:
      'Prix en euros au jour de l’offre, tout le reste comme proposé ; la commande se fait aux montants ci-dessus.',
  },
  bill: {
    net: (days) => `Payable sous ${days} jours sans escompte.`,
    atOnce: 'Payable immédiatement sans escompte.',
    discount: (percent, days) => `Escompte de ${percent} % pour un paiement sous ${days} jours.`,
    account: 'Coordonnées bancaires',
  },
  prepayment: {
    transfer: (amount, number) => `Veuillez virer ${amount} avec la référence « Commande ${number} » à :`,
    waits: 'Nous fabriquons dès réception de votre paiement. Le délai court à partir de là.',
    paypal: (amount) => `Veuillez payer ${amount} par PayPal, sur la page de votre commande.`,
  },
  paymentReceived: {
    subject: (number) => `Commande ${number} : paiement reçu`,
    text: (number) => `Votre paiement pour la commande ${number} est arrivé. Merci.`,
    delivery: (day) => `La fabrication commence. Nouvelle date de livraison : ${day}`,
    pickup: (day) => `La fabrication commence. Nouvelle date d’enlèvement : ${day}`,
    canceled: 'La commande est annulée. Nous vous remboursons le montant.',
  },
  status: {
    subject: (number, status) => `Commande ${number} : ${status}`,
    text: (number, status) => `Votre commande ${number} est maintenant à l’état « ${status} ».`,
    byCustomer: 'L’annulation vient de votre entreprise. Rien n’est fabriqué ni facturé.',
    reason: (reason) => `Motif : ${reason}`,
    partial: { PARTLY_COMMISSIONED: 'Préparé maintenant', PARTLY_SENT: 'Expédié maintenant' },
    stillToCome: 'Reste à venir',
    labelled: (label, text) => `${label} : ${text}`,
    others: (count) => `et ${count} autres`,
    pickupPartial: { PARTLY_COMMISSIONED: 'Prêt à l’enlèvement maintenant', PARTLY_SENT: 'Enlevé maintenant' },
    statuses: {
      NEW: 'Reçue',
      DEMO: 'Commande de démonstration',
      ASSIGNED: 'En traitement',
      ANALYZED: 'Préparation du travail',
      IN_PRODUCTION: 'En fabrication',
      PARTLY_COMMISSIONED: 'Partiellement préparée',
      COMMISSIONED: 'Préparée',
      PARTLY_SENT: 'Partiellement expédiée',
      SENT: 'Expédiée',
      CLOSED: 'Clôturée',
      CANCELED: 'Annulée',
    },
    pickup: {
      PARTLY_COMMISSIONED: 'Partiellement prête à l’enlèvement',
      COMMISSIONED: 'Prête à l’enlèvement',
      PARTLY_SENT: 'Partiellement enlevée',
      SENT: 'Enlevée',
    },
  },
  orderEdit: {
    subject: (number) => `Commande ${number} : adresse modifiée`,
    changed: (number) => `Nous avons modifié des données de votre commande ${number} :`,
    fields: { shippingAddress: 'Adresse de livraison', billingAddress: 'Adresse de facturation', phone: 'Téléphone' },
  },
  surcharge: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'TTC' : 'HT'}`,
    subject: (number) => `Commande ${number} : montant modifié`,
    asked: (number, amount, reason) => `Un supplément de ${amount} s’ajouterait à votre commande ${number} : ${reason}`,
    answer: 'Veuillez ouvrir la commande et accepter ou refuser. Sans votre accord, il ne compte pas.',
    credited: (number, amount, reason) => `Votre commande ${number} coûte ${amount} de moins : ${reason}`,
    withdrawn: (number, reason) => `Le supplément sur votre commande ${number} est retiré : ${reason}`,
  },
  handOver: (handed) => ({
    subject: `Panier de ${handed.giver}`,
    text: withParts(
      `${handed.giver} vous a transmis, pour que vous commandiez :`,
      handed,
      'Cela se trouve dans votre panier. Ce n’est pas encore commandé.',
    ),
  }),
  approval: {
    requested: (asked) => ({
      subject: `Validation : ${asked.by} souhaite commander pour ${asked.euros}`,
      text: withParts(
        `${asked.by} souhaite commander et a besoin de votre validation. Net ${asked.euros}${asked.reference === '' ? '' : `, référence de commande ${asked.reference}`}.`,
        asked,
        'Vous décidez dans la boutique sous « Commandes ». Ce n’est pas encore commandé.',
      ),
    }),
    approved: ({ by, number }) => ({
      subject: `Validée et commandée : n° ${number}`,
      text: `${by} a validé votre commande. Elle porte le numéro ${number}.`,
    }),
    rejected: ({ by, reason }) => ({
      subject: 'Non validée',
      text: `${by} n’a pas validé votre commande : ${reason}\n\nSous « Commandes », vous la remettez dans le panier.`,
    }),
    outdated: ({ by }) => ({
      subject: 'Validée, mais pas commandée',
      text: `${by} a validé votre commande, mais elle n’est plus valable telle que demandée. Sous « Commandes », vous voyez ce qui a changé et vous pouvez redemander.`,
    }),
  },
  freight: {
    requested: (customer) => ({
      subject: `Demande de transport : ${customer}`,
      text: `${customer} demande une livraison. La réponse est attendue sous 48 heures.`,
    }),
    answered: (number, note) => ({
      subject: `Votre transport : offre ${number}`,
      text: withNote(`L’offre ${number} avec le transport est prête. Commandez-la sous « Offres ».`, note),
    }),
  },
  priceRequest: {
    requested: (project, number) => ({
      subject: `Demande de prix : ${project}`,
      text: `Un prix est demandé pour le projet « ${project} » (n° ${number ?? '–'}). La réponse est attendue sous 48 heures.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Remarque sur la demande de prix : ${project}`,
      text: `Une autre remarque a été ajoutée à la demande de prix pour le projet « ${project} » (n° ${number ?? '–'}). Elle figure dans la demande.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Votre prix pour « ${project} »`,
      text: withNote(
        isFixed
          ? `Votre projet « ${project} » a maintenant un prix ferme. La matière, les quantités, la finition, la teinte et la spécificité restent inchangées.`
          : `Votre projet « ${project} » a maintenant un prix. Il vaut pour le projet tel qu’il a été chiffré ; si vous le modifiez, il est recalculé.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `Vos pièces pour « ${project} »`,
      text: withNote(
        `À partir de votre demande « ${project} », nous avons créé un projet avec ses pièces. Il figure parmi vos projets : vous pouvez modifier les quantités et les finitions, puis le commander.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `Le prix de « ${project} » n’est plus valable`,
      text: `Le projet « ${project} » a été modifié ; le prix que nous vous avons indiqué n’est donc plus valable. Faites une nouvelle demande ou annulez la modification : il sera de nouveau valable.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Prix TTC :' : 'Prix HT :'} ${germanCents(cents)} €`,
  },
  punchout: {
    title: 'Transférer le panier',
    lead: (host, button) => `« ${button} » envoie ce panier à ${host}.`,
    offer: (number, validUntil) => `Offre ${number}, valable jusqu’au ${validUntil} inclus`,
    notOrdered: (number) =>
      `Rien n’est encore commandé. Votre commande vient de votre système d’achat ; veuillez y laisser le numéro d’offre ${number}.`,
    item: 'Désignation',
    send: 'Transférer le panier',
    toBasket: 'Retour au panier',
    setup: 'Réglage et suppléments',
    refusedTitle: 'Cela ne va pas plus loin',
    refused: {
      credentials:
        'Le nom d’utilisateur ou le mot de passe est faux, ou l’accès est désactivé. Un administrateur de votre entreprise le trouve dans la boutique sous « Compte », « Système d’achat ».',
      tries: 'Trop d’essais. Veuillez attendre un quart d’heure.',
      address:
        'L’adresse de retour de votre système d’achat n’est pas autorisée. Un administrateur de votre entreprise la saisit dans la boutique. Elle commence par https://.',
      'oci-function':
        'Cette fonction OCI n’existe pas ici. Seuls l’appel du catalogue et le retour du panier sont pris en charge.',
      'ids-action':
        'Cette fonction IDS n’existe pas ici. Seule l’action WKE (recevoir le panier) est prise en charge, par POST.',
      over: 'La connexion à votre système d’achat n’est plus valable. Ouvrez la boutique depuis celui-ci encore une fois ; votre panier est toujours ici.',
      'handed-over':
        'Ce panier est déjà transféré. S’il manque dans votre système d’achat, ouvrez la boutique depuis celui-ci encore une fois.',
    },
  },
  push: 'Nouveau message',
  legal: { directors: 'Direction', taxNumber: 'Numéro fiscal' },
};
