/** What the texts beside an outline say of the part; each with the text it was read from. */
export type StatedTexts = {
  thickness: { mm: number; text: string } | null;
  quantity: { count: number; text: string } | null;
};

/** Millimetres: a fraction or an inch sign behind it says that it is none. */
const number = '(\\d{1,3}(?:[.,]\\d{1,3})?)(?! ?(?:/ ?\\d|["″]|inch|zoll))';
const before = '(?<![\\p{L}\\d.,])';

const thicknessForms: readonly RegExp[] = [
  new RegExp(
    `${before}(?:t|th(?:k|ickness)?|dicke|stärke|blechdicke|materialstärke|ep|ép|[ée]p(?:ai(?:s|ss)eur)?|sp(?:ess(?:ore)?)?)\\.? ?[=:]? ?${number}(?: ?mm)?(?![\\d\\p{L}])`,
    'iu',
  ),
  new RegExp(`${before}s ?[=:] ?${number}(?: ?mm)?(?![\\d\\p{L}])`, 'iu'),
  new RegExp(
    `${before}(?:bl(?:ech)?|pl(?:ate|t)?|t[ôo]le|lam(?:iera)?|platte|sheet)\\.? ?[=:]? ?${number}(?: ?mm)?(?![\\d\\p{L}])(?! ?[x×*] ?\\d)`,
    'iu',
  ),
  new RegExp(`${before}${number} ?mm (?:dick|stark|thick|d['’]?[ée]paisseur|spessore)`, 'iu'),
];

const quantityForms: readonly RegExp[] = [
  new RegExp(
    `${before}(\\d{1,4}) ?(?:stk|stck|stück|stueck|st|pcs|pieces|pces?|pièces?|pz|pezzi|ex)\\.?(?![\\p{L}\\d])`,
    'iu',
  ),
  new RegExp(
    `${before}(?:anz(?:ahl)?|st(?:ü|ue)ck(?:zahl)?|stk|menge|qty|quantity|qté|quantit[éeà]|nb|nombre|n|q\\.?t[àa]|pezzi)\\.? ?[=:] ?(\\d{1,4})(?![\\d.,]*\\d)`,
    'iu',
  ),
  new RegExp(
    `${before}(?:anzahl|st(?:ü|ue)ckzahl|stk|menge|qty|quantity|qté|quantit[éeà]|nombre|q\\.?t[àa])\\.? (\\d{1,4})(?![\\d.,]*\\d)(?! ?[x×⌀øØ])`,
    'iu',
  ),
  new RegExp(`${before}(\\d{1,4}) ?[x×](?! ?[\\d⌀øØ.,]| ?[MD]\\d| ?\\d)(?!\\p{L})`, 'iu'),
];

const thickestMm = 300;
const mostPieces = 9999;

/** Thickness and quantity in a text: `t=10`, `Bl 10`, `ép. 10`, `sp. 10`; `4 Stk`, `4x`, `qty: 4`. A hole's `4x ⌀18` is none. */
export const parseText = (text: string): StatedTexts => {
  const thicknessMm = firstNumber(text, thicknessForms);
  const count = firstNumber(text, quantityForms);
  return {
    thickness: thicknessMm !== null && thicknessMm > 0 && thicknessMm <= thickestMm ? { mm: thicknessMm, text } : null,
    quantity: count !== null && count >= 1 && count <= mostPieces ? { count, text } : null,
  };
};

const firstNumber = (text: string, forms: readonly RegExp[]): number | null => {
  for (const form of forms) {
    const written = form.exec(text)?.[1];
    if (written !== undefined) return Number(written.replace(',', '.'));
  }
  return null;
};
