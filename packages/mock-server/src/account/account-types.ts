import type { Site } from "../site/site.ts";

export const accountTypes = [
	{ accountTypeId: 1, type: "forex" },
	{ accountTypeId: 2, type: "micro" },
	{ accountTypeId: 3, type: "change" },
] as const;

export type AccountType = (typeof accountTypes)[number];

/** The site has one currency, and every account is in it. */
export const accountCurrencyId = 1;

/** By its account type id. */
export const accountNamed = (id: string): AccountType | undefined =>
	accountTypes.find(({ accountTypeId }) => String(accountTypeId) === id);

/** Whether the site offers the account (Spec 1 §6). */
export const isOffered = ({ type }: AccountType, site: Site): boolean => {
	const { is_forex, is_micro, only_one_account } = site.info();
	if (type === "micro") return is_micro === "1";
	return type !== "forex" || is_forex === "1" || only_one_account === "1";
};
