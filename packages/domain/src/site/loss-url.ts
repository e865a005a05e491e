/**
 * The address to which a closed site sends its customers, if it is safe: https only, without user info, spaces or
 * control characters (Spec 1 §4). `undefined` otherwise.
 */
export const safeLossUrl = (text: string): string | undefined => (httpsAddress.test(text) ? text : undefined);

/** A host name, an optional port, then printable characters. `@` or `\` before the path would name another host. */
const httpsAddress = /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?([/?#][!-~]*)?$/i;
