/** Signs of an address as it may stand in a header; a backslash is a slash to browsers, and an encoded one to some servers. */
const plain = /^[\x21-\x5b\x5d-\x7e]{1,2000}$/;
const hidesPath = /%(2f|5c|2e)/i;

const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** Whether a path lies below another; browsers have resolved '..' by then. */
const isBelow = (path: string, prefix: string) => {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path === prefix || path.startsWith(folder);
};

const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/**
 * Whether a basket may be sent to an address, by those that its company allows: same scheme, host and port, and a path below.
 * Anything else would make the shop a redirect that tells prices to strangers.
 */
export const isAllowedReturn = (
  given: string,
  { returnAddresses, allowsHttp }: { returnAddresses: readonly string[]; allowsHttp: boolean },
): boolean => {
  const url = plain.test(given) ? parse(given) : null;
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '' || hidesPath.test(url.pathname))
    return false;
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:' && isLocal(url))) return false;
  return returnAddresses.some((each) => {
    const allowed = parse(each);
    return allowed !== null && allowed.origin === url.origin && isBelow(url.pathname, allowed.pathname);
  });
};
