import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { BtlxPart } from './btlx-document.ts';

type Stated = Pick<BtlxPart, 'designation' | 'annotation' | 'comment' | 'userAttributes' | 'pieces'>;

/** The part with the quantity that its texts give it. */
export const withInferredQuantity = (part: BtlxPart): BtlxPart => {
  const { count, findings } = inferQuantity(part.count, part);
  return findings.length === 0 ? part : { ...part, count, findings: [...part.findings, ...findings] };
};

const quantityName =
  /^(?:anzahl|st(?:ü|ue)ck(?:zahl)?|menge|quantity|qty|pieces|quantit[ée]|nombre|quantit[àa]|pezzi|cantidad|piezas|aantal|stuks|ilo(?:ś|s)(?:ć|c)|po(?:č|c)et)$/iu;
const quantityText =
  /(?:^(\d{1,4}) ?[x×] ?(?=\p{L})|(?<![\p{L}\d.,/-])(\d{1,4}) ?(?:stk|stck|stück|pcs|pz|pièces?|uds?|szt|ks)(?![\p{L}\d]))/iu;

const piecesIn = (value: string) => (/^\d{1,4}$/.test(value.trim()) ? Number(value) : 0);

/**
 * Pieces of a part whose file counts one. An attribute for the quantity ('Anzahl' 4) is taken, with a remark, where no places contradict it;
 * a quantity within a text ('4x Knotenblech', '4 Stk') is only told.
 */
export const inferQuantity = (count: number, part: Stated): { count: number; findings: Remark[] } => {
  const attribute = part.userAttributes.find(({ name }) => quantityName.test(name.trim()));
  const stated = attribute ? piecesIn(attribute.value) : 0;
  if (attribute && stated > 1 && stated !== count) {
    const values = { name: attribute.name, pieces: stated, count };
    if (count === 1 && part.pieces.length === 0)
      return { count: stated, findings: [remarkOf('warn.quantity-from-attribute', values)] };
    return { count, findings: [remarkOf('warn.quantity-differs', { text: attribute.name, pieces: stated, count })] };
  }
  for (const text of [part.designation, part.annotation, part.comment]) {
    const [found, before, beside] = quantityText.exec(text) ?? [];
    const pieces = Number(before ?? beside ?? 0);
    if (found !== undefined && pieces > 1 && pieces !== count)
      return { count, findings: [remarkOf('warn.quantity-differs', { text, pieces, count })] };
  }
  return { count, findings: [] };
};
