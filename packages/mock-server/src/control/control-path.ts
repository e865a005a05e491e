const prefix = "/__control/";

/** Where the time is read, also while the clock moves. */
export const clockPath = `${prefix}clock`;

/** Whether a path is of the control and its page. */
export const isControlPath = (pathname: string): boolean => pathname.startsWith(prefix);

/** What the console shows at every moment, also while the clock moves. */
export const livePath = `${prefix}live`;

/** Saved worlds as files, by their names after this. */
export const worldFilePath = `${prefix}world/file/`;

/** Where the page of a sign-in link redeems its code, which is its key. */
export const redeemPath = `${prefix}session/redeem`;
