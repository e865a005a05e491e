/** Milliseconds in which nobody reads what has just come up: a tap within them was meant for the button below it. */
export const doubleTapWindowMs = 400;
