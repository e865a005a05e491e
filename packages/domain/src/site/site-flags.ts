/**
 * What the site switches on and off beyond `SiteSettings` (Spec 1 §3, Spec 2 §3, §6), in the words of the rooms that use
 * it. The platform's "1" is `true`; what it doesn't send is `false`.
 */
export interface SiteFlags {
	readonly customerTag: CustomerTag;
	/** The live chat stands in for the deposit page, or for the withdrawal page (Spec 1 §6). */
	readonly contactForDeposits: boolean;
	readonly contactForWithdrawals: boolean;
	readonly depositsCrypto: boolean;
	readonly depositsToBank: boolean;
	readonly withdrawsCrypto: boolean;
	readonly withdrawsToBank: boolean;
	readonly hasCryptoWallet: boolean;
	readonly hasBankCards: boolean;
	readonly needsPayPassword: boolean;
	readonly takesTypedAddresses: boolean;
	readonly needsRealName: boolean;
	/** Deposits need a verified name, where `needsRealName`. */
	readonly needsRealNameToDeposit: boolean;
}

/** One tag hides the recharge tile, another trade times and profits of micro orders, another greys the lists (Spec 1 §6). */
export type CustomerTag = "none" | "no recharge tile" | "no micro details" | "grey lists";

/** All switched off. */
export const noFlags: SiteFlags = {
	customerTag: "none",
	contactForDeposits: false,
	contactForWithdrawals: false,
	depositsCrypto: false,
	depositsToBank: false,
	withdrawsCrypto: false,
	withdrawsToBank: false,
	hasCryptoWallet: false,
	hasBankCards: false,
	needsPayPassword: false,
	takesTypedAddresses: false,
	needsRealName: false,
	needsRealNameToDeposit: false,
};
