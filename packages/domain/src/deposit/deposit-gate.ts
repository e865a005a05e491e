/** What determines whether a customer may deposit: the customer's status and the site's settings. */
export interface DepositAccess {
	readonly isDemo: boolean;
	readonly isVerified: boolean;
	/** Both flags together require a verified name (Spec 2 §5). */
	readonly needsRealName: boolean;
	readonly needsRealNameToDeposit: boolean;
	readonly depositsCrypto: boolean;
	readonly depositsToBank: boolean;
	/** If there is no way to pay, the customer is sent to support. */
	readonly contactForDeposits: boolean;
}

export type DepositTab = "crypto" | "bank";

/** There is no account to pay to. */
export type NoWayToPay = { readonly is: "no payment way" | "contact support" };

export type DepositBlock =
	| { readonly is: "only real account" | "real-name verification needed" }
	| NoWayToPay;

/** The tabs of the deposit page in their order, at least one, or what blocks the page. */
export type DepositGate = { readonly is: "open"; readonly tabs: readonly DepositTab[] } | DepositBlock;

/** The block if there is no account to pay to (Spec 2 §5): support if the site has the contact flag. */
export const noWayToPay = (contactForDeposits: boolean): NoWayToPay => ({
	is: contactForDeposits ? "contact support" : "no payment way",
});

/**
 * Whether this customer may deposit (Spec 2 §2, §5, §6): not from a demo account, and not with an unverified name if
 * the site requires a verified one for deposits. The tabs are the ways that the site accepts.
 */
export const depositGate = (access: DepositAccess): DepositGate => {
	if (access.isDemo) return { is: "only real account" };
	if (access.needsRealName && access.needsRealNameToDeposit && !access.isVerified)
		return { is: "real-name verification needed" };
	const tabs: DepositTab[] = [];
	if (access.depositsCrypto) tabs.push("crypto");
	if (access.depositsToBank) tabs.push("bank");
	return tabs.length === 0 ? noWayToPay(access.contactForDeposits) : { is: "open", tabs };
};
