import { type AddressVerdict, checkAddress } from "./check-address.ts";
import type { AddressOrigin } from "./network.ts";
import { useOf } from "./used-address.ts";

/** What a customer should know about an address before money goes there. It blocks nothing. */
export type AddressNotice =
	| { readonly is: "network not known"; readonly looksLike: AddressOrigin | undefined }
	| { readonly is: "address without check digits" }
	| { readonly is: "address used for the first time" }
	| { readonly is: "address looks like another"; readonly used: string };

/** The notices about a readable address, the most serious first. */
export const addressNotices = (
	address: string,
	currency: { readonly code: string; readonly protocol: string },
	usedBefore: readonly string[],
): readonly AddressNotice[] => {
	const use = useOf(address, usedBefore);
	return [
		...(use.is === "look-alike" ? [{ is: "address looks like another", used: use.of } as const] : []),
		...noticesOf(checkAddress(address, currency)),
		...(use.is === "new" ? [{ is: "address used for the first time" } as const] : []),
	];
};

const noticesOf = (verdict: AddressVerdict): readonly AddressNotice[] => {
	switch (verdict.is) {
		case "unknown network":
			return [{ is: "network not known", looksLike: verdict.looksLike }];
		case "no check digits":
			return [{ is: "address without check digits" }];
		default:
			return [];
	}
};
