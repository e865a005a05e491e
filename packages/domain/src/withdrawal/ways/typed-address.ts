/** An issue of a typed address. */
export type AddressIssue =
	| { readonly is: "address missing" | "address has spaces" | "address has unknown characters" }
	| { readonly is: "address too short"; readonly minLength: number }
	| { readonly is: "address too long"; readonly maxLength: number };

/** An address after reading: its text, or its first issue. */
export type AddressReading =
	| { readonly value: string; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: AddressIssue };

const minLength = 8;
const maxLength = 128;

/** Surrounding spaces and invisible formatting characters from copying or right-to-left input. */
const around = /^[\s\u200b-\u200f\u061c\u2060\ufeff]+|[\s\u200b-\u200f\u061c\u2060\ufeff]+$/gu;

/**
 * Reads a typed or pasted crypto address (Spec 2 §5): 8 to 128 visible ASCII characters without spaces. Networks and
 * check digits are not verified.
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
