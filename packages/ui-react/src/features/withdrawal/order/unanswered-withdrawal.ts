import { money, toText } from "@tradewind/domain/money";
import type { SentWithdrawal, WithdrawalRecord } from "@tradewind/domain/withdrawal";
import { readDecimal, type UnansweredOrder, unansweredOrder } from "../../../kept/unanswered-order.ts";
import type { App } from "../../../state/app.ts";
import type { Observed } from "../../../state/subscribe.ts";
import { isRecord } from "../../../storage/web-storage.ts";

type Store = Parameters<typeof unansweredOrder>[2];
type Saved = Readonly<Record<string, unknown>>;

type Sender = Observed<{
	readonly context: { readonly sent: SentWithdrawal | undefined };
	readonly matches: (state: "accepted" | "not carried out") => boolean;
}>;

const savedIn = ({ realtime }: Pick<App, "realtime">, store: Store): UnansweredOrder =>
	unansweredOrder(
		{ name: "withdrawal", formerKey: "tradewind.awaited withdrawal" },
		() => realtime.getSnapshot().context.now(),
		store,
	);

/** The withdrawal of this customer that had no answer when the tab was reloaded or the session ended (docs/assumptions.md, A-140). */
export const readUnanswered = (
	app: Pick<App, "realtime">,
	customerId: number,
	store?: Store,
): SentWithdrawal | undefined =>
	savedIn(app, store).read((found) => (found.owner === customerId ? checked(found) : undefined));

/** Saves the withdrawal in flight until it is answered. The number of a bank account is not written to the device. */
export const saveUnanswered = (
	app: Pick<App, "realtime">,
	customerId: number,
	actor: Sender,
	store?: Store,
): ReturnType<UnansweredOrder["save"]> =>
	savedIn(app, store).save(actor, (sent: SentWithdrawal) => ({ owner: customerId, ...written(sent) }));

const written = ({ order, currencyCode, target, knownRecords }: SentWithdrawal): Saved => {
	const isCrypto = order.kind === "crypto";
	return {
		kind: order.kind,
		currencyId: order.currencyId,
		amount: toText(order.amount),
		currencyCode,
		target: isCrypto ? target : "",
		known: isCrypto ? knownRecords?.map(writtenRecord) : undefined,
	};
};

const writtenRecord = ({ createdAt, currencyCode, amount, target }: WithdrawalRecord): Saved => ({
	createdAt,
	currencyCode,
	amount: toText(amount),
	target,
});

const checked = (found: Saved): SentWithdrawal | undefined => {
	const { kind, currencyId, currencyCode, target, known } = found;
	const amount = readDecimal(found.amount);
	if ((kind !== "crypto" && kind !== "bank") || !amount || typeof currencyId !== "number") return undefined;
	if (typeof currencyCode !== "string" || typeof target !== "string") return undefined;
	return {
		order: {
			kind,
			currencyId,
			amount: money(amount),
			target: { is: "address", address: target },
			remark: "",
		},
		currencyCode,
		target,
		knownRecords: Array.isArray(known) ? known.flatMap(checkedRecord) : undefined,
	};
};

/** The part of a record that identifies it. */
const checkedRecord = (found: unknown): readonly WithdrawalRecord[] => {
	if (!isRecord(found)) return [];
	const { createdAt, currencyCode, target } = found;
	const amount = readDecimal(found.amount);
	if (!amount || typeof createdAt !== "string" || typeof currencyCode !== "string") return [];
	return [
		{
			kind: "crypto",
			amount: money(amount),
			received: undefined,
			currencyCode,
			fee: undefined,
			statusText: "",
			createdAt,
			target: typeof target === "string" ? target : "",
			businessId: undefined,
			notes: "",
		},
	];
};
