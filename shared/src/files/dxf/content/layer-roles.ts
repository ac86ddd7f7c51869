/** What the lines of a layer are for. */
export type Role = 'cut' | 'mark' | 'bend' | 'worked' | 'ignored';

const words = (list: string) => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, 'iu');

/** Words of layers in German, English, French and Italian, and the names that CAD programs give them. */
const byWord: readonly [RegExp, Role][] = [
  [
    words(
      'IV_TANGENT|IV_ARC_CENTERS|IV_TOOL_CENTER(?:_DOWN)?|IV_UNCONSUMED_SKETCHES|IV_ROLL(?:_TANGENT)?|defpoints|dims?|dimensions?|text[es]?|testo|texte|frame|border|title(?:block)?|hidden|cent(?:er|re)(?:lines?)?|bema(?:ß|ss)ung(?:en)?|ma(?:ß|ss)e|beschriftung|rahmen|schriftfeld|verdeckt|mittellinien?|achsen?|hilfslinien?|cotes?|cotations?|cartouche|cadre|axes?|cach[ée]e?s?|quot[ea]|quotatur[ae]|cartiglio|squadratura|ass[ei]|nascost[oaei]|notes?|hinweise?|info|viewports?|ansichtsfenster',
    ),
    'ignored',
  ],
  [
    words(
      'IV_BEND(?:_DOWN)?|bend(?:s|ing|[ _-]?lines?)?|folds?|bend[ _-](?:up|down)|bieg(?:ung|en|elinien?|ekanten?|ekante)|kant(?:linien?|ung|en)|abkant(?:ung|en|linien?)?|knick(?:linien?)?|plis?|pliages?|lignes?[ _-]de[ _-]pli(?:age)?|pieg(?:a|he|atur[ae])|line[ae][ _-]di[ _-]piega',
    ),
    'bend',
  ],
  [
    words(
      'countersinks?|csk|taps?|tapped|threads?|pockets?(?:_back)?|senkung(?:en)?|ansenk(?:en|ung|ungen)?|gewinde|taschen?|fraisages?|fraisures?|taraudages?|filetages?|poches?|svasatur[ae]|filettatur[ae]|tasc(?:a|he)',
    ),
    'worked',
  ],
  [
    words(
      'IV_FEATURE_PROFILES(?:_DOWN)?|engrav(?:e|ed|ing|ings)|etch(?:ed|ing)?|marks?|markings?|scribe|gravur(?:en)?|gravieren|ritzen|k[öo]rner(?:n|punkte?)?|signier(?:en|ung)?|markier(?:en|ung|ungen)|anrei(?:ß|ss)en|grav(?:ure|ures|er|age)|marquages?|tra[çc]age|incision[ei]|incidere|marcatur[ae]|tracciatur[ae]',
    ),
    'mark',
  ],
  [
    words(
      'IV_OUTER_PROFILE|IV_INTERIOR_PROFILES|cut(?:s|ting|_outer|_inner|outs?)?|outlines?|contours?|profiles?|outer|inner|holes?|laser|schnitt(?:e|kante|linien?)?|schneiden|(?:au(?:ß|ss)en|innen)?kontur(?:en)?|umriss|bohrung(?:en)?|l(?:ö|oe)cher|loch|d[ée]coup(?:e|es|er)|coupes?|trous?|per[çc]ages?|tagli?o?|contorn[oi]|profil[oi]|for[io]|foratur[ae]',
    ),
    'cut',
  ],
];

const dashed = /HIDDEN|DASHED|VERDECKT|CENTER|CENTRE|MITTE|DASHDOT|PHANTOM|STRICH|ISO(?:02|03|04|08|10)W/;

/** What a line is for: by the words of its layer, else by its line type. */
export const roleOf = (layer: string, linetype: string): Role => {
  const named = byWord.find(([word]) => word.test(layer))?.[1];
  if (named !== undefined) return named;
  return dashed.test(linetype) ? 'ignored' : 'cut';
};
