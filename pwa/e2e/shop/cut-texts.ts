import type { Page } from 'playwright';

/** What of the shown screen lies beyond the window or the end of the page, or is cut off by what surrounds it; what scrolls by itself or has its text in a title is whole. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const { scrollingElement: root } = document;
    if (root && root.scrollWidth > innerWidth + 1) found.add(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    const end = Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY);
    if (root && root.scrollHeight > end + 1) found.add(`the page ends at ${root.scrollHeight}, its content at ${end}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isTold = (element: Element | null) => Boolean(element?.closest('[title]'));
    const cutBy = (box: DOMRect, from: Element | null) => {
      if (box.right > innerWidth + 1 || box.left < -1) return 'window';
      for (let around = from; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX)) return null;
        const frame = around.getBoundingClientRect();
        const isHidden =
          frame.width <= 1 || frame.height <= 1 || style.visibility === 'hidden' || style.opacity === '0';
        if (isHidden) return null;
        if (/hidden|clip/.test(style.overflowX) && (box.right > frame.right + 1 || box.left < frame.left - 1))
          return around.className || around.tagName;
        if (/hidden|clip/.test(style.overflowY) && box.bottom > frame.bottom + 2)
          return around.className || around.tagName;
      }
      return null;
    };
    const scrolls = (element: Element | null) => {
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
      }
      return false;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const holder = node.parentElement;
      if (!text || !holder || /STYLE|SCRIPT|NOSCRIPT|OPTION/.test(holder.tagName) || isTold(holder)) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || scrolls(holder)) continue;
      const by = cutBy(box, holder);
      if (by !== null) found.add(`“${text.slice(0, 60)}” by ${by}`);
    }
    return [...found];
  });
