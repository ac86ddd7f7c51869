import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF, page by page, as a reader copies them; for tests. */
export const readPdfText = async (pdf: Uint8Array): Promise<string[]> => {
  const { promise } = getDocument({ data: pdf.slice(), verbosity: 0 });
  const document = await promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
};
