import {
	type NewContractOrder,
	type OrderTicketInput,
	orderId,
	type orderTicketMachine,
	type TicketSent,
} from "@tradewind/domain/contract";
import { price, quantity, rate, toText } from "@tradewind/domain/money";
import type { ActorRefFrom } from "xstate";
import { readDecimal, type UnansweredOrder, unansweredOrder } from "../../../kept/unanswered-order.ts";
import type { App } from "../../../state/app.ts";

type Unanswered = NonNullable<OrderTicketInput["unanswered"]>;
type Store = Parameters<typeof unansweredOrder>[2];

const orderIn = ({ realtime }: Pick<App, "realtime">, store: Store): UnansweredOrder =>
	unansweredOrder(
		{ name: "contract ticket", formerKey: "tradewind.awaited" },
		() => realtime.getSnapshot().context.now(),
		store,
	);

/** The unanswered order of this tab before it was reloaded. */
export const readUnanswered = (
	app: Pick<App, "market" | "realtime">,
	store?: Store,
): Unanswered | undefined => orderIn(app, store).read((found) => checked(found, app));

/** Saves the order that `ticket` has sent until it is answered. */
export const saveUnanswered = (
	app: Pick<App, "realtime">,
	ticket: ActorRefFrom<typeof orderTicketMachine>,
	store?: Store,
): void => {
	orderIn(app, store).save(ticket, (sent: TicketSent) => {
		const { customerId } = ticket.getSnapshot().context;
		return customerId === undefined ? undefined : written(sent, customerId);
	});
};

const written = ({ order, lastOrderId }: TicketSent, customerId: number) => ({
	owner: customerId,
	lastOrderId,
	instrument: order.instrument,
	direction: order.direction,
	quantity: toText(order.quantity),
	multiple: toText(order.multiple),
	targetPrice: order.targetPrice && toText(order.targetPrice),
	stopLoss: order.stopLoss && toText(order.stopLoss),
	takeProfit: order.takeProfit && toText(order.takeProfit),
});

/** Checked by hand, not by a Schema as in `lostCommand`: that would make the first load of the trade page larger. */
const checked = (
	found: Readonly<Record<string, unknown>>,
	app: Pick<App, "market">,
): Unanswered | undefined => {
	const { owner: customerId, lastOrderId, direction } = found;
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
