import { instrumentId } from "@tradewind/domain/market";
import { type MicroTicketInput, microOrderId, type microTicketMachine } from "@tradewind/domain/micro";
import { money, rate, toText } from "@tradewind/domain/money";
import type { Customer } from "@tradewind/domain/session";
import type { ActorRefFrom } from "xstate";
import { readDecimal, type UnansweredOrder, unansweredOrder } from "../../../kept/unanswered-order.ts";

type Unanswered = NonNullable<MicroTicketInput["unanswered"]>;
type Store = Parameters<typeof unansweredOrder>[2];

/** The customer who sent it, and the clock of this device. */
interface Owner {
	readonly customer: Customer["id"];
	readonly now: () => number;
}

const orderOf = ({ now }: Owner, store: Store): UnansweredOrder =>
	unansweredOrder({ name: "micro" }, now, store);

/** The unanswered order of this customer in this tab. */
export const readUnanswered = (owner: Owner, store?: Store): Unanswered | undefined =>
	orderOf(owner, store).read((found) => (found.owner === owner.customer ? checked(found) : undefined));

/** Saves the order that `ticket` has sent until it is answered. A ticket without one, as that of another customer, removes it. */
export const saveUnanswered = (
	ticket: ActorRefFrom<typeof microTicketMachine>,
	owner: Owner,
	store?: Store,
): ReturnType<UnansweredOrder["save"]> =>
	orderOf(owner, store).save(ticket, (sent: Unanswered) => ({ owner: owner.customer, ...written(sent) }));

const written = ({ order, symbol, terms, lastOrderId }: Unanswered) => ({
	...order,
	amount: toText(order.amount),
	symbol,
	income: toText(terms.income),
	loss: toText(terms.loss),
	percent: toText(terms.percent),
	lastOrderId,
});

/** Checked by hand, not by a Schema as in `lostCommand`: that would make the first load of the trade page larger. */
const checked = (found: Readonly<Record<string, unknown>>): Unanswered | undefined => {
	const { instrument, direction, seconds, symbol, lastOrderId } = found;
	const [amount, income, loss, percent] = [found.amount, found.income, found.loss, found.percent].map(
		readDecimal,
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
