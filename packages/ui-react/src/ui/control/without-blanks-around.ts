/** A typed or pasted figure without the spaces that were copied with it. A trailing one stays: the customer may continue typing. */
export const withoutBlanksAround = (text: string): string => text.replace(/^\s+|\s+(?=\s$)/gu, "");
