import { instrumentId } from "@tradewind/domain/market";
import { type MicroTicketInput, microOrderId, type microTicketMachine } from "@tradewind/domain/micro";
import { money, rate, toText } from "@tradewind/domain/money";
import type { Customer } from "@tradewind/domain/session";
import type { ActorRefFrom } from "xstate";
import { type AwaitedOrder, awaitedOrder, readDecimal } from "../../../state/pending-order.ts";

type SetAside = NonNullable<MicroTicketInput["unanswered"]>;
type Store = Parameters<typeof awaitedOrder>[2];

/** Whose it is, and this device's clock. */
interface Owner {
	readonly customer: Customer["id"];
	readonly now: () => number;
}

const awaited = ({ now }: Owner, store: Store): AwaitedOrder =>
	awaitedOrder("tradewind.awaited.micro", now, store);

/** What this customer awaited in this tab. */
export const readSetAside = (owner: Owner, store?: Store): SetAside | undefined =>
	awaited(owner, store).read((found) => (found.customer === owner.customer ? checked(found) : undefined));

/** Keeps the order whose answer is awaited. Whoever begins without one, as another customer does, leaves none behind. */
export const rememberWhatIsAwaited = (
	ticket: ActorRefFrom<typeof microTicketMachine>,
	owner: Owner,
	store?: Store,
): ReturnType<AwaitedOrder["keep"]> =>
	awaited(owner, store).keep(ticket, (sent: SetAside) => ({ customer: owner.customer, ...written(sent) }));

const written = ({ order, symbol, terms, lastOrderId }: SetAside) => ({
	...order,
	amount: toText(order.amount),
	symbol,
	income: toText(terms.income),
	loss: toText(terms.loss),
	percent: toText(terms.percent),
	lastOrderId,
});

const checked = (found: Readonly<Record<string, unknown>>): SetAside | undefined => {
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
