import type { Language } from '@knotenblech/shared/values/language.ts';
import { germanCents } from '@knotenblech/shared/values/number-text.ts';

type Text = { subject: string; text: string };
type Answered = { project: string; isFixed: boolean; note: string };

type Words = {
  /** To the admin. */
  requested: (project: string, number: number | null) => Text;
  /** To the admin: of somebody else than who asked first, or of him once more. */
  remarkAdded: (project: string, number: number | null) => Text;
  answered: (answer: Answered) => Text;
  answeredByProject: (project: string, note: string) => Text;
  fell: (project: string) => Text;
  amount: (cents: number, isGross: boolean) => string;
};

const withNote = (text: string, note: string) => (note.trim() === '' ? text : `${text}\n\n${note.trim()}`);

/** What is said about prices that are asked for and set by hand. */
export const priceTexts: Record<Language, Words> = {
  de: {
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
  en: {
    requested: (project, number) => ({
      subject: `Price request: ${project}`,
      text: `A price is asked for the project “${project}” (no. ${number ?? '–'}). The answer is due within 48 hours.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Comment on the price request: ${project}`,
      text: `Another comment was added to the price request for the project “${project}” (no. ${number ?? '–'}). It stands with the request.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Your price for “${project}”`,
      text: withNote(
        isFixed
          ? `Your project “${project}” now has a fixed price. Material, quantity, surface, colour and specificity stay as they are.`
          : `Your project “${project}” now has a price. It holds for the project as it was when we calculated it; if you edit it, it is calculated anew.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `Your parts for “${project}”`,
      text: withNote(
        `We made a project of parts from your request “${project}”. It is among your projects: change quantities and surfaces, and order it.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `The price for “${project}” no longer holds`,
      text: `The project “${project}” was edited, so the price we gave you for it no longer holds. Ask for a new one, or take the edit back: then it holds again.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Price incl. VAT:' : 'Net price:'} ${germanCents(cents)} €`,
  },
  fr: {
    requested: (project, number) => ({
      subject: `Demande de prix : ${project}`,
      text: `Un prix est demandé pour le projet « ${project} » (n° ${number ?? '–'}). La réponse est attendue sous 48 heures.`,
    }),
    remarkAdded: (project, number) => ({
      subject: `Remarque sur la demande de prix : ${project}`,
      text: `Une autre remarque a été ajoutée à la demande de prix pour le projet « ${project} » (n° ${number ?? '–'}). Elle figure dans la demande.`,
    }),
    answered: ({ project, isFixed, note }) => ({
      subject: `Votre prix pour « ${project} »`,
      text: withNote(
        isFixed
          ? `Votre projet « ${project} » a maintenant un prix ferme. La matière, les quantités, la finition, la teinte et la spécificité restent inchangées.`
          : `Votre projet « ${project} » a maintenant un prix. Il vaut pour le projet tel qu’il a été chiffré ; si vous le modifiez, il est recalculé.`,
        note,
      ),
    }),
    answeredByProject: (project, note) => ({
      subject: `Vos pièces pour « ${project} »`,
      text: withNote(
        `À partir de votre demande « ${project} », nous avons créé un projet avec ses pièces. Il figure parmi vos projets : vous pouvez modifier les quantités et les finitions, puis le commander.`,
        note,
      ),
    }),
    fell: (project) => ({
      subject: `Le prix de « ${project} » n’est plus valable`,
      text: `Le projet « ${project} » a été modifié ; le prix que nous vous avons indiqué n’est donc plus valable. Faites une nouvelle demande ou annulez la modification : il sera de nouveau valable.`,
    }),
    amount: (cents, isGross) => `${isGross ? 'Prix TTC :' : 'Prix HT :'} ${germanCents(cents)} €`,
  },
  it: {
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
};
