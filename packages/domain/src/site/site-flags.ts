/**
 * The site's switches beyond `SiteSettings` (Spec 1 §3, Spec 2 §3, §6), named for the features that use them. The
 * platform's "1" is `true`; a missing flag is as in `noFlags`.
 */
export interface SiteFlags {
	readonly customerTag: CustomerTag;
	/** The live chat replaces the deposit page or the withdrawal page (Spec 1 §6). */
	readonly contactForDeposits: boolean;
	readonly contactForWithdrawals: boolean;
	readonly depositsCrypto: boolean;
	readonly depositsToBank: boolean;
	/** The platform matches an account to each deposit by bank, instead of letting the customer choose one (Spec 2 §4). */
	readonly matchesDepositBanks: boolean;
	/** A deposit by bank that is not matched yet can be cancelled (Spec 2 §4). */
	readonly mayCancelDeposits: boolean;
	readonly withdrawsCrypto: boolean;
	readonly withdrawsToBank: boolean;
	readonly hasCryptoWallet: boolean;
	readonly hasBankCards: boolean;
	readonly needsPayPassword: boolean;
	readonly takesTypedAddresses: boolean;
	/** The fields of a bank account that the site hides, named as in `withdrawal` (Spec 2 §3; docs/assumptions.md, A-332). */
	readonly hiddenBankFields: readonly string[];
	/** How new customers prove to be human (Spec 1 §5). */
	readonly registrationProof: "code" | "captcha" | "none";
	readonly registersMobileWithEmail: boolean;
	readonly registersPayPassword: boolean;
	readonly registersInviteCode: boolean;
	/** The invite code is required where it is shown. */
	readonly needsInviteCode: boolean;
	/** Registration and verification show the SSN, the hand picture, the e-mail (Spec 2 §5). */
	readonly asksSsn: boolean;
	readonly asksHandPicture: boolean;
	readonly asksEmail: boolean;
	/** The fields of a loan application that the site asks for, named as in `loan` (Spec 2 §5). */
	readonly loanFields: readonly string[];
	readonly showsDailyInterest: boolean;
	readonly showsTotalInterest: boolean;
	/** A loan needs its agreement ticked (Spec 2 §5). */
	readonly needsLoanTerms: boolean;
	readonly mayCopyRepaymentAddress: boolean;
	readonly hasRepaymentChat: boolean;
	readonly needsRealName: boolean;
	/** Deposits require a verified name, if `needsRealName`. */
	readonly needsRealNameToDeposit: boolean;
}

/** Customer tags: one hides the recharge tile, one hides the times and profits of micro orders, one greys out the lists (Spec 1 §6). */
export type CustomerTag = "none" | "no recharge tile" | "no micro details" | "grey lists";

/** Nothing is offered, and everything is required that the platform has not waived. */
export const noFlags: SiteFlags = {
	customerTag: "none",
	contactForDeposits: false,
	contactForWithdrawals: false,
	depositsCrypto: false,
	depositsToBank: false,
	matchesDepositBanks: false,
	mayCancelDeposits: false,
	withdrawsCrypto: false,
	withdrawsToBank: false,
	hasCryptoWallet: false,
	hasBankCards: false,
	needsPayPassword: false,
	takesTypedAddresses: false,
	hiddenBankFields: [],
	registrationProof: "code",
	registersMobileWithEmail: false,
	registersPayPassword: false,
	registersInviteCode: false,
	needsInviteCode: true,
	asksSsn: false,
	asksHandPicture: false,
	asksEmail: false,
	loanFields: [],
	showsDailyInterest: false,
	showsTotalInterest: false,
	needsLoanTerms: false,
	mayCopyRepaymentAddress: false,
	hasRepaymentChat: false,
	needsRealName: false,
	needsRealNameToDeposit: false,
};
