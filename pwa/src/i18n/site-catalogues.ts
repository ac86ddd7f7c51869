/** Folders whose words the pages that need no sign-in show; they are loaded before all others. */
const siteFolders = /\/(ui|features\/(contact|content|countdown|frame|gallery|home|not-found))\//;

/** Whether a path below src belongs to what is worded before the first screen. */
export const isSiteCatalogue = (path: string) => siteFolders.test(path);

const sitePages =
  /^\/\w+\/(home|about|gallery|infos|disclaimer|imprint|privacy|shippingterms|contact|shop\/unavailable|shop\/errorPage)?$/;

/** Pages that show words of those folders only; any other gets all there are. */
export const isSitePage = (pathname: string) => sitePages.test(pathname);
