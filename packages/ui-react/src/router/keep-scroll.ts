/** The state of a navigation that leaves the page where it is scrolled to: another part of the same page is shown. */
export const keepScroll = "stays there";
