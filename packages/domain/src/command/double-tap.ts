/** Milliseconds after a new view appears in which a tap is ignored: it was meant for the button below. */
export const doubleTapWindowMs = 400;
