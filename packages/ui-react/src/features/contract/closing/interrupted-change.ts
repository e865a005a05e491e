import { createStore, type Store } from "../../../state/store.ts";
import { savedFormat } from "../../../storage/saved-format.ts";
import { isRecord } from "../../../storage/web-storage.ts";

/** A change of an order's price that was confirmed and is not over. */
export interface ConfirmedChange {
	/** The id of the customer. */
	readonly owner: number;
	/** The id of the order that is cancelled. */
	readonly id: number;
	readonly symbol: string;
	/** The new order is being placed. */
	readonly isPlacing: boolean;
	/** The new order as it was confirmed, checked when it is needed; absent in what an older release has saved. */
	readonly order?: object | undefined;
}

const saved = savedFormat<ConfirmedChange>({
	key: "tradewind.retarget",
	of: "tab",
	version: 1,
	upgrade: [],
	read: ({ owner, id, symbol, isPlacing, order }) =>
		typeof owner === "number" && typeof id === "number" && typeof symbol === "string"
			? { owner, id, symbol, isPlacing: isPlacing === true, order: isRecord(order) ? order : undefined }
			: undefined,
});

let kept: Store<ConfirmedChange | undefined> | undefined;

/** The confirmed change of this tab, also from before a reload (docs/assumptions.md, A-755). */
export const confirmedChange = (): Store<ConfirmedChange | undefined> => {
	kept ??= createStore(saved.read());
	return kept;
};

export const keepChange = (change: ConfirmedChange): void => {
	saved.write(change);
	confirmedChange().set(change);
};

/** The new order is being placed, after the cancel or again. */
export const placing = (id: number, order: object): void => {
	const change = confirmedChange().get();
	if (change?.id === id) keepChange({ ...change, isPlacing: true, order });
};

/** The platform has refused the new order, which can be placed again. */
export const notPlaced = (id: number): void => {
	const change = confirmedChange().get();
	if (change?.id === id) keepChange({ ...change, isPlacing: false });
};

/** The change is over: the order is kept, or placed again. */
export const forgetChange = (id: number): void => {
	if (confirmedChange().get()?.id !== id) return;
	saved.write(undefined);
	confirmedChange().set(undefined);
};
