/** What is wrong with a typed address. */
export type AddressIssue =
	| { readonly is: "address missing" | "address has spaces" | "address has unknown characters" }
	| { readonly is: "address too short"; readonly minLength: number }
	| { readonly is: "address too long"; readonly maxLength: number };

/** An address once read: its text when nothing is wrong with it, else the first thing that is. */
export type AddressReading =
	| { readonly value: string; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: AddressIssue };

const minLength = 8;
const maxLength = 128;

/** Spaces, and the invisible signs that come along when an address is copied or typed from right to left. */
const around = /^[\s\u200b-\u200f\u061c\u2060\ufeff]+|[\s\u200b-\u200f\u061c\u2060\ufeff]+$/gu;

/**
 * Reads the address of a crypto currency as it was typed or pasted (Spec 2 §5): 8 to 128 visible Latin letters, digits
 * and signs without a space among them. Nothing is known here of networks and their check digits: that the address
 * exists, and is one of the chosen network, only the customer knows.
 */
export const readAddress = (text: string): AddressReading => {
	const wrong = (issue: AddressIssue) => ({ value: undefined, issue });
	const address = text.replace(around, "");
	if (address === "") return wrong({ is: "address missing" });
	if (/\s/u.test(address)) return wrong({ is: "address has spaces" });
	if (!/^[!-~]+$/u.test(address)) return wrong({ is: "address has unknown characters" });
	if (address.length < minLength) return wrong({ is: "address too short", minLength });
	if (address.length > maxLength) return wrong({ is: "address too long", maxLength });
	return { value: address, issue: undefined };
};
