import type { AccountKind, Balance } from "../account/balance.ts";
import type { SiteSettings } from "../site/site-settings.ts";

type OneAccount = Pick<SiteSettings, "hasOnlyOneAccount">;

/** The account that pays micro orders: in one-account mode the forex account (Spec 1 §6). */
export const microAccountKind = ({ hasOnlyOneAccount }: OneAccount): AccountKind =>
	hasOnlyOneAccount ? "forex" : "micro";

/** The balance of that account; `undefined` if it is not in the list. */
export const microBalance = (balances: readonly Balance[], site: OneAccount): Balance | undefined =>
	balances.find(({ kind }) => kind === microAccountKind(site));
