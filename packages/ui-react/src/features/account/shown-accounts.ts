import { type Balance, shownBalances } from "@tradewind/domain";
import { useMemo } from "react";
import { useApp } from "../../shell/app.ts";
import { useSelected } from "../../shell/use-selected.ts";
import { useSettings } from "../../shell/use-settings.ts";

/** The customer's accounts that the site shows (Spec 1 §6); `undefined` until they are known. */
export const useShownAccounts = (): readonly Balance[] | undefined => {
	const settings = useSettings();
	const balances = useSelected(useApp().balances, ({ context }) => context.balances);
	return useMemo(() => balances && shownBalances(balances, settings), [balances, settings]);
};
