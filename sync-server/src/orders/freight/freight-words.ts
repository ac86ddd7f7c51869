import type { Language } from '@knotenblech/shared/values/language.ts';

type Text = { subject: string; text: string };
type Words = {
  /** To the admin. */
  requested: (customer: string) => Text;
  answered: (quoteNumber: string, note: string) => Text;
};

const withNote = (text: string, note: string) => (note.trim() === '' ? text : `${text}\n\n${note.trim()}`);

/** What is said about freight that is asked for and offered. */
export const freightWords: Record<Language, Words> = {
  de: {
    requested: (customer) => ({
      subject: `Frachtanfrage: ${customer}`,
      text: `${customer} fragt eine Lieferung an. Die Antwort ist innerhalb von 48 Stunden fällig.`,
    }),
    answered: (number, note) => ({
      subject: `Ihre Fracht: Angebot ${number}`,
      text: withNote(`Das Angebot ${number} mit der Fracht ist da. Sie können es unter „Angebote“ bestellen.`, note),
    }),
  },
  en: {
    requested: (customer) => ({
      subject: `Freight request: ${customer}`,
      text: `${customer} asks for a delivery. The answer is due within 48 hours.`,
    }),
    answered: (number, note) => ({
      subject: `Your freight: quote ${number}`,
      text: withNote(`Quote ${number} including freight is ready. You can order it under “Quotes”.`, note),
    }),
  },
  fr: {
    requested: (customer) => ({
      subject: `Demande de transport : ${customer}`,
      text: `${customer} demande une livraison. La réponse est attendue sous 48 heures.`,
    }),
    answered: (number, note) => ({
      subject: `Votre transport : offre ${number}`,
      text: withNote(`L’offre ${number} avec le transport est prête. Commandez-la sous « Offres ».`, note),
    }),
  },
  it: {
    requested: (customer) => ({
      subject: `Richiesta di trasporto: ${customer}`,
      text: `${customer} chiede una consegna. La risposta è attesa entro 48 ore.`,
    }),
    answered: (number, note) => ({
      subject: `Il Suo trasporto: offerta ${number}`,
      text: withNote(`L’offerta ${number} con il trasporto è pronta. La può ordinare in «Offerte».`, note),
    }),
  },
};
