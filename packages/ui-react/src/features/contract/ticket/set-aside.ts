import {
	type NewContractOrder,
	type OrderTicketInput,
	orderId,
	type orderTicketMachine,
	parseDecimal,
	price,
	quantity,
	rate,
	type TicketSent,
	toText,
} from "@tradewind/domain";
import { Result } from "effect";
import type { ActorRefFrom } from "xstate";
import { isRecord, storeOf } from "../../../saved/store.ts";
import type { App } from "../../../shell/app.ts";
import { follow } from "../../../shell/follow.ts";

const key = "tradewind.awaited";

/** Milliseconds for which an order is looked for after a reload; later the lists tell by themselves. */
const lifetime = 600_000;

type SetAside = NonNullable<OrderTicketInput["setAside"]>;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What this tab awaited when it was left, if that is not long ago; what can't be read is nothing (docs/assumptions.md, A-140). */
export const readSetAside = (
	app: Pick<App, "market" | "realtime">,
	store: Store | undefined = storeOf("sessionStorage"),
): SetAside | undefined => {
	try {
		const found: unknown = JSON.parse(store?.getItem(key) ?? "null");
		return isRecord(found) ? checked(found, app) : undefined;
	} catch {
		return undefined;
	}
};

/** Keeps the order whose answer is awaited for as long as it is. Only what names it: it is looked for, never sent again. */
export const rememberWhatIsAwaited = (
	app: Pick<App, "realtime">,
	ticket: ActorRefFrom<typeof orderTicketMachine>,
	store: Store | undefined = storeOf("sessionStorage"),
): void => {
	/** Kept already, with its own age. */
	const kept = ticket.getSnapshot().context.sent;
	follow(
		ticket,
		(snapshot) =>
			snapshot.matches("accepted") || snapshot.matches("not carried out") ? undefined : snapshot.context.sent,
		(sent) => {
			if (sent && sent === kept) return;
			const { customerId } = ticket.getSnapshot().context;
			try {
				if (sent && customerId !== undefined)
					store?.setItem(key, JSON.stringify(written(sent, customerId, nowOf(app))));
				else store?.removeItem(key);
			} catch {
				// A full or forbidden store: a reload forgets the order, as the lists do not.
			}
		},
	);
};

const nowOf = ({ realtime }: Pick<App, "realtime">): number => realtime.getSnapshot().context.now();

const written = ({ order, lastOrderId }: TicketSent, customerId: number, at: number) => ({
	customerId,
	at,
	lastOrderId,
	instrument: order.instrument,
	direction: order.direction,
	quantity: toText(order.quantity),
	multiple: toText(order.multiple),
	targetPrice: order.targetPrice && toText(order.targetPrice),
	stopLoss: order.stopLoss && toText(order.stopLoss),
	takeProfit: order.takeProfit && toText(order.takeProfit),
});

const checked = (
	found: Record<string, unknown>,
	app: Pick<App, "market" | "realtime">,
): SetAside | undefined => {
	const { customerId, at, lastOrderId, direction } = found;
	const instrument = app.market.getSnapshot().context.instruments.find(({ id }) => id === found.instrument);
	const amount = decimalOf(found.quantity);
	const multiple = decimalOf(found.multiple);
	if (!instrument || !amount || !multiple || typeof customerId !== "number" || typeof at !== "number")
		return undefined;
	if (direction !== "buy" && direction !== "sell") return undefined;
	const age = nowOf(app) - at;
	if (age < 0 || age > lifetime) return undefined;
	const priceOf = (text: unknown) => {
		const value = decimalOf(text);
		return value && price(value);
	};
	const order: NewContractOrder = {
		instrument: instrument.id,
		direction,
		quantity: quantity(amount),
		multiple: rate(multiple),
		targetPrice: priceOf(found.targetPrice),
		stopLoss: priceOf(found.stopLoss),
		takeProfit: priceOf(found.takeProfit),
	};
	return {
		customerId,
		sent: {
			order,
			instrument,
			lastOrderId: typeof lastOrderId === "number" ? orderId(lastOrderId) : undefined,
		},
	};
};

const decimalOf = (text: unknown) =>
	typeof text === "string" ? Result.getOrUndefined(parseDecimal(text)) : undefined;
