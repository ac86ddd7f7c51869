import type { PartsListRow } from '@knotenblech/shared/exports/parts-list.ts';
import { addOverviewPages, countOverviewPages } from './overview-pages.ts';
import { contentWidth, type Doc, type Fonts, openPaper, paper, rule, write } from './paper.ts';
import { addPartSheet, type SheetHead, type SheetPart, spreadRemarks } from './part-sheet.ts';
import type { DrawnView } from './sheet-drawing.ts';

export type SheetsOrder = {
  head: SheetHead;
  /** What the sheets are about. */
  title: string;
  createdAt: Date;
  rows: readonly PartsListRow[];
  parts: readonly SheetPart[];
  fonts: Fonts;
  viewsOf: (part: SheetPart) => readonly DrawnView[];
  onPart: (done: number) => void;
};

/** A sheet for each part as PDF, A4; with more than one part their list comes first. */
export const writeSheets = async (order: SheetsOrder): Promise<Uint8Array<ArrayBuffer>> => {
  const { head, title, rows, parts } = order;
  const { doc, finish } = openPaper(order.fonts, { title, author: head.shopName, createdAt: order.createdAt });
  const isList = rows.length > 1;
  const sheetPages = parts.reduce((sum, part) => sum + spreadRemarks(doc, part, head.words).length, 0);
  const pages = (isList ? countOverviewPages(rows) : 0) + sheetPages;
  let page = 0;
  const addPage = () => {
    page += 1;
    doc.addPage({ size: 'A4', margin: 0 });
    addFoot(doc, title, head.words.page.replace('{page}', String(page)).replace('{pages}', String(pages)));
  };
  if (isList) addOverviewPages(doc, rows, { head, title, addPage });
  parts.forEach((part, place) => {
    addPartSheet(doc, part, { head, views: order.viewsOf(part), addPage });
    order.onPart(place + 1);
  });
  return finish();
};

const addFoot = (doc: Doc, title: string, page: string): void => {
  const y = paper.height - 34;
  rule(doc, y - 4);
  write(doc, title, { x: paper.left, y, width: contentWidth * 0.7, size: 8, isSoft: true });
  write(doc, page, {
    x: paper.left + contentWidth * 0.7,
    y,
    width: contentWidth * 0.3,
    size: 8,
    isSoft: true,
    align: 'right',
  });
};
