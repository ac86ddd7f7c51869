/** What a text calls a plate. */
export type PlateName = { text: string; thicknessMm: number | null; isSteelOnly: boolean };

const size =
  '[ .:_-]{0,3}(?:(?:T|D|S|E|EP|ÉP|SP|GR|TL|TH|THK|DICKE|STÄRKE)(?![\\p{L}])\\.? ?=? ?)?(\\d[\\d.,]*(?: ?(?:MM)? ?[X×*] ?\\d[\\d.,]*){0,2})?';
const steelNames =
  "(?:(?<!\\p{L})BL\\.?|\\p{L}*BLECH|T[ÔO]LE|LAMIERA|CHAPA|BLACHA|PLECH|STAALPLAAT|STEEL PLATE|STAHLPLATTE|PLAQUE (?:D['’])?ACIER|PIASTRA (?:IN |D['’])ACCIAIO)(?: DE ACERO)?(?!\\p{L})";
const otherNames =
  '(?<!\\p{L})(?:PLT?|PLATE|(?:END|BASE|CAP|GUSSET|FIN|SPLICE)[ -]PLATE|GUSSET|STIFFENER' +
  '|(?:(?:KOPF|FU(?:SS|ß)|ANKER|GRUND|STIRN|END|KNOTEN|ANSCHLUSS|AUFLAGER|LAGER|STEG|FLANSCH|DECK|UNTERLEG|STO(?:SS|ß)|MONTAGE|TRAG|ZUG|BASIS|EINBAU|BODEN)-?)?PLATTE' +
  '|LASCHE|STEIFE|RIPPE|PLAQUE|PLATINE|GOUSSET|RAIDISSEUR|PIASTRA|FAZZOLETTO|NERVATURA|PLACA|CARTELA|PLAAT|(?:KOP|VOET|EIND|SCHETS)PLAAT|FL|RD)(?!\\p{L})';

const steelPlate = new RegExp(steelNames + size, 'iu');
const otherPlate = new RegExp(otherNames + size, 'iu');
const thicknessBefore = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:ER|MM) (?=\p{L})/iu;

const numbersIn = (text: string) =>
  text
    .split(/[^\d.,]+/)
    .map((number) => Number(number.replace(',', '.').replace(/[.,]$/, '')))
    .filter((number) => number > 0);

/**
 * A plate's name in the languages of the trade: one that only steel has ('Bl 10', 'tôle ép. 10', 'Knotenblech'),
 * or one that wood has too ('Platte', 'PL 10', 'piastra'); with its thickness in mm, the smallest number, when the text gives it.
 */
export const plateNameIn = (text: string): PlateName | null => {
  const steel = steelPlate.exec(text);
  const match = steel ?? otherPlate.exec(text);
  if (!match) return null;
  const after = numbersIn(match[1] ?? '');
  const numbers = after.length > 0 ? after : numbersIn(thicknessBefore.exec(text)?.[1] ?? '');
  const thicknessMm = numbers.length === 0 ? null : Math.min(...numbers);
  return { text: match[0].trim(), thicknessMm, isSteelOnly: steel !== null };
};
