const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}])';

const finder = (expression: RegExp) => (text: string) => expression.exec(text)?.[0].trim() ?? null;

const coldFormed = `(?:C|Z|CW|UW|CD|UD|SIGMA|OMEGA|[ΣΩ]|HUT(?:PROFIL)?)[ .:_-]{0,2}\\d{2,3}(?:[.,]\\d+)?(?: ?(?:MM)? ?[X×*/] ?\\d+(?:[.,]\\d+)?){1,3}`;

const sheetProducts =
  '\\p{L}*GITTERROST\\p{L}*|LICHTROST|GRATING|CAILLEBOTIS|GRIGLIATO|(?:LOOP)?ROOSTER(?:VLOER)?|KRATA POMOSTOWA|POROROŠT|REJILLA' +
  '|TRAPEZ(?:BLECH|PROFIL)|WELLBLECH|WELLPROFIL|TRAPEZOIDAL SHEET\\p{L}*|CORRUGATED SHEET\\p{L}*|BAC ACIER|T[ÔO]LE (?:ONDUL[ÉE]E|NERVUR[ÉE]E)' +
  '|LAMIERA (?:GRECATA|ONDULATA|STIRATA)|DAMWAND(?:PLAAT)?|BLACHA TRAPEZOWA|TRAPÉZOV[ÝÉ] PLECH' +
  '|SANDWICH[ -]?(?:PANEEL|PANEL|ELEMENT|PLATTE)?|PANNEAU SANDWICH|PANNELLO SANDWICH|STRECKMETALL|EXPANDED METAL|M[ÉE]TAL D[ÉE]PLOY[ÉE]';

/** Words for products whose box is not their shape: gratings, profiled sheets, panels, cold-formed sections. */
export const specialProductIn: (text: string) => string | null = finder(
  new RegExp(`${start}(?:${coldFormed}|(?:${sheetProducts})${end})`, 'iu'),
);

/** Words for a rod with a thread along all of it: bought, not made. */
export const threadedRodIn: (text: string) => string | null = finder(
  new RegExp(
    `${start}(?:GEWINDE(?:STANGE|STAB|BOLZEN)|ANKERSTANGE|THREADED (?:ROD|BAR)|TIGE FILET[ÉE]E|BARRA FILETTATA|DRAAD(?:STANG|EIND)|ZÁVITOVÁ TYČ|PRĘT GWINTOWANY)${end}`,
    'iu',
  ),
);

/** Words for fasteners of timber work, which come with the timber; nuts, washers and short words that mean more than one thing are left to their measures. */
export const fastenerIn: (text: string) => string | null = finder(
  new RegExp(
    `${start}(?:(?:STAB|PASS|HOLZ)?D(?:Ü|UE)BEL|\\p{L}*SCHRAUBE\\p{L}?|(?:STAB|PASS)BOLZEN|\\p{L}*N[AÄ]GEL|DOWEL|SCREW|BOLT|NAIL|CHEVILLE|BOULON|CLOU|SPINOTTO|BULLONE|CHIODO` +
      `|KOL[ÍI]K|ŠROUB|HŘEBÍK|KOŁEK|ŚRUBA|WKRĘT|GWÓŹDŹ|DEUVEL|SCHROEF|SPIJKER)S?${end}`,
    'iu',
  ),
);

/** Up to this a part that is called a nut, washer, rivet or pin is one, mm. */
export const smallFastenerMm = 80;

/** Words for nuts, washers, rivets and pins and numbers of their standards; as short as they are they count on small parts alone. */
export const smallFastenerIn: (text: string) => string | null = finder(
  new RegExp(
    `${start}(?:\\p{L}*(?:MUTTER|SCHEIBE|NIETE?|BOLZEN|SPLINT)N?|NUT|(?:SPRING |LOCK |FLAT )?WASHER|RIVET|PIN|[ÉE]CROU|RONDELLE|DADO|ROS(?:ETTA|ELLA|ONDELLA)|RONDELLA|VITE|VIS|PERNO|GOUPILLE|MOER|SLUITRING|NAKRĘTKA|PODKŁADKA|MATICE|PODLOŽKA)S?${end}` +
      `|${start}(?:DIN|ISO|EN|UNI|NF)(?: ?EN)?(?: ?ISO)? ?\\d{3,5}(?:-\\d)?(?=.*(?<![\\p{L}\\d])M ?\\d)|${start}M ?\\d{1,2}(?: ?[X×] ?\\d+)?(?![\\p{L}\\d])`,
    'iu',
  ),
);

/** Words for sections and bent parts in a name that gives no size: its box may be a plate, or only what is around one. */
export const sectionWordIn: (text: string) => string | null = finder(
  new RegExp(
    `${start}(?:(?:STAHL|\\p{L}*-)?(?:WINKEL(?:VERBINDER|STAHL|PROFIL)?|ROHR|TRÄGER|PROFIL|HOHLPROFIL|STÜTZE)|BALKEN(?:SCHUH|TRÄGER)|PFETTENANKER` +
      `|HE[ABM]|IPE|IPN|UPN|UPE|[RSC]HS|ANGLE(?: BRACKET)?|TUBE|PIPE|BEAM|COLUMN|CHANNEL|JOIST HANGER|CORNI[ÈE]RE|[ÉE]QUERRE|TUBE|POUTRE(?:LLE)?|POTEAU|SABOT` +
      `|ANGOLARE|SQUADRETTA|TUBO|TRAVE|COLONNA|ÚHELNÍK|TRUBKA|NOSNÍK|K[ĄA]TOWNIK|RURA|BELKA|HOEK(?:PROFIEL|ANKER)|BUIS|BALK)${end}`,
    'iu',
  ),
);

const noSection = /^(?:TEIL|PART|POS|NR|NO|STK|M)$/u;
const sized =
  /(?<![\p{L}\d])(\p{Lu}{1,4})[ .:_-]{0,2}\d+(?:[.,]\d+)?(?: ?(?:mm)? ?[xX×*/] ?\d+(?:[.,]\d+)?){1,3}(?![\p{L}\d])/u;

/** A short word in capitals with sizes behind it ('TPS 100x50x4'): a section in somebody's spelling that nothing here knows. */
export const unknownSectionIn = (text: string): string | null => {
  const match = sized.exec(text);
  return match && !noSection.test(match[1] ?? '') ? match[0].trim() : null;
};
