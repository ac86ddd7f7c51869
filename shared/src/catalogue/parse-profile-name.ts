export type MentionKind =
  | ('HEA' | 'HEB' | 'HEM' | 'HEAA' | 'IPE' | 'IPEA' | 'IPEO' | 'IPN' | 'HD' | 'HL' | 'HP' | 'OTHER_GIRDER')
  | ('UPN' | 'UPE' | 'UAP' | 'ANGLE' | 'TEE')
  | ('HOLLOW' | 'ROUND_TUBE' | 'ANY_TUBE' | 'FLAT' | 'ROUND' | 'SQUARE');

/** A profile named in a text: what kind, its numbers in mm as written, and the piece of text. */
export type ProfileMention = {
  kind: MentionKind;
  numbers: number[];
  /** What stands behind the size of an HL instead of its mass: 'HL 1000 A'. */
  letters: string | null;
  text: string;
  /** The word names nothing else: when the catalogue has no such section, the section is unknown rather than not named. */
  isCertain: boolean;
  /** The word is not said of other materials. */
  isSteelOnly: boolean;
  /** A letter behind the size names a variant that the plain name is not ('IPE 300 O'). */
  isVariant: boolean;
};

type Pattern = { kind: MentionKind; words: string; numbers: [number, number]; isCertain?: true; isSteelOnly?: true };

const patterns: Pattern[] = [
  { kind: 'HEA', words: 'HE[ .-]?A|IPBL', numbers: [1, 1], isCertain: true },
  { kind: 'HEB', words: 'HE[ .-]?B|IPB', numbers: [1, 1], isCertain: true },
  { kind: 'HEM', words: 'HE[ .-]?M|IPBV', numbers: [1, 1], isCertain: true },
  { kind: 'IPE', words: 'IPE', numbers: [1, 1], isCertain: true },
  { kind: 'IPN', words: 'IPN|INP|NP ?I', numbers: [1, 1], isCertain: true },
  {
    kind: 'OTHER_GIRDER',
    words: 'IPE[ -]?(?:AA|R|V)|HE[ .-]?C',
    numbers: [1, 1],
    isCertain: true,
  },
  { kind: 'HEAA', words: 'HE[ .-]?AA', numbers: [1, 1], isCertain: true },
  { kind: 'IPEA', words: 'IPE[ -]?A', numbers: [1, 1], isCertain: true },
  { kind: 'IPEO', words: 'IPE[ -]?O', numbers: [1, 1], isCertain: true },
  { kind: 'HD', words: 'HD', numbers: [2, 2], isCertain: true },
  { kind: 'HL', words: 'HL', numbers: [2, 2], isCertain: true },
  { kind: 'HP', words: 'HP', numbers: [2, 2], isCertain: true },
  { kind: 'UAP', words: 'UAP', numbers: [1, 1], isCertain: true },
  { kind: 'UPN', words: 'UPN|UNP', numbers: [1, 1], isCertain: true },
  { kind: 'UPN', words: 'U(?:[ -]?(?:PROFIE?L|STAHL|EISEN|TRÄGER|TRAEGER))?|CEOWNIK', numbers: [1, 1] },
  { kind: 'UPE', words: 'UPE', numbers: [1, 1], isCertain: true },
  {
    kind: 'ANGLE',
    words:
      'L(?:[ -]?(?:PROFIE?L|STAHL|EISEN))?|LNP|WINKEL(?:STAHL|PROFIL|EISEN)?|ANGLE|CORNI[EÈ]RE(?: (?:IN)?[ÉE]GALE)?|ANGOLARE|ANGULAR' +
      '|HOEK(?:LIJN|STAAL|PROFIEL|IJZER)|KĄTOWNIK|ÚHELNÍK|∟',
    numbers: [2, 3],
    isCertain: true,
  },
  { kind: 'ANGLE', words: 'EA|UA|RSA|RUA', numbers: [2, 3] },
  { kind: 'TEE', words: 'T(?:[ -]?(?:PROFIE?L|STAHL|EISEN))?|T[ÉE]|TEOWNIK', numbers: [1, 3] },
  {
    kind: 'HOLLOW',
    words:
      '[QR]R[OKW]|FR[QR]|(?:CF|HF)?[RS]HS|MSH|[QRV]HP|HSS|VKR|KKR|(?:FORM|PROFIL|RECHTECK|QUADRAT|VIERKANT|RE|QU)[ -]?ROHR' +
      '|(?:RECHTECK|QUADRAT)?HOHLPROFIL|TUBE (?:RECTANGULAIRE|RECT\\.?|CARR[EÉ])|PROFIL CREUX' +
      '|TUBO (?:RETTANGOLARE|QUADRO|CUADRADO|RECTANGULAR|ESTRUCTURAL)|TUBOLARE(?: (?:RETTANGOLARE|QUADRO))?|SCATOL(?:ARE|ATO)' +
      '|PROFILO (?:QUADRO|RETTANGOLARE)|KOKER(?:PROFIEL)?|PROFIL ZAMKNIĘTY|J[EÄ]C?KL' +
      '|(?:SQUARE|RECTANGULAR|RECT\\.?) (?:TUBE|HOLLOW SECTION)|BOX SECTION',
    numbers: [2, 3],
    isCertain: true,
  },
  { kind: 'HOLLOW', words: '[QR]R', numbers: [2, 3] },
  {
    kind: 'ROUND_TUBE',
    words:
      '(?:CF|HF)?CHS|KHP|RUND[ -]?ROHR|(?:KREIS|RUND)HOHLPROFIL|TUBE ROND|TUBO (?:TONDO|REDONDO)|ROND[E]? ?BUIS|ROUND TUBE|CIRCULAR HOLLOW SECTION|PIPE?|PD',
    numbers: [2, 2],
    isCertain: true,
  },
  {
    kind: 'ANY_TUBE',
    words: '(?:STAHL[ -]?)?ROHR|RO|ROR|RÖR|TUBE|TUBO|TUBOLARE|BUIS|RURA|TRUBKA|D=|Ø',
    numbers: [2, 3],
  },
  {
    kind: 'FLAT',
    words:
      'BR?\\.?FL|(?:BREIT)?FLACH(?:STAHL|EISEN)|BREITFLACH|BANDSTAHL|FLAT BAR|(?:FER|LARGE) PLAT|PLATSTAAL|PLETINA|PŁASKOWNIK',
    numbers: [2, 3],
    isSteelOnly: true,
  },
  { kind: 'FLAT', words: 'F[BL]|FLA|FLT|FLACH|FLAT|PLAT|PIATT[OA]|STRIP', numbers: [2, 3] },
  {
    kind: 'ROUND',
    words:
      'RD|RND|RUND(?:STAHL|EISEN|STAB)?|ROUND(?: BAR)?|ROD|(?:FER |BARRE )?RONDE?(?:STAAL)?|TONDO|BARRA TONDA|REDONDO|(?:KRUHOVÁ )?TYČ(?: KRUHOVÁ)?|PRĘT(?: OKRĄGŁY)?|D|Ø' +
      '|(?:GEWINDE(?:STANGE|STAB|BOLZEN)|ANKERSTANGE|THREADED (?:ROD|BAR)|TIGE FILET[ÉE]E|BARRA FILETTATA|DRAAD(?:STANG|EIND)|ZÁVITOVÁ TYČ|PRĘT GWINTOWANY)[ .:_-]{0,3}M?',
    numbers: [1, 1],
  },
  {
    kind: 'SQUARE',
    words:
      'SQ|VKT|4-?KT|VIERKANT(?:STAHL|EISEN|STAAL)?|QUADRAT(?:STAHL|EISEN)?|SQUARE(?: BAR)?|(?:FER )?CARR[EÉ]|QUADRO|CUADRADO',
    numbers: [1, 2],
  },
];

const size = '\\d{1,4}(?:\\.\\d{1,2})?';
const between = '\\s*(?:MM)?\\s*[X/*-]\\s*';
const sizes = (from: number, to: number) => `(${size}(?:${between}${size}){${from - 1},${to - 1}})`;
const rest = `(?![\\d.]*\\d)`;

const compiled = patterns.map((pattern) => ({
  ...pattern,
  expression: new RegExp(
    `(?<![\\p{L}\\d])(?:${pattern.words})[ .:_-]{0,3}${sizes(...pattern.numbers)}${rest}(.{0,4})`,
    'u',
  ),
}));

const wideFlange = new RegExp(`(?<![\\p{L}\\d])(HE|HL)[ -]?(\\d{3,4})[ -]?(AA|[ABCMR])(?![\\p{L}\\d])`, 'u');

const plainSigns: Record<string, string> = { '×': 'X', '✕': 'X', '·': 'X', '∅': 'Ø', '⌀': 'Ø' };

/** Upper case, decimal points, plain multiplication signs; as long as the text, sign by sign. */
const plainProfileText = (text: string): string =>
  Array.from(text, (sign) => {
    const upper = plainSigns[sign] ?? sign.toUpperCase();
    return upper.length === sign.length ? upper : sign;
  })
    .join('')
    .replace(/(\d),(\d)/g, '$1.$2');

/** 'IPE 300 O'. */
const variantLetter = (tail: string) => /^[ -]?(AA|[AORV])(?![\p{L}\d])/u.exec(tail)?.[1] ?? null;

const variantsOfIpe: Record<string, MentionKind> = { A: 'IPEA', O: 'IPEO' };

const isGirderKind = (kind: MentionKind) => kind.startsWith('HE') || kind.startsWith('IP');

/** A girder that is cut in two along its web. */
const isHalf = (plain: string, from: number, to: number) =>
  /(?:(?<!\d)1 ?\/ ?2|½|(?<!\p{L})(?:HALB\p{L}*|HALF|DEMI|MEZZ[AO]|HALVE))[ .-]*$/u.test(plain.slice(0, from)) ||
  /^ ?(?:\/ ?2(?!\d)|HALBIERT|HALB(?!\p{L})|(?:CUT|SPLIT) IN (?:HALF|TWO)|GEHALVEERD)/u.test(plain.slice(to));

/** The profiles that a text names, in the order of the text; several kinds may claim the same words. */
export const parseProfileNames = (text: string): ProfileMention[] => {
  const plain = plainProfileText(text);
  const found: (ProfileMention & { at: number })[] = [];
  const wide = wideFlange.exec(plain);
  if (wide) {
    const [words, family, size, letters = ''] = wide;
    const kinds: Record<string, MentionKind> = { AA: 'HEAA', A: 'HEA', B: 'HEB', M: 'HEM' };
    found.push({
      kind: family === 'HL' ? 'HL' : (kinds[letters] ?? 'OTHER_GIRDER'),
      numbers: [Number(size)],
      letters: family === 'HL' ? letters : null,
      text: text.slice(wide.index, wide.index + words.length),
      isCertain: true,
      isSteelOnly: true,
      isVariant: isHalf(plain, wide.index, wide.index + words.length),
      at: wide.index,
    });
  }
  for (const { kind, expression, isCertain = false, isSteelOnly = false } of compiled) {
    const match = expression.exec(plain);
    if (!match) continue;
    const numbers = (match[1] ?? '').split(/[^\d.]+/).map(Number);
    const tail = plain.slice(match.index + match[0].length - (match[2] ?? '').length);
    const length = match[0].length - (match[2] ?? '').length;
    const letter = variantLetter(tail);
    const variant = kind === 'IPE' && letter !== null ? variantsOfIpe[letter] : undefined;
    const isOther = isGirderKind(kind) && variant === undefined && letter !== null;
    found.push({
      kind: variant ?? kind,
      numbers,
      letters: null,
      text: text.slice(match.index, match.index + length).trim(),
      isCertain,
      isSteelOnly,
      isVariant: isOther || (isGirderKind(kind) && isHalf(plain, match.index, match.index + length)),
      at: match.index,
    });
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _at, ...mention }) => mention);
};
