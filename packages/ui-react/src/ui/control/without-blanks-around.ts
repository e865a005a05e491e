/** A typed or pasted figure without the blanks that were copied with it. One at the end stays: the customer may type on. */
export const withoutBlanksAround = (text: string): string => text.replace(/^\s+|\s+(?=\s$)/gu, "");
