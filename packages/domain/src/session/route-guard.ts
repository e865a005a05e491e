import type { MenuItem } from "../site/site-settings.ts";
import { returnPath } from "./return-path.ts";

/** Paths that only a customer sees, demo or real (Spec 1 §2). */
const customersOnly = ["/order", "/user"];

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
	return customersOnly.some((closed) => bare === closed || bare.startsWith(`${closed}/`));
};
