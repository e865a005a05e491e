import { money, toText } from "@tradewind/domain/money";
import type { Customer } from "@tradewind/domain/session";
import type { SentTransfer, TransferRecord, transferMachine } from "@tradewind/domain/transfer";
import type { ActorRefFrom } from "xstate";
import { readDecimal, type UnansweredOrder, unansweredOrder } from "../../kept/unanswered-order.ts";
import { isRecord } from "../../storage/web-storage.ts";

type Store = Parameters<typeof unansweredOrder>[2];

/** The customer who sent it, and the clock of this device. */
interface Owner {
	readonly customer: Customer["id"];
	readonly now: () => number;
}

const transferOf = ({ now }: Owner, store: Store): UnansweredOrder =>
	unansweredOrder({ name: "transfer" }, now, store);

/** The unanswered transfer of this customer in this tab (docs/assumptions.md, A-140). */
export const readUnanswered = (owner: Owner, store?: Store): SentTransfer | undefined =>
	transferOf(owner, store).read((found) => (found.owner === owner.customer ? checked(found) : undefined));

/** Saves the transfer that `actor` has sent until it is answered. */
export const saveUnanswered = (
	actor: ActorRefFrom<typeof transferMachine>,
	owner: Owner,
	store?: Store,
): ReturnType<UnansweredOrder["save"]> =>
	transferOf(owner, store).save(actor, (sent: SentTransfer) => ({
		owner: owner.customer,
		...sent.order,
		amount: toText(sent.order.amount),
		known: sent.knownRecords?.map((record) => ({ ...record, amount: toText(record.amount) })),
	}));

type Found = Readonly<Record<string, unknown>>;

const checked = ({ known, ...order }: Found): SentTransfer | undefined => {
	const { currencyId } = order;
	const moved = movementIn(order);
	if (!moved || typeof currencyId !== "number") return undefined;
	const records = Array.isArray(known) ? known.map(recordIn) : undefined;
	return {
		order: { ...moved, currencyId },
		knownRecords: records?.every((record) => record !== undefined) ? records : undefined,
	};
};

const recordIn = (found: unknown): TransferRecord | undefined => {
	const moved = isRecord(found) ? movementIn(found) : undefined;
	return isRecord(found) && moved && typeof found.createdAt === "string"
		? { ...moved, createdAt: found.createdAt }
		: undefined;
};

const movementIn = ({ amount: text, from, to }: Found) => {
	const amount = readDecimal(text);
	return amount && typeof from === "number" && typeof to === "number"
		? { amount: money(amount), from, to }
		: undefined;
};
