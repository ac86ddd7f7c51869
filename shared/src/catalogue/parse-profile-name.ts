export type MentionKind =
  | ('HEA' | 'HEB' | 'HEM' | 'HEAA' | 'IPE' | 'IPEA' | 'IPEO' | 'IPN' | 'HD' | 'HL' | 'HP' | 'UB' | 'UC')
  | ('OTHER_GIRDER' | 'UPN' | 'UPE' | 'UAP' | 'PFC' | 'ANGLE' | 'TEE')
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
  /** A girder that is cut in two along its web ('1/2 HEA 200'); its text names the half. */
  isHalf: boolean;
};

type Pattern = {
  kind: MentionKind;
  words: string;
  /** Words that also stand behind the sizes: '100x100x6 SHS'. */
  behind?: string;
  numbers: [number, number];
  isCertain?: true;
  isSteelOnly?: true;
};

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
  { kind: 'UB', words: 'UK?B', behind: 'UK?B', numbers: [3, 3], isCertain: true },
  { kind: 'UC', words: 'UK?C', behind: 'UK?C', numbers: [3, 3], isCertain: true },
  { kind: 'UAP', words: 'UAP', numbers: [1, 1], isCertain: true },
  { kind: 'PFC', words: '(?:UK)?PFC', behind: '(?:UK)?PFC', numbers: [3, 3], isCertain: true },
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
  { kind: 'ANGLE', words: 'EA|UA|RSA|RUA', behind: 'EA|UA|RSA|RUA', numbers: [2, 3] },
  { kind: 'TEE', words: 'T(?:[ -]?(?:PROFIE?L|STAHL|EISEN))?|T[ÉE]|TEOWNIK', numbers: [1, 3] },
  {
    kind: 'HOLLOW',
    words:
      '[QR]R[OKW]|FR[QR]|(?:CF|HF)?[RS]HS|MSH|[QRV]HP|HSS|VKR|KKR|(?:FORM|PROFIL|RECHTECK|QUADRAT|VIERKANT|RE|QU)[ -]?ROHR' +
      '|(?:RECHTECK|QUADRAT)?HOHLPROFIL|TUBE (?:RECTANGULAIRE|RECT\\.?|CARR[EÉ])|PROFIL CREUX' +
      '|TUBO (?:RETTANGOLARE|QUADRO|CUADRADO|RECTANGULAR|ESTRUCTURAL)|TUBOLARE(?: (?:RETTANGOLARE|QUADRO))?|SCATOL(?:ARE|ATO)' +
      '|PROFILO (?:QUADRO|RETTANGOLARE)|KOKER(?:PROFIEL)?|PROFIL ZAMKNIĘTY|J[EÄ]C?KL' +
      '|(?:SQUARE|RECTANGULAR|RECT\\.?) (?:TUBE|HOLLOW SECTION)|BOX SECTION',
    behind: '(?:CF|HF)?[RS]HS',
    numbers: [2, 3],
    isCertain: true,
  },
  { kind: 'HOLLOW', words: '[QR]R', numbers: [2, 3] },
  {
    kind: 'ROUND_TUBE',
    words:
      '(?:CF|HF)?CHS|KHP|RUND[ -]?ROHR|(?:KREIS|RUND)HOHLPROFIL|TUBE ROND|TUBO (?:TONDO|REDONDO)|ROND[E]? ?BUIS|ROUND TUBE|CIRCULAR HOLLOW SECTION|PIPE?|PD',
    behind: '(?:CF|HF)?CHS',
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

const compiled = patterns.flatMap((pattern) => {
  const { words, behind, numbers } = pattern;
  const written = [`(?<![\\p{L}\\d])(?:${words})[ .:_-]{0,3}${sizes(...numbers)}${rest}(.{0,4})`];
  if (behind !== undefined)
    written.push(`(?<![\\p{L}\\d./*-])(?<![X/*-] ?)${sizes(...numbers)} ?(?:${behind})(?![\\p{L}\\d])(.{0,4})`);
  return written.map((source) => ({ ...pattern, expression: new RegExp(source, 'u') }));
});

/** '254x146UB31': the mass stands behind the word. */
const massBehind = new RegExp(
  `(?<![\\p{L}\\d.])(\\d{2,4})X(\\d{2,3}) ?(?:UK?(B|C)|(?:UK)?PFC) ?(\\d{1,3}(?:\\.\\d)?)${rest}`,
  'u',
);

const britishKinds: readonly MentionKind[] = ['UB', 'UC', 'PFC'];

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

const isHalved = (kind: MentionKind) => isGirderKind(kind) || girderKinds.includes(kind);

const girderKinds: readonly MentionKind[] = [
  ...(['OTHER_GIRDER', 'HD', 'HL', 'HP', 'UB', 'UC'] as const),
  ...(['UPN', 'UPE', 'UAP', 'PFC'] as const),
];

/** '1/2HEA200' as '½  HEA200', 'THEA200' as '½HEA200' and 'IPE/2 300' as 'IPE   300', sign by sign: the half does not stand between words and sizes. */
const withoutGluedHalf = (plain: string): string =>
  plain
    .replace(/(?<![\d./])(?:1 ?\/ ?2|0?\.5 ?X)(?=[ -]?(?:HE|HD|HL|HP|I[NP]|U[ABCKNP]|PFC))/gu, (half) =>
      '½'.padEnd(half.length),
    )
    .replace(/(?<![\p{L}\d'’])W?T(?=(?:HE[ -]?[ABM]|IP[EN]) ?\d)/gu, (tee) => '½'.padEnd(tee.length))
    .replace(halfBeforeSize, '  ');

const halfBeforeSize = /(?<=(?<!\p{L})(?:IP[EN]|HE[ -]?[ABM]))(?:\/2(?= ?\d)|:2(?= \d))/u;

/** What may stand between the sign of a half and the girder: 'of', or a word for girder. */
const girderWords =
  /(?:I|T|TRÄGER|TRAEGER|(?:WALZ)?PROFIL[ÉEO]?|POUTRELLE|TRAVE|BEAM|SECTION|X|\*|VO[NM]|EINES|AUS|OF|DE|DI|D['’]UNE?)/u;

const teeFrom =
  /(?<!\p{L})W?T(?:(?:EE|[ÉE]|-?ST(?:Ü|UE)CK)|(?:EE|[ÉE]|-?ST(?:Ü|UE)CK|-?PROFIL[ÉEO]?)? (?:AUS|(?:CUT )?FROM|EX|DE|DI|DA|D['’]UNE?))/u;

const halfBefore = new RegExp(
  `(?:(?<![\\d./])1 ?/ ?2|½|(?<![\\d.])0?\\.50?|(?<![\\d.])50 ?%|${teeFrom.source})[ .-]*(?:${girderWords.source}[ .-]+)*(?:X)?$`,
  'u',
);

/** A T right before the girder it is cut from ('T HEA 200', 'T-Profil IPE 300'). */
const teeBefore = /(?<![\p{L}\d'’])W?T(?:[ -]?(?:PROFIL[ÉEO]?|TRÄGER|TRAEGER|STAHL))?[ ._-]{1,3}$/u;

/** A 2 that no piece count follows: 'HEA 200: 2 Stk' are two. */
const byTwo = /(?:\/ ?2(?!\d)|[:÷] ?2(?![\d.,])(?! ?[\p{L}*×]))/u;

const halfBehind = new RegExp(
  `^[ ,(_-]{0,3}(?:${byTwo.source}|(?:X ?)?(?:1 ?[/:] ?2(?!\\d)|½)|X ?0?\\.50?(?!\\d)|50 ?%|(?:ALS )?(?:W?TEE|T-?ST(?:Ü|UE)CK|T-?PROFIL)(?!\\p{L})|ALS T(?!\\p{L}))\\)?`,
  'u',
);

const cutWords: readonly RegExp[] = [
  /HALB(?:E[RSN]?|IERTE?[RSN]?|TRÄGER|TRAEGER|PROFIL)?|HÄLFTEN?|(?:AUF|LÄNGS)?GE(?:TEILT|TRENNT|SPALTEN)/,
  /(?:2|ZWEI)[ -]?(?:TEILIGE?[RSN]?|TLG)|IN (?:2|ZWEI) (?:TEILEN?|HÄLFTEN)/,
  /HALF(?![ -]?LAP)|HALVE[DS]?|(?:CUT|SPLIT) IN (?:HALF|TWO|2)|SPLIT(?![ -]?LEVEL)|IN (?:2|TWO) (?:PARTS|HALVES)|(?:2|TWO)[ -]PART/,
  /DEMIS?|MOITI[ÉE]S?|(?:RE)?FENDUE?S?|EN (?:2|DEUX) PARTIES|COUP[ÉE]E?S? EN (?:2|DEUX)|BIPARTITE?/,
  /MEZZ[AO]|METÀ|DIMEZZAT[AEIO]|(?:DIVIS|TAGLIAT)[AEIO] IN (?:2|DUE)|IN (?:2|DUE) PARTI/,
  /GEHALVEERD|P(?:ÓŁ|ŮL)|POŁ[OÓ]W\p{L}*|P[ŮU]LEN\p{L}*/u,
];

/** Words that cut whatever girder stands in the same text. */
const halfWord = new RegExp(`(?<![\\p{L}\\d])(?:${cutWords.map(({ source }) => source).join('|')})(?!\\p{L})`, 'u');

type Span = { from: number; to: number };

/** Where a text names a half of the girder that stands in it: the girder's name with the sign or word beside it. */
const halfSpan = (plain: string, { from, to }: Span): Span | null => {
  const isI = !/^U(?!K?[BC])/.test(plain.slice(from));
  const before = halfBefore.exec(plain.slice(0, from)) ?? (isI ? teeBefore.exec(plain.slice(0, from)) : null);
  if (before) return { from: before.index, to };
  const behind = halfBehind.exec(plain.slice(to));
  if (behind) return { from, to: to + behind[0].length };
  const word = halfWord.exec(plain);
  if (word === null) return null;
  return { from: Math.min(from, word.index), to: Math.max(to, word.index + word[0].length) };
};

const longestHalfName = 40;

/** The name of the half as it is shown. */
const halfName = (text: string, { from, to }: Span, girder: string): string =>
  to - from > longestHalfName ? `1/2 ${girder}` : text.slice(from, to).trim();

/** The profiles that a text names, in the order of the text; several kinds may claim the same words. */
export const parseProfileNames = (text: string): ProfileMention[] => {
  const asWritten = plainProfileText(text);
  const plain = withoutGluedHalf(asWritten);
  const isHalfInName = halfBeforeSize.test(asWritten);
  const found: (ProfileMention & { at: number })[] = [];
  const add = (mention: Omit<ProfileMention, 'text' | 'isHalf'>, span: Span) => {
    const name = text.slice(span.from, span.to).trim();
    const half = isHalved(mention.kind) ? (isHalfInName ? span : halfSpan(plain, span)) : null;
    found.push({
      ...mention,
      text: half === null ? name : halfName(text, half, name),
      isHalf: half !== null,
      at: span.from,
    });
  };
  const wide = wideFlange.exec(plain);
  if (wide) {
    const [words, family, size, letters = ''] = wide;
    const kinds: Record<string, MentionKind> = { AA: 'HEAA', A: 'HEA', B: 'HEB', M: 'HEM' };
    add(
      {
        kind: family === 'HL' ? 'HL' : (kinds[letters] ?? 'OTHER_GIRDER'),
        numbers: [Number(size)],
        letters: family === 'HL' ? letters : null,
        isCertain: true,
        isSteelOnly: true,
        isVariant: false,
      },
      { from: wide.index, to: wide.index + words.length },
    );
  }
  const british = massBehind.exec(plain);
  if (british) {
    const [words, height, width, letter, mass] = british;
    add(
      {
        kind: letter === undefined ? 'PFC' : letter === 'B' ? 'UB' : 'UC',
        numbers: [height, width, mass].map((number) => Math.round(Number(number))),
        letters: null,
        isCertain: true,
        isSteelOnly: true,
        isVariant: false,
      },
      { from: british.index, to: british.index + words.length },
    );
  }
  for (const { kind, expression, isCertain = false, isSteelOnly = false } of compiled) {
    const match = expression.exec(plain);
    if (!match) continue;
    const written = (match[1] ?? '').split(/[^\d.]+/).map(Number);
    const numbers = britishKinds.includes(kind) ? written.map(Math.round) : written;
    const tail = plain.slice(match.index + match[0].length - (match[2] ?? '').length);
    const length = match[0].length - (match[2] ?? '').length;
    const letter = variantLetter(tail);
    const variant = kind === 'IPE' && letter !== null ? variantsOfIpe[letter] : undefined;
    const isOther = isGirderKind(kind) && variant === undefined && letter !== null;
    add(
      { kind: variant ?? kind, numbers, letters: null, isCertain, isSteelOnly, isVariant: isOther },
      { from: match.index, to: match.index + length },
    );
  }
  return found.sort((a, b) => a.at - b.at).map(({ at: _at, ...mention }) => mention);
};

/** The half of a rolled girder that a text names, as it names it; null: none. */
export const halfGirderIn = (text: string): string | null =>
  parseProfileNames(text).find(({ isHalf }) => isHalf)?.text ?? null;
