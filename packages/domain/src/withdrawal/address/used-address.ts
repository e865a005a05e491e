/** How an address relates to those that the customer has used before. */
export type AddressUse =
	| { readonly is: "used" }
	| { readonly is: "new" }
	/** It begins and ends like one of them and differs in the middle, which indicates address poisoning. */
	| { readonly is: "look-alike"; readonly of: string };

/** The number of characters at each end that people compare. */
const edge = 4;

/** Compares an address with those used before (docs/assumptions.md, A-334). */
export const useOf = (address: string, usedBefore: readonly string[]): AddressUse => {
	const own = comparable(address);
	if (usedBefore.some((used) => comparable(used).text === own.text)) return { is: "used" };
	const similar = usedBefore.find((used) => isAlike(own, comparable(used)));
	return similar === undefined ? { is: "new" } : { is: "look-alike", of: similar };
};

interface Comparable {
	/** The whole address; in small letters where its letters have no case. */
	readonly text: string;
	/** Without the beginning that all addresses of the network have. */
	readonly body: string;
}

const comparable = (address: string): Comparable => {
	const hasNoCase = /^(0x[0-9a-f]+|(bc|tb)1[0-9a-z]+)$/iu.test(address);
	const text = hasNoCase ? address.toLowerCase() : address;
	return { text, body: text.replace(/^(0x|(bc|tb)1[qp])/u, "") };
};

const isAlike = (one: Comparable, other: Comparable): boolean =>
	one.body.length > 2 * edge &&
	other.body.length > 2 * edge &&
	one.body.slice(0, edge) === other.body.slice(0, edge) &&
	one.body.slice(-edge) === other.body.slice(-edge);
