import { type AddressVerdict, checkAddress } from "../address/check-address.ts";
import type { AddressOrigin, Network } from "../address/network.ts";

/** An issue of a typed address, with the field of the form that has it. */
export type AddressIssue<Field extends string> = { readonly field: Field } & AddressFault;

type AddressFault =
	| { readonly is: "address missing" | "address has spaces" | "address has unknown characters" }
	| { readonly is: "address too short"; readonly minLength: number }
	| { readonly is: "address too long"; readonly maxLength: number }
	| { readonly is: "address check digits wrong" | "address has another form"; readonly network: Network }
	| {
			readonly is: "address of another network";
			readonly looksLike: AddressOrigin;
			readonly network: Network;
	  };

/** An address after reading: its text, or its first issue. */
export type AddressReading<Field extends string> =
	| { readonly value: string; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: AddressIssue<Field> };

const minLength = 8;
const maxLength = 128;

/** Surrounding spaces and invisible formatting characters from copying or right-to-left input. */
const around = /^[\s\u200b-\u200f\u061c\u2060\ufeff]+|[\s\u200b-\u200f\u061c\u2060\ufeff]+$/gu;

/**
 * Reads a typed or pasted crypto address (Spec 2 §5): 8 to 128 visible ASCII characters without spaces, which fit the network
 * of the currency as far as the app knows it (docs/assumptions.md, A-88).
 */
export const readAddress = <Field extends string>(
	text: string,
	currency: { readonly code: string; readonly protocol: string } | undefined,
	field: Field,
): AddressReading<Field> => {
	const wrong = (fault: AddressFault) => ({ value: undefined, issue: { ...fault, field } });
	const address = text.replace(around, "");
	if (address === "") return wrong({ is: "address missing" });
	if (/\s/u.test(address)) return wrong({ is: "address has spaces" });
	if (!/^[!-~]+$/u.test(address)) return wrong({ is: "address has unknown characters" });
	if (address.length < minLength) return wrong({ is: "address too short", minLength });
	if (address.length > maxLength) return wrong({ is: "address too long", maxLength });
	const fault = currency && faultOf(checkAddress(address, currency));
	return fault ? wrong(fault) : { value: address, issue: undefined };
};

const faultOf = (verdict: AddressVerdict): AddressFault | undefined => {
	switch (verdict.is) {
		case "wrong check digits":
			return { is: "address check digits wrong", network: verdict.network };
		case "not an address":
			return { is: "address has another form", network: verdict.network };
		case "another network":
			return {
				is: "address of another network",
				looksLike: verdict.looksLike,
				network: verdict.network,
			};
		default:
			return undefined;
	}
};
