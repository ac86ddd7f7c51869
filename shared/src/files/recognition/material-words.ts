const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

const woodWords = new RegExp(
  `${start}(?:BSH|KVH|OSB|CLT|BSP|LVL|MDF|GLULAM|GLT|DUO|TRIO|BAUBUCHE|KERTO|TIMBER|WOOD(?:EN)?|LUMBER|PLYWOOD|SPRUCE|PINE|LARCH|FIR|OAK|BEECH|ASH` +
    '|BOIS|SAPIN|ÉPICÉA|EPICEA|MÉLÈZE|CHÊNE|HÊTRE|DOUGLAS|LEGNO|ABETE|LARICE|ROVERE|FAGGIO|PINO|LAMELLARE|LAMELLÉ' +
    `|FICHTE|FI/TA|TANNE|KIEFER|LÄRCHE|LAERCHE|EICHE|BUCHE|ESCHE|DOUGLASIE|FERMACELL|RIGIPS|GIPS\\p{L}*|GKB|GKF|OSB/?\\d)${end}`,
  'iu',
);
const woodCompounds = /holz|sperrholz|spanplatte|faserplatte|timber|brettschicht|dämmung|gipskarton|gipsfaser/iu;
const timberGrades = new RegExp(
  `${start}(?:C(?:14|16|18|20|22|24|27|30|35|40|45|50)M?|D(?:18|24|27|30|35|40|45|50|55|60|65|70|75|80)|GL ?(?:2\\d|3[0-6])[HCS]?|S(?:7|10|13)(?:TS|K)?|MS(?:7|10|13|17))${end}`,
  'iu',
);
const steelWords =
  /(?<!\p{L})(?:stahl|edelstahl|baustahl|steel|acier|inox|acciaio)(?!\p{L})|(?<!\p{L})(?:bau|edel|form|profil|walz)?stahl(?:blech|profil|platte|träger|traeger|stütze|stuetze|bau|teil|rohr|winkel)|(?<!\p{L})rostfrei/iu;

const steelPlate =
  /(?:(?<!\p{L})BL\.?|\p{L}*BLECH|T[ÔO]LE|LAMIERA|STEEL PLATE|STAHLPLATTE|PLAQUE ACIER)(?!\p{L})[ .:_-]{0,3}(?:T ?= ?|D ?= ?|S ?= ?)?(\d[\d.,]*(?: ?(?:MM)? ?[X×*] ?\d[\d.,]*){0,2})?/iu;
const ambiguousPlate =
  /(?<!\p{L})(?:PL|PLT|PLATE|PIASTRA|PLAQUE|PLATINE|\p{L}*PLATTE|(?:END|BASE|CAP|GUSSET)[ -]PLATE|FL|RD|LASCHE|STEIFE|RIPPE|STIFFENER)(?!\p{L})[ .:_-]{0,3}(?:T ?= ?|D ?= ?|S ?= ?)?(\d[\d.,]*(?: ?(?:MM)? ?[X×*] ?\d[\d.,]*){0,2})?/iu;

const found = (expression: RegExp, text: string) => expression.exec(text)?.[0].trim() ?? null;

/** The word or timber grade in a text that speaks of wood, boards or insulation, or null. */
export const woodWordIn = (text: string): string | null => found(woodWords, text) ?? found(woodCompounds, text);

/** A timber strength class ('C24', 'GL24h', 'S10'), looked for in the material fields only, or null. */
export const timberGradeIn = (text: string): string | null => found(timberGrades, text);

/** The word steel in four languages, or null. */
export const steelWordIn = (text: string): string | null => found(steelWords, text);

/** A plate's name: one that only steel has, or one that wood has too; with its thickness when the text gives it. */
export const plateNameIn = (
  text: string,
): { text: string; thicknessMm: number | null; isSteelOnly: boolean } | null => {
  const steel = steelPlate.exec(text);
  const match = steel ?? ambiguousPlate.exec(text);
  if (!match) return null;
  const numbers = (match[1] ?? '')
    .split(/[^\d.,]+/)
    .map((number) => Number(number.replace(',', '.').replace(/[.,]$/, '')))
    .filter((number) => number > 0);
  const thicknessMm = numbers.length === 0 ? null : Math.min(...numbers);
  return { text: match[0].trim(), thicknessMm, isSteelOnly: steel !== null };
};
