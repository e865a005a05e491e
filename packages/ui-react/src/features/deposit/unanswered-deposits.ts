import type {
	BankDepositCommand,
	SentBankDeposit,
	SentCryptoDeposit,
	SentWireDeposit,
} from "@tradewind/domain/deposit";
import { type Money, money, toText } from "@tradewind/domain/money";
import type { SignedIn } from "@tradewind/domain/session";
import { readDecimal, type UnansweredOrder, unansweredOrder } from "../../kept/unanswered-order.ts";
import type { App } from "../../state/app.ts";
import type { Observed } from "../../state/subscribe.ts";

type Saved = Readonly<Record<string, unknown>>;
type Store = Parameters<typeof unansweredOrder>[2];

interface Form<Sent> {
	readonly write: (sent: Sent) => Saved;
	readonly read: (found: Saved) => Sent | undefined;
}

interface DepositActor<Sent>
	extends Observed<{
		readonly context: { readonly sent: Sent | undefined };
		readonly matches: (state: "accepted" | "not carried out") => boolean;
	}> {
	readonly send: (event: { readonly type: "resume"; readonly sent: Sent }) => void;
}

/**
 * Looks up the command of this customer that had no answer when the page was reloaded, and saves the next one until it is
 * answered (docs/assumptions.md, A-140). Only what identifies it in the records is saved, no address of a picture: it is never
 * sent again. Call it right after the start of `actor`.
 */
export const resumeUnanswered = <Sent>(
	{ app, signedIn, name }: { readonly app: App; readonly signedIn: SignedIn; readonly name: string },
	actor: DepositActor<Sent>,
	{ write, read }: Form<Sent>,
	store?: Store,
): ReturnType<UnansweredOrder["save"]> => {
	const customerId = signedIn.customer.id;
	const now = () => app.realtime.getSnapshot().context.now();
	const command = unansweredOrder({ name: `deposit.${name}` }, now, store);
	const sent = command.read((found) => (found.owner === customerId ? read(found) : undefined));
	if (sent) actor.send({ type: "resume", sent });
	return command.save(actor, (next: Sent) => ({ owner: customerId, ...write(next) }));
};

const moneyIn = (text: unknown): Money | undefined => {
	const amount = readDecimal(text);
	return amount && money(amount);
};
const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

export const cryptoForm: Form<SentCryptoDeposit> = {
	write: ({ order, currency, lastRecordId }) => ({
		channelId: order.channelId,
		amount: toText(order.amount),
		currency,
		lastRecordId,
	}),
	read: ({ channelId, amount: text, currency, lastRecordId }) => {
		const amount = moneyIn(text);
		return typeof channelId === "number" && amount && typeof currency === "string"
			? {
					order: { channelId, amount, address: "", proof: "" },
					currency,
					lastRecordId: numberIn(lastRecordId),
				}
			: undefined;
	},
};

export const wireForm: Form<SentWireDeposit> = {
	write: ({ order, lastRecordId }) => ({
		optionId: order.optionId,
		amount: toText(order.amount),
		lastRecordId,
	}),
	read: ({ optionId, amount: text, lastRecordId }) => {
		const amount = moneyIn(text);
		return typeof optionId === "number" && amount
			? { order: { optionId, amount, proof: "" }, lastRecordId: numberIn(lastRecordId) }
			: undefined;
	},
};

export const bankForm: Form<SentBankDeposit> = {
	write: ({ command, lastRecordId }) =>
		command.is === "create"
			? {
					is: command.is,
					optionId: command.order.optionId,
					amount: toText(command.order.amount),
					lastRecordId,
				}
			: { is: command.is, depositId: command.depositId, lastRecordId },
	read: (found) => {
		const command = bankCommandIn(found);
		return command && { command, lastRecordId: numberIn(found.lastRecordId) };
	},
};

const bankCommandIn = ({ is, optionId, depositId, amount: text }: Saved): BankDepositCommand | undefined => {
	const amount = moneyIn(text);
	if (is === "create" && typeof optionId === "number" && amount) return { is, order: { optionId, amount } };
	if (typeof depositId !== "number") return undefined;
	if (is === "cancel") return { is, depositId };
	return is === "upload proof" ? { is, depositId, proof: "" } : undefined;
};
