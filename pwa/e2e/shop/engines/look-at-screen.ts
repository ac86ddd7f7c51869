import type { RouteRow } from '../route-table.ts';
import { type Language, titleIn } from '../route-walk.ts';
import type { Window } from './window-of.ts';

/** Runs in a page: what it complains of is noted from now on. */
const noteComplaints = () => {
  const complaints: string[] = [];
  const show = console.error;
  console.error = (...given) => {
    complaints.push(given.map(String).join(' '));
    show(...given);
  };
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  Object.assign(globalThis, { complaints });
};

/** Runs in a page. */
const takeComplaints = () => (globalThis as unknown as { complaints: string[] }).complaints.splice(0);

/** Runs in a page: another place without loading the app anew, as a link does it. */
const goWithin = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Runs in a page: whether it is in a language and bears a heading. */
const bears = (language: string, source: string) => {
  const headings = [...document.querySelectorAll<HTMLElement>(source === '' ? 'h1' : 'h1, h2, h3')];
  const isShown = headings.some((each) => each.offsetParent !== null && new RegExp(source).test(each.innerText.trim()));
  return isShown && document.documentElement.lang === language;
};

/** Runs in a page. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

type Look = { path: string; row: RouteRow; language: Language; title: string | RegExp };

/** Opens rows of the table one after the other, and tells what is wrong there; nothing when all is as it should be. */
export const lookAtScreens = async (window: Window, looks: readonly Look[]): Promise<string[]> => {
  await window.call(noteComplaints);
  const wrong: string[] = [];
  for (const { path, row, language, title } of looks) {
    await window.call(goWithin, `/${language}/${row.at ?? path}`);
    const heading = titleIn(title, language)?.source ?? '';
    const found = await window.until(bears, language, heading).then(
      () => [],
      (error: unknown) => [`no heading ${heading}: ${String(error).slice(0, 400)}`],
    );
    const tooWide = await window.call(overflow);
    const complaints = await window.call(takeComplaints);
    const here = [...found, ...(tooWide > 0 ? [`it is ${tooWide} px too wide`] : []), ...complaints];
    wrong.push(...here.map((what) => `${language}/${path}: ${what}`));
  }
  return wrong;
};
