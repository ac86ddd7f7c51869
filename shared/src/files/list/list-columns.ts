import { type ListField, type ListUnit, listFields, listUnitSchema } from './list-field.schema.ts';

export const mmOfListUnit: Record<ListUnit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

/** Headings in German, English, French and Italian, without accents, units and signs. */
const headings: Record<ListField, readonly string[]> = {
  position: [
    'pos, pos nr, posnr, position, positionsnummer, positions nr, nr, lfd nr, teil, teil nr, teilenummer',
    'bauteil, bauteilnummer, kennung, kennzeichen, mark, marke, part mark, piece mark, part, part no, part number',
    'item, no, num, repere, rep, numero, poste, marca, posizione, pezzo, n pos',
  ],
  name: [
    'bezeichnung, benennung, name, beschreibung, text, designation, description, libelle, denomination',
    'denominazione, descrizione, nome, designazione',
  ],
  drawing: [
    'zeichnung, zeichnungsnummer, zeichnungs nr, zeichnungsnr, zng, zng nr, plan, plannummer, plan nr',
    'drawing, drawing no, drawing number, dwg, dessin, n plan, numero de plan, disegno, n disegno',
    'numero disegno',
  ],
  quantity: [
    'menge, anzahl, anz, stk, stck, stuck, stueck, stuckzahl, stueckzahl, qty, quantity, pcs, pieces',
    'count, number of pieces, quantite, qte, nb, nbre, nombre, nombre de pieces, nb pieces, quantita, qta, q ta',
    'pezzi, n pezzi',
  ],
  profile: [
    'profil, profilbezeichnung, querschnitt, halbzeug, abmessung, abmessungen, dimension, profile',
    'profile name, section, section size, shape, size, profiltyp, profile type, profile, profilo, sezione',
    'dimensioni, type de profile',
  ],
  length: [
    'lange, laenge, l, lg, lng, zuschnitt, zuschnittlange, length, len, cut length, longueur, long',
    'lunghezza, lungh, lung',
  ],
  width: ['breite, b, w, width, largeur, larg, larghezza, largh'],
  thickness: ['dicke, blechdicke, starke, staerke, t, s, d, thickness, thk, epaisseur, ep, spessore, sp'],
  grade: [
    'gute, guete, stahlgute, stahlguete, stahlsorte, werkstoff, material, qualitat, qualitaet, grade',
    'steel grade, quality, nuance, matiere, materiau, acier, qualite, qualita, materiale, acciaio',
    'tipo acciaio',
  ],
  note: [
    'bemerkung, bemerkungen, hinweis, anmerkung, notiz, kommentar, note, notes, remark, remarks, comment',
    'comments, remarque, remarques, observation, observations, commentaire, osservazioni, nota',
  ],
};

const fieldOfHeading = new Map(
  listFields.flatMap((field) =>
    headings[field].flatMap((words) => words.split(', ')).map((word) => [word, field] as const),
  ),
);

/** A heading without its unit, accents and signs: 'Länge [mm]' is 'lange'. */
const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[([{].*?[)\]}]/g, ' ')
    .replace(/(?<=\S)\s+(?:in\s+)?(?:mm|cm|m|inch|zoll|kg|stk|st)\.?$/, ' ')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** What a heading says that its column holds, or null. */
export const fieldOf = (heading: string): ListField | null => fieldOfHeading.get(plainHeading(heading)) ?? null;

const inchWords = /^(?:in|inch|inches|zoll|pouces?|pollici|["″])$/i;

/** The unit that a word names; null: none of these. */
export const unitNamed = (word: string): ListUnit | null =>
  listUnitSchema.safeParse(inchWords.test(word) ? 'in' : word.toLowerCase()).data ?? null;

/** The unit that a heading names for its lengths, null where it names none, 'unknown' where it is none of these. */
export const unitOfHeading = (heading: string): ListUnit | 'unknown' | null => {
  const text = heading.trim();
  const bracketed = /[([{/]\s*([\p{L}"″']{1,8})\.?\s*[)\]}]?$/u.exec(text)?.[1];
  const named = bracketed ?? /\s(?:in\s+)?(mm|cm|m|inch|zoll)$/i.exec(text)?.[1];
  return named === undefined ? null : (unitNamed(named) ?? 'unknown');
};
