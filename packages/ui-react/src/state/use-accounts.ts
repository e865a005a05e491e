import { type Balance, shownBalances } from "@tradewind/domain/account";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useApp } from "./app.ts";

/** The customer's accounts that the site shows (Spec 1 §6); `undefined` until they and the site's settings are known. */
export const useAccounts = (): readonly Balance[] | undefined => {
	const app = useApp();
	const settings = useSelector(app.site, ({ context }) => context.settings);
	const balances = useSelector(app.balances, ({ context }) => context.balances);
	return useMemo(() => settings && balances && shownBalances(balances, settings), [balances, settings]);
};
