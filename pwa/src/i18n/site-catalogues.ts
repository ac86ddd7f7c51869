/** Folders below src whose words the pages that need no sign-in show; they are loaded before all others. */
export const siteFolders = [
  ...['actions', 'fields', 'figures', 'forms', 'icons', 'layout', 'lazy', 'signals', 'words'].map(
    (room) => `ui/${room}`,
  ),
  'features/frame',
  'features/site/home',
  'features/site/below',
  'features/site/pages',
];

const sitePages =
  /^\/\w+\/(home|about|gallery|infos|disclaimer|imprint|privacy|shippingterms|shop\/unavailable|shop\/errorPage)?$/;

/** Pages that show words of those folders only; any other gets all there are, as does the contact form, whose words few read. */
export const isSitePage = (pathname: string) => sitePages.test(pathname);
