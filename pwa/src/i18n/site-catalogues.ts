/** Folders below src whose words the pages that need no sign-in show; they are loaded before all others. */
export const siteFolders = [
  'ui',
  'features/contact',
  'features/content',
  'features/countdown',
  'features/frame',
  'features/gallery',
  'features/home',
  'features/not-found',
];

const sitePages =
  /^\/\w+\/(home|about|gallery|infos|disclaimer|imprint|privacy|shippingterms|contact|shop\/unavailable|shop\/errorPage)?$/;

/** Pages that show words of those folders only; any other gets all there are. */
export const isSitePage = (pathname: string) => sitePages.test(pathname);
