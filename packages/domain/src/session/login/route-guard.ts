import type { MenuItem } from "../../site/site-settings.ts";
import { returnPath } from "./return-path.ts";

/** Who may see a screen. */
export type Access = "everyone" | "customers";

/**
 * The login path to which a visitor of a customers' screen is redirected, or `undefined` if the screen may be seen
 * (Spec 1 §2, §6). `address` is the path with its query; the login leads back to it by `from`.
 */
export const redirectFrom = (address: string, access: Access, isSignedIn: boolean): string | undefined =>
	isSignedIn || access === "everyone" ? undefined : loginPath(address);

/** The login page that leads back to `path` (Spec 1 §2, §5). */
export const loginPath = (path: string): string => `/login?from=${encodeURIComponent(returnPath(path))}`;

/** Why a link does not open: demo customers get only to what the menu allows them (Spec 1 §5, §6). */
export const accessBlockOf = (
	link: Pick<MenuItem, "allowsDemo">,
	customer: { readonly isDemo: boolean } | undefined,
): "only real account" | undefined =>
	customer?.isDemo && !link.allowsDemo ? "only real account" : undefined;
