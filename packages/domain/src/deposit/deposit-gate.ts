/** What decides whether a customer may deposit: the customer's standing and the site's settings. */
export interface DepositAccess {
	readonly isDemo: boolean;
	readonly isVerified: boolean;
	/** Both flags together ask for a verified name (Spec 2 §5). */
	readonly needsRealName: boolean;
	readonly needsRealNameToDeposit: boolean;
	readonly depositsCrypto: boolean;
	readonly depositsToBank: boolean;
	/** Where there is no way to pay, the customer is sent to the support instead. */
	readonly contactForDeposits: boolean;
}

export type DepositTab = "crypto" | "bank";

/** There is nothing to pay to. */
export type NoWayToPay = { readonly is: "no payment way" | "contact support" };

export type DepositBlock =
	| { readonly is: "only real account" | "real-name verification needed" }
	| NoWayToPay;

/** The tabs of the deposit page, at least one and in their order, or what bars the page. */
export type DepositGate = { readonly is: "open"; readonly tabs: readonly DepositTab[] } | DepositBlock;

/** Where there is nothing to pay to (Spec 2 §5): the support is asked where the site has a contact flag, else nobody can help. */
export const noWayToPay = (contactForDeposits: boolean): NoWayToPay => ({
	is: contactForDeposits ? "contact support" : "no payment way",
});

/**
 * Whether this customer may deposit (Spec 2 §2, §5, §6): never from a demo account; not with a name that is not verified
 * where the site asks for a verified one both at all and for deposits; by the ways that the site takes.
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
