import type { Remark } from '../../parts/part-facts.schema.ts';
import type { OpenList } from './list-field.schema.ts';

/** A row of a list that can be made; 0: not said. Texts as they are shown. */
export type ListRow = {
  line: number;
  position: string;
  name: string;
  drawing: string;
  quantity: number;
  /** The row's own cell for it is empty: 1 is assumed. */
  isQuantityAssumed: boolean;
  /** How many rows share the cell of the quantity; 1: it is the row's own. */
  quantityRows: number;
  profile: string;
  grade: string;
  note: string;
  lengthMm: number;
  widthMm: number;
  thicknessMm: number;
};

export type ListDocument = { format: 'list'; version: 'CSV' | 'XLSX'; parts: ListRow[]; findings: Remark[] };

/** A list whose headings leave something open, or that is a request (null). */
export type OpenListDocument = {
  format: 'open-list';
  version: 'CSV' | 'XLSX';
  parts: readonly [];
  list: OpenList | null;
};
