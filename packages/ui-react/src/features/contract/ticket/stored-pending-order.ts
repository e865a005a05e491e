import {
	type NewContractOrder,
	type OrderTicketInput,
	orderId,
	type orderTicketMachine,
	type TicketSent,
} from "@tradewind/domain/contract";
import { price, quantity, rate, toText } from "@tradewind/domain/money";
import type { ActorRefFrom } from "xstate";
import type { App } from "../../../state/app.ts";
import { type AwaitedOrder, awaitedOrder, readDecimal } from "../../../state/pending-order.ts";

type SetAside = NonNullable<OrderTicketInput["unanswered"]>;
type Store = Parameters<typeof awaitedOrder>[2];

const awaited = ({ realtime }: Pick<App, "realtime">, store: Store): AwaitedOrder =>
	awaitedOrder("tradewind.awaited", () => realtime.getSnapshot().context.now(), store);

/** What this tab awaited when it was left. */
export const readSetAside = (app: Pick<App, "market" | "realtime">, store?: Store): SetAside | undefined =>
	awaited(app, store).read((found) => checked(found, app));

/** Keeps the order whose answer is awaited for as long as it is; of nobody in particular there is none. */
export const rememberWhatIsAwaited = (
	app: Pick<App, "realtime">,
	ticket: ActorRefFrom<typeof orderTicketMachine>,
	store?: Store,
): void => {
	awaited(app, store).keep(ticket, (sent: TicketSent) => {
		const { customerId } = ticket.getSnapshot().context;
		return customerId === undefined ? undefined : written(sent, customerId);
	});
};

const written = ({ order, lastOrderId }: TicketSent, customerId: number) => ({
	customerId,
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
	found: Readonly<Record<string, unknown>>,
	app: Pick<App, "market">,
): SetAside | undefined => {
	const { customerId, lastOrderId, direction } = found;
	const instrument = app.market.getSnapshot().context.instruments.find(({ id }) => id === found.instrument);
	const amount = readDecimal(found.quantity);
	const multiple = readDecimal(found.multiple);
	if (!instrument || !amount || !multiple || typeof customerId !== "number") return undefined;
	if (direction !== "buy" && direction !== "sell") return undefined;
	const priceOf = (text: unknown) => {
		const value = readDecimal(text);
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
