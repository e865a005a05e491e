import { type Balance, shownBalances } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { type App, useApp } from "./app.ts";

/** The accounts that the site shows (Spec 1 §6); `undefined` until they and the site's settings are loaded. */
export const useAccounts = (): readonly Balance[] | undefined => {
	const app = useApp();
	const settings = useSelector(app.site, ({ context }) => context.settings);
	const balances = useSelector(app.balances, ({ context }) => context.balances);
	return useMemo(() => settings && balances && shownBalances(balances, settings), [balances, settings]);
};

/** The same, of this moment; empty until they are loaded. */
export const accountsNow = ({ site, balances }: Pick<App, "site" | "balances">): readonly Balance[] => {
	const { settings } = site.getSnapshot().context;
	const known = balances.getSnapshot().context.balances;
	return settings && known ? shownBalances(known, settings) : [];
};

/** Whether the last reading of the balances failed; also true during its automatic retry. */
export const haveBalancesFailed = (balances: ReturnType<App["balances"]["getSnapshot"]>): boolean =>
	balances.matches("failed") || balances.context.error !== undefined;
