/** The state of a navigation that keeps the scroll position, since it shows another part of the same page. */
export const keepScroll = "stays there";
