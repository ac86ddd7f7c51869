import type { Point } from '../../../geometry/body/path.ts';
import type { DomainError } from '../../../values/errors/domain-error.ts';
import type { Affine, Curve } from './curve.ts';

/** How an entity is drawn; '' of the linetype: as its layer. */
export type Style = { layer: string; linetype: string };

/** What stands in the entities or in a block of a drawing, in its coordinates. */
export type Item =
  | (Style & { kind: 'shape'; type: string; line: number; curves: Curve[]; isClosed: boolean })
  /** An entity with a value that cannot be: nothing is drawn, but for where it would be. */
  | (Style & { kind: 'bad'; type: string; at: Point; bad: DomainError })
  | (Style & { kind: 'label'; text: string; at: Point; height: number; turnDeg: number })
  | (Style & {
      kind: 'insert';
      line: number;
      block: string;
      /** Place and turn, then for each cell of an array its offset, then the scale. */
      place: Affine;
      cells: { columns: number; rows: number; columnStep: number; rowStep: number };
      scale: Affine;
    });

/** The pairs of one entity: numbers by their codes in the order of the file. */
export type Raw = Style & {
  type: string;
  line: number;
  codes: number[];
  numbers: number[];
  name: string;
  text: string;
  isHidden: boolean;
  /** It stands on a sheet beside the model. */
  isOnSheet: boolean;
};

/** The first number of a code. */
export const numberOf = ({ codes, numbers }: Raw, code: number, usual: number): number => {
  const at = codes.indexOf(code);
  return at === -1 ? usual : (numbers[at] ?? usual);
};
