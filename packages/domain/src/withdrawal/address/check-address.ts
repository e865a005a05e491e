import { type AddressOrigin, type Network, networkOf } from "./network.ts";
import { recogniseAddress } from "./recognise-address.ts";

/** Whether an address fits a withdrawal currency (docs/assumptions.md, A-88). */
export type AddressVerdict =
	| { readonly is: "valid" }
	/** It has the form of its network, which has no check digits that could be verified. */
	| { readonly is: "no check digits" }
	| { readonly is: "wrong check digits"; readonly network: Network }
	| { readonly is: "another network"; readonly looksLike: AddressOrigin; readonly network: Network }
	| { readonly is: "not an address"; readonly network: Network }
	/** The app does not know the network of the currency and verifies nothing. */
	| { readonly is: "unknown network"; readonly looksLike: AddressOrigin | undefined };

/** Checks an address against the network of a currency. An address of a known network must have right check digits. */
export const checkAddress = (
	address: string,
	currency: { readonly code: string; readonly protocol: string },
): AddressVerdict => {
	const network = networkOf(currency);
	const recognised = recogniseAddress(address);
	if (!network) {
		const isVerified = recognised && recognised.checkDigits !== "wrong";
		return { is: "unknown network", looksLike: isVerified ? recognised.origin : undefined };
	}
	if (!recognised) return { is: "not an address", network };
	if (recognised.origin !== network) return { is: "another network", looksLike: recognised.origin, network };
	if (recognised.checkDigits === "wrong") return { is: "wrong check digits", network };
	return { is: recognised.checkDigits === "none" ? "no check digits" : "valid" };
};
