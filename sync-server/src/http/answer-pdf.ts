import type { Context } from 'hono';

/** Answers a PDF that the browser shows, kept by nobody. `name` without the ending. */
export const answerPdf = (c: Context, name: string, pdf: Uint8Array<ArrayBuffer>) => {
  c.header('Content-Type', 'application/pdf');
  c.header('Content-Disposition', `inline; filename="${name}.pdf"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(pdf);
};
