import type { Money } from "@tradewind/domain/money";
import { useStore } from "./use-store.ts";

/** A transfer that a page proposes, because the account that has to pay holds too little (docs/assumptions.md, A-510). */
export interface ProposedTransfer {
	/** Account ids. */
	readonly from: number;
	readonly to: number;
	readonly amount: Money;
}

/** `look up`: the transfer form shows a transfer without an answer. */
type Shown = ProposedTransfer | "look up" | undefined;

let shown: Shown;
const listeners = new Set<() => void>();

const show = (next: Shown): void => {
	shown = next;
	for (const listener of listeners) listener();
};

/** Opens the transfer form in a sheet over the page. */
export const moveMoney = (proposed: ProposedTransfer | "look up"): void => show(proposed);

export const endMoving = (): void => show(undefined);

export const useMovedMoney = (): Shown =>
	useStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => shown,
	);
