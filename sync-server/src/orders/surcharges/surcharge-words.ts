import type { Language } from '../documents/confirmation-texts.ts';

type Words = {
  /** An amount, and whether VAT is in it. */
  amount: (euros: string, isGross: boolean) => string;
  subject: (number: number) => string;
  asked: (number: number, amount: string, reason: string) => string;
  /** How it is answered. */
  answer: string;
  credited: (number: number, amount: string, reason: string) => string;
  withdrawn: (number: number, reason: string) => string;
};

/** What a customer reads of surcharges and credits. */
export const surchargeWords: Record<Language, Words> = {
  de: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'mit USt.' : 'netto'}`,
    subject: (number) => `Bestellung ${number}: Betrag geändert`,
    asked: (number, amount, reason) => `Zu Ihrer Bestellung ${number} käme ein Zuschlag von ${amount}: ${reason}`,
    answer:
      'Bitte öffnen Sie die Bestellung und stimmen Sie zu oder lehnen Sie ab. Ohne Ihre Zustimmung gilt er nicht.',
    credited: (number, amount, reason) => `Ihre Bestellung ${number} wird um ${amount} günstiger: ${reason}`,
    withdrawn: (number, reason) => `Der Zuschlag zu Ihrer Bestellung ${number} ist zurückgenommen: ${reason}`,
  },
  en: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'incl. VAT' : 'net'}`,
    subject: (number) => `Order ${number}: amount changed`,
    asked: (number, amount, reason) => `A surcharge of ${amount} would be added to your order ${number}: ${reason}`,
    answer: 'Please open the order and accept or decline. Without your consent it does not count.',
    credited: (number, amount, reason) => `The price of your order ${number} goes down by ${amount}: ${reason}`,
    withdrawn: (number, reason) => `The surcharge on your order ${number} has been withdrawn: ${reason}`,
  },
  fr: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'TTC' : 'HT'}`,
    subject: (number) => `Commande ${number} : montant modifié`,
    asked: (number, amount, reason) => `Un supplément de ${amount} s’ajouterait à votre commande ${number} : ${reason}`,
    answer: 'Veuillez ouvrir la commande et accepter ou refuser. Sans votre accord, il ne compte pas.',
    credited: (number, amount, reason) => `Votre commande ${number} coûte ${amount} de moins : ${reason}`,
    withdrawn: (number, reason) => `Le supplément sur votre commande ${number} est retiré : ${reason}`,
  },
  it: {
    amount: (euros, isGross) => `${euros} ${isGross ? 'IVA inclusa' : 'netti'}`,
    subject: (number) => `Ordine ${number}: importo modificato`,
    asked: (number, amount, reason) =>
      `Al Suo ordine ${number} si aggiungerebbe un supplemento di ${amount}: ${reason}`,
    answer: 'Apra l’ordine e accetti o rifiuti. Senza il Suo consenso non vale.',
    credited: (number, amount, reason) => `Il Suo ordine ${number} costa ${amount} in meno: ${reason}`,
    withdrawn: (number, reason) => `Il supplemento sul Suo ordine ${number} è stato ritirato: ${reason}`,
  },
};
