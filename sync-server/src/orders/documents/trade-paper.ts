import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Language } from './confirmation-texts.ts';

export type PaperLine = {
  /** PNG */
  picture: Uint8Array | null;
  name: string;
  details: readonly string[];
  quantity: number;
  /** null in a document without amounts. */
  unitCents: Cents | null;
  lineCents: Cents | null;
  positions?: readonly PaperPosition[];
};
/** One of what a line consists of. */
export type PaperPosition = {
  picture: Uint8Array | null;
  name: string;
  detail: string;
  /** null: it counts no pieces. */
  pieces: number | null;
  cents: Cents | null;
};
export type PaperSum = { label: string; cents: Cents; remark?: string; isTotal?: boolean };

/** A document of the trade with its amounts: an order's confirmation, an offer. */
export type TradePaper = {
  language: Language;
  /** Its amounts have VAT in them. */
  isGross: boolean;
  createdAt: Date;
  operator: Operator;
  title: string;
  /** What must not be missed, above all else. */
  warnings: readonly string[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  facts: readonly { label: string; value: string }[];
  lines: readonly PaperLine[];
  sums: readonly PaperSum[];
  notes: readonly string[];
};
