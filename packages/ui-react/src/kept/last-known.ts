import { type LastKnownOrders, readLastKnownOrders, writeLastKnownOrders } from "@tradewind/domain/contract";
import type { Token } from "@tradewind/domain/session";
import { type Store, savedFormat } from "../storage/saved-format.ts";

/** What this device shows of a customer's orders while the platform cannot be reached at the start. */
export interface LastKnown extends LastKnownOrders {
	/** The end of the token: with another session nothing is shown. */
	readonly session: string;
	/** The symbol of the site's currency. */
	readonly currency: string;
}

const key = "tradewind.last-known";

const format = savedFormat<LastKnown>({
	key,
	of: "device",
	version: 1,
	upgrade: [],
	read: ({ session, currency, ...saved }) => {
		const orders = readLastKnownOrders(saved);
		return orders && typeof session === "string" && typeof currency === "string"
			? { ...orders, session, currency }
			: undefined;
	},
});

const endOf = (token: string): string => token.slice(-12);

export const readLastKnown = (token: string | undefined, store?: Store): LastKnown | undefined => {
	const known = format.read(store);
	return token !== undefined && known?.session === endOf(token) ? known : undefined;
};

export const writeLastKnown = (
	token: Token,
	orders: LastKnownOrders,
	currency: string,
	store?: Store,
): void => void format.write({ session: endOf(token), currency, ...writeLastKnownOrders(orders) }, store);

export const forgetLastKnown = (store?: Store): void => void format.write(undefined, store);
