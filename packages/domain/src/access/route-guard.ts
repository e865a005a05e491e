import { returnPath } from "../session/login/return-path.ts";
import type { MenuItem } from "../site/site-settings.ts";

/** Who may open a screen. */
export type Access = "everyone" | "customers" | "real customers";

/**
 * The login path for a visitor of a customers' screen, or `undefined` if the screen may be shown (Spec 1 §2, §6).
 * `address` is the path with its query; the login returns to it by `from`.
 */
export const redirectFrom = (address: string, access: Access, isSignedIn: boolean): string | undefined =>
	isSignedIn || access === "everyone" ? undefined : loginPath(address);

/** The login path that returns to `path` (Spec 1 §2, §5). */
export const loginPath = (path: string): string => `/login?from=${encodeURIComponent(returnPath(path))}`;

/** Why a link is blocked: demo customers may open only links that the menu allows (Spec 1 §5, §6). */
export const accessBlockOf = (
	link: Pick<MenuItem, "allowsDemo">,
	customer: { readonly isDemo: boolean } | undefined,
): "only real account" | undefined =>
	customer?.isDemo && !link.allowsDemo ? "only real account" : undefined;
