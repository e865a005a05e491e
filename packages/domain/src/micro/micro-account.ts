import type { AccountKind, Balance } from "../account/balance.ts";
import type { SiteSettings } from "../site/site-settings.ts";

type OneAccount = Pick<SiteSettings, "hasOnlyOneAccount">;

/** The account that micro orders are paid from: in one-account mode the forex account (Spec 1 §6). */
export const microAccountKind = ({ hasOnlyOneAccount }: OneAccount): AccountKind =>
	hasOnlyOneAccount ? "forex" : "micro";

/** The balance of that account; `undefined` when it is not among the balances given. */
export const microBalance = (balances: readonly Balance[], site: OneAccount): Balance | undefined =>
	balances.find(({ kind }) => kind === microAccountKind(site));
