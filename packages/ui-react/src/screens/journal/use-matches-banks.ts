import { useSelector } from "@xstate/react";
import { useApp } from "../../state/app.ts";

/** Whether the platform matches the accounts of deposits, which then have more statuses (Spec 2 §4). */
export const useMatchesBanks = (): boolean =>
	useSelector(useApp().site, ({ context }) => context.flags.matchesDepositBanks);
