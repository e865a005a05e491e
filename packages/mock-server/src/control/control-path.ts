const prefix = "/__control/";

/** Where the time is read, also while the clock moves. */
export const clockPath = `${prefix}clock`;

/** Whether a path is of the control and its page. */
export const isControlPath = (pathname: string): boolean => pathname.startsWith(prefix);
