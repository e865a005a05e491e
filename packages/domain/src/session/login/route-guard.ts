import type { MenuItem } from "../../site/site-settings.ts";
import { returnPath } from "./return-path.ts";

/** Paths that only a customer sees, demo or real, with all below them (Spec 1 §2). */
const customersOnly = ["/order", "/user"];

/**
 * Pages that only a customer sees (Spec 2 §2). Lists and details of traders and funds are open to everybody, as Spec 1 §2
 * has them; what belongs to one customer, or sends something in their name, is not.
 */
const customersPages = new Set(
	[
		...["auth", "invite", "email", "announcement", "password", "history", "charge", "withdraw", "chat"],
		...["system", "wallet", "bank-card-list", "coin-address-list", "withdraw-way", "accounts", "transfer"],
		...["auth-double", "auth-double-submit", "pay-password"],
	]
		.map((page) => `/mine/${page}`)
		.concat([
			"/message",
			"/message/detail",
			"/follow/my-follower",
			"/follow/submit",
			"/follow/trader-apply",
			"/loan",
			"/loan/submit",
			"/loan/agreement",
			"/loan/sign",
			"/loan/record",
			"/loan/repayment",
			"/mining/subscribe",
			"/mining/record",
			"/mining/income",
		]),
);

/**
 * Where a visitor of `path` is sent instead, or `undefined` if it may be seen (Spec 1 §2, §6). `path` is the whole of
 * it, with its query, and comes back in `from`.
 */
export const redirectFrom = (path: string, isSignedIn: boolean): string | undefined => {
	if (isSignedIn || !needsCustomer(path)) return undefined;
	return loginPath(path);
};

/** The login page that leads back to `path` (Spec 1 §2, §5). */
export const loginPath = (path: string): string => `/login?from=${encodeURIComponent(returnPath(path))}`;

/** Why a link does not open: demo customers get only to what the menu allows them (Spec 1 §5, §6). */
export const barrierOf = (
	link: Pick<MenuItem, "allowsDemo">,
	customer: { readonly isDemo: boolean } | undefined,
): "only real account" | undefined =>
	customer?.isDemo && !link.allowsDemo ? "only real account" : undefined;

const needsCustomer = (path: string): boolean => {
	const bare = (path.split(/[?#]/, 1)[0] ?? "").toLowerCase().replace(/\/+$/, "");
	return (
		customersPages.has(bare) ||
		customersOnly.some((closed) => bare === closed || bare.startsWith(`${closed}/`))
	);
};
