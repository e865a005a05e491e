import {
	type Customer,
	instrumentId,
	type MicroTicketInput,
	microOrderId,
	type microTicketMachine,
	money,
	parseDecimal,
	rate,
	toText,
} from "@tradewind/domain";
import { Result } from "effect";
import type { ActorRefFrom } from "xstate";
import { isRecord, storeOf } from "../../../saved/store.ts";
import { follow } from "../../../shell/follow.ts";

const key = "tradewind.awaited.micro";

/** Milliseconds for which an order is looked for; later the lists tell by themselves. */
const lifetime = 600_000;

type SetAside = NonNullable<MicroTicketInput["setAside"]>;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whose it is, and this device's clock. */
interface Owner {
	readonly customer: Customer["id"];
	readonly now: () => number;
}

/** What this customer awaited in this tab, if that is not long ago; what can't be read is nothing (docs/assumptions.md, A-140). */
export const readSetAside = (
	{ customer, now }: Owner,
	store: Store | undefined = storeOf("sessionStorage"),
): SetAside | undefined => {
	try {
		const found: unknown = JSON.parse(store?.getItem(key) ?? "null");
		if (!isRecord(found) || found.customer !== customer || typeof found.at !== "number") return undefined;
		const age = now() - found.at;
		return age < 0 || age > lifetime ? undefined : checked(found);
	} catch {
		return undefined;
	}
};

/**
 * Keeps the order whose answer is awaited for as long as it is; gives back the end of that, which leaves it where it is, and
 * a way to forget it after the end. It is looked for, never sent again. Whoever begins without one, as another customer
 * does, leaves none behind.
 */
export const rememberWhatIsAwaited = (
	ticket: ActorRefFrom<typeof microTicketMachine>,
	{ customer, now }: Owner,
	store: Store | undefined = storeOf("sessionStorage"),
): { readonly end: () => void; readonly forget: () => void } => {
	let text: string | undefined;
	const put = (next: string | undefined): void => {
		text = next;
		try {
			if (next === undefined) store?.removeItem(key);
			else store?.setItem(key, next);
		} catch {
			// A full or forbidden store: a reload forgets the order, as the lists do not.
		}
	};
	/** Kept already, with its own age. */
	const kept = ticket.getSnapshot().context.sent;
	const end = follow(
		ticket,
		(snapshot) =>
			snapshot.matches("accepted") || snapshot.matches("not carried out") ? undefined : snapshot.context.sent,
		(sent) => {
			if (sent && sent === kept) return;
			put(sent && JSON.stringify({ customer, at: now(), ...written(sent) }));
		},
	);
	return {
		end,
		forget: () => {
			if (text !== undefined && store?.getItem(key) === text) put(undefined);
		},
	};
};

const written = ({ order, symbol, terms, lastOrderId }: SetAside) => ({
	...order,
	amount: toText(order.amount),
	symbol,
	income: toText(terms.income),
	loss: toText(terms.loss),
	percent: toText(terms.percent),
	lastOrderId,
});

const checked = (found: Record<string, unknown>): SetAside | undefined => {
	const { instrument, direction, seconds, symbol, lastOrderId } = found;
	const [amount, income, loss, percent] = [found.amount, found.income, found.loss, found.percent].map(
		decimalOf,
	);
	if (!amount || !income || !loss || !percent) return undefined;
	if (typeof instrument !== "number" || typeof seconds !== "number" || typeof symbol !== "string")
		return undefined;
	if (direction !== "up" && direction !== "down") return undefined;
	return {
		order: { instrument: instrumentId(instrument), direction, amount: money(amount), seconds },
		symbol,
		terms: { income: money(income), loss: money(loss), percent: rate(percent) },
		lastOrderId: typeof lastOrderId === "number" ? microOrderId(lastOrderId) : undefined,
	};
};

const decimalOf = (text: unknown) =>
	typeof text === "string" ? Result.getOrUndefined(parseDecimal(text)) : undefined;
