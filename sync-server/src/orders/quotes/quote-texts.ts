import type { Language } from '@knotenblech/shared/values/language.ts';

type Words = {
  title: (number: string) => string;
  offer: (number: string, day: string) => string;
  valid: (day: string) => string;
  order: string;
  unchanged: string;
  quoteDemo: string;
  quoteNumber: string;
  quotedAt: string;
  validUntil: string;
  workingDays: (days: number) => string;
  deliveryTime: string;
  freightNote: (note: string) => string;
};

const de: Words = {
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
};

const en: Words = {
  title: (number) => `Quote ${number}`,
  offer: (number, day) => `this is our binding offer: quote ${number} of ${day}.`,
  valid: (day) => `The quote is valid up to and including ${day}.`,
  order: 'You can order in the shop under “Quotes”, once and at exactly these amounts.',
  unchanged: 'The quote holds for the projects as they were on the day of the quote.',
  quoteDemo: 'This is a quote in demo mode: it binds nobody.',
  quoteNumber: 'Quote number',
  quotedAt: 'Quote of',
  validUntil: 'Valid until',
  workingDays: (days) => `${days} working days from the order`,
  deliveryTime: 'Delivery time',
  freightNote: (note) => `About the delivery: ${note}`,
};

const fr: Words = {
  title: (number) => `Offre ${number}`,
  offer: (number, day) => `voici notre offre ferme : offre ${number} du ${day}.`,
  valid: (day) => `L’offre est valable jusqu’au ${day} inclus.`,
  order: 'Vous pouvez commander dans la boutique sous « Offres », une seule fois et exactement à ces montants.',
  unchanged: 'L’offre vaut pour les projets tels qu’ils étaient le jour de l’offre.',
  quoteDemo: 'Ceci est une offre en mode démonstration : elle n’engage personne.',
  quoteNumber: 'N° d’offre',
  quotedAt: 'Offre du',
  validUntil: 'Valable jusqu’au',
  workingDays: (days) => `${days} jours ouvrés à compter de la commande`,
  deliveryTime: 'Délai de livraison',
  freightNote: (note) => `À propos de la livraison : ${note}`,
};

const it: Words = {
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
};

export const quoteTexts: Record<Language, Words> = { de, en, fr, it };
