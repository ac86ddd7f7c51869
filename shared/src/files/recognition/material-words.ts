const start = '(?<![\\p{L}\\d])';
const end = '(?![\\p{L}\\d])';

const woodWords = new RegExp(
  `${start}(?:BSH|KVH|OSB|CLT|BSP|LVL|MDF|GLULAM|GLT|DUO|TRIO|BAUBUCHE|KERTO|TIMBER|WOOD(?:EN)?|LUMBER|PLYWOOD|SPRUCE|PINE|LARCH|FIR|OAK|BEECH|ASH` +
    '|BOIS|SAPIN|ÉPICÉA|EPICEA|MÉLÈZE|CHÊNE|HÊTRE|DOUGLAS|LEGNO|ABETE|LARICE|ROVERE|FAGGIO|PINO|LAMELLARE|LAMELLÉ' +
    `|MADERA|CONTRACHAPADO|TABLERO|PINO|ABETO|ROBLE|COMPENSATO|CONTREPLAQUÉ|HOUT|VUREN|GRENEN|EIKEN|MULTIPLEX|TRIPLEX|DREWN[OA]|ŚWIERK|SOSNA|DĄB|D[ŘR]EVO|SMRK|BOROVICE|FICHTE|FI/TA|TANNE|KIEFER|LÄRCHE|LAERCHE|EICHE|BUCHE|ESCHE|DOUGLASIE|FERMACELL|RIGIPS|GIPS\\p{L}*|GKB|GKF|OSB/?\\d)${end}`,
  'iu',
);
const woodCompounds =
  /holz(?:faser|wolle|span)\p{L}*|holz|sperrholz|spanplatte|faserplatte|schichtplatte|siebdruckplatte|timber|brettschicht|dämm(?:ung|platte)|gips(?:karton|faser|platte)|steico|gutex|agepan|mdf-platte/iu;
const timberGrades = new RegExp(
  `${start}(?:C(?:14|16|18|20|22|24|27|30|35|40|45|50)M?|D(?:18|24|27|30|35|40|45|50|55|60|65|70|75|80)|GL ?(?:2\\d|3[0-6])[HCS]?|S(?:7|10|13)(?:TS|K)?|MS(?:7|10|13|17))${end}`,
  'iu',
);
const otherMaterials = new RegExp(
  `${start}(?:ALU(?:MINI(?:UM|O))?|ALLUMINIO|EN ?AW|KUPFER|COPPER|CUIVRE|RAME|COBRE|TITANZINK|ZINKBLECH|MESSING|BRASS|LAITON|OTTONE` +
    '|\\p{L}*BETON|CONCRETE|BÉTON|CALCESTRUZZO|CEMENTO|HORMIG[ÓO]N|\\p{L}*GLAS|GLASS|VERRE|VETRO|KUNSTSTOFF|PVC|HDPE|EPS|XPS|PIR|STYROPOR|NEOPR[EÈ]NE?|RUBBER|ELASTOMER' +
    '|\\p{L}*WOLLE|ZELLULOSE|LAINE DE \\p{L}+|LANA DI \\p{L}+|ISOL\\p{L}*|\\p{L}*FOLIE|\\p{L}*MEMBRAN\\p{L}*|DAMPF(?:BREMSE|SPERRE)|PARE-\\p{L}+|FRENO AL? VAPORE|\\p{L}*BAHN|ESTRICH|ZIEGEL' +
    `|(?:TRAPEZ|WELL|TRAUF|TROPF|RINNEN|FENSTER|KEHL|FIRST|ORTGANG|EINLAUF|LÜFTUNGS)BLECH)${end}`,
  'iu',
);
const steelWords =
  /(?<!\p{L})(?:steel|acier|inox|acciaio|acero|aço|staal|stal|ocel|stål|ocelov[ýáé]|stalow[yae])(?!\p{L})|(?<!beton)stahl(?!\p{L})|(?<!\p{L})\p{L}*(?:stahl|staal)(?!\p{L})|(?<!\p{L})(?:flach|rund|winkel|band|vierkant|stab|[ULTZ][ -]?)?eisen(?!\p{L})|(?<!\p{L})fer (?:plat|rond|carr[ée]|[ULT])(?!\p{L})|(?<!\p{L})(?:bau|edel|form|profil|walz)?stahl(?:blech|profil|platte|träger|traeger|stütze|stuetze|bau|teil|rohr|winkel)|(?<!\p{L})rostfrei/iu;

const found = (expression: RegExp, text: string) => expression.exec(text)?.[0].trim() ?? null;

/** The word or timber grade in a text that speaks of wood, boards or insulation, or null. */
export const woodWordIn = (text: string): string | null => found(woodWords, text) ?? found(woodCompounds, text);

/** A timber strength class ('C24', 'GL24h', 'S10'), looked for in the material fields only, or null. */
export const timberGradeIn = (text: string): string | null => found(timberGrades, text);

/** A building material that is neither wood nor steel, or null. */
export const otherMaterialIn = (text: string): string | null => found(otherMaterials, text);

/** The word steel in the languages of the trade, alone or at the end of a compound ('Flachstahl', 'hoekstaal'), or null. */
export const steelWordIn = (text: string): string | null => found(steelWords, text);
