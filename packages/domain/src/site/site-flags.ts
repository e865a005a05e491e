/**
 * The site's switches beyond `SiteSettings` (Spec 1 §3, Spec 2 §3, §6), named for the features that use them. The
 * platform's "1" is `true`; a missing flag is `false`.
 */
export interface SiteFlags {
	readonly customerTag: CustomerTag;
	/** The live chat replaces the deposit page or the withdrawal page (Spec 1 §6). */
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
	/** Deposits require a verified name, if `needsRealName`. */
	readonly needsRealNameToDeposit: boolean;
}

/** One tag hides the recharge tile, one the times and profits of micro orders, one greys the lists (Spec 1 §6). */
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
