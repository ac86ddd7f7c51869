import type { Language } from '@knotenblech/shared/values/language.ts';

type HandedOver = { giver: string; projects: readonly { quantity: number; name: string }[]; note: string };
type Text = { subject: string; text: string };

const textOf = (first: string, { projects, note }: HandedOver, last: string) =>
  [first, projects.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'), note.trim(), last]
    .filter((part) => part !== '')
    .join('\n\n');

/** What a colleague is told of a cart that was handed to him. */
export const handOverTexts: Record<Language, (handedOver: HandedOver) => Text> = {
  de: (handed) => ({
    subject: `Warenkorb von ${handed.giver}`,
    text: textOf(
      `${handed.giver} hat Ihnen zum Bestellen übergeben:`,
      handed,
      'Es liegt in Ihrem Warenkorb. Bestellt ist es noch nicht.',
    ),
  }),
  en: (handed) => ({
    subject: `Basket from ${handed.giver}`,
    text: textOf(
      `${handed.giver} has handed over to you for ordering:`,
      handed,
      'It is in your basket. It is not ordered yet.',
    ),
  }),
  fr: (handed) => ({
    subject: `Panier de ${handed.giver}`,
    text: textOf(
      `${handed.giver} vous a transmis, pour que vous commandiez :`,
      handed,
      'Cela se trouve dans votre panier. Ce n’est pas encore commandé.',
    ),
  }),
  it: (handed) => ({
    subject: `Carrello di ${handed.giver}`,
    text: textOf(
      `${handed.giver} Le ha passato da ordinare:`,
      handed,
      'Si trova nel Suo carrello. Non è ancora ordinato.',
    ),
  }),
};
