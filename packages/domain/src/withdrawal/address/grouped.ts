/** An address or account number in groups of four characters, so that it can be compared by eye. Nothing is left out. */
export const inGroupsOfFour = (text: string): readonly string[] =>
	text.replace(/\s/gu, "").match(/.{1,4}/gsu) ?? [];
