const prefix = "/__control/";

/** Whether a path is of the control and its page. */
export const isControlPath = (pathname: string): boolean => pathname.startsWith(prefix);
