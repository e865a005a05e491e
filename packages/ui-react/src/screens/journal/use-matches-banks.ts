import { useSelector } from "@xstate/react";
import { type App, useApp } from "../../state/app.ts";

/** Whether the platform matches the accounts of deposits, which then have more statuses (Spec 2 §4). */
export const matchesBanksNow = ({ site }: Pick<App, "site">): boolean =>
	site.getSnapshot().context.flags.matchesDepositBanks;

export const useMatchesBanks = (): boolean => {
	const app = useApp();
	return useSelector(app.site, () => matchesBanksNow(app));
};
