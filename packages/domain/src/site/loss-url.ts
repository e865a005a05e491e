/**
 * The address that a closed site sends its customers to, if they may be sent there: https only, no user part, no
 * blanks or control characters (Spec 1 §4). `undefined` otherwise.
 */
export const safeLossUrl = (text: string): string | undefined => (httpsAddress.test(text) ? text : undefined);

/** A named host, perhaps a port, then anything printable; `@` and `\` before the path would name another host. */
const httpsAddress = /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d{1,5})?([/?#][!-~]*)?$/i;
