/** What can be done without an account: read files, look at parts, choose and see prices. */
export const isOpenToVisitors = (pathname: string) =>
  /\/shop\/(projects|details|project|assistent|priceDetails|simplePriceDetails|createProject|createSinglePart|singleParts|connectors)(\/|$)/.test(
    pathname,
  ) && !/\/(message|logout)$/.test(pathname);

/** Where a link from outside leads to work that needs no account: whoever comes there becomes a visitor. */
export const beginsVisit = (pathname: string) => /\/shop\/connectors(\/|$)/.test(pathname);
