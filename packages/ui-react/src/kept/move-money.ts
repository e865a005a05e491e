import type { Money } from "@tradewind/domain/money";
import { createStore } from "../state/store.ts";
import { useStore } from "../state/use-store.ts";

/** A transfer that a page proposes, because the account that has to pay holds too little (docs/assumptions.md, A-510). */
export interface ProposedTransfer {
	/** Account ids. */
	readonly from: number;
	readonly to: number;
	readonly amount: Money;
}

/** `look up`: the transfer form shows a transfer without an answer. */
type Shown = ProposedTransfer | "look up" | undefined;

const shown = createStore<Shown>(undefined);

/** Opens the transfer form in a sheet over the page. */
export const moveMoney = (proposed: ProposedTransfer | "look up"): void => shown.set(proposed);

export const endMoving = (): void => shown.set(undefined);

export const useMovedMoney = (): Shown => useStore(shown.subscribe, shown.get);
