import type { CommandReply } from "@tradewind/domain/command";
import type { QueryError } from "@tradewind/domain/request";
import type { SignedIn } from "@tradewind/domain/session";
import { type Effect, Result } from "effect";
import type { App } from "../state/app.ts";
import { runRequest } from "../state/machines.ts";
import { type Ports, shownReading } from "../state/ports.ts";
import { showToast } from "../ui/toast/toasts.ts";
import { pageAddress } from "./kept-receipt-page.ts";
import type { Receipt } from "./receipt.ts";
import { receiptsOf } from "./receipts.ts";

/** A receipt as a feature describes it. */
export type CommandReceipt = Omit<Receipt, "at" | "message" | "page">;

interface CarriedOut<Sent> {
	readonly sent: Sent;
	readonly answer: CommandReply;
}

interface Sender<Sent> {
	readonly on: (
		event: "carried out",
		listener: (event: CarriedOut<Sent>) => void,
	) => { readonly unsubscribe: () => void };
	readonly send: (event: { readonly type: "acknowledge" }) => void;
}

export interface KeptReceipts<Sent> {
	/** The name of the form, with the id of its subject, if there is one form for each. */
	readonly name: string;
	/** The receipt of a command that was carried out; `undefined` if its page shows the outcome in another way. */
	readonly receipt: (sent: Sent) => CommandReceipt | undefined;
	/** Reads the number under which the platform lists the command; `undefined` if it reports none. */
	readonly readNumber?: (sent: Sent) => Effect.Effect<string | undefined, QueryError, Ports>;
}

/**
 * Keeps the receipt of each command that a form has sent, until the customer dismisses it, and empties the form: what was typed
 * does not remain behind the receipt (docs/assumptions.md, A-530). Returns the function that ends it.
 */
export const keepReceipts = <Sent>(
	app: App,
	signedIn: SignedIn,
	actor: Sender<Sent>,
	{ name, receipt: describe, readNumber }: KeptReceipts<Sent>,
): (() => void) => {
	const receipts = receiptsOf(app, signedIn);
	const done = actor.on("carried out", ({ sent, answer: { message } }) => {
		const described = describe(sent);
		if (described && app.session.getSnapshot().context.signedIn === signedIn) {
			const at = app.realtime.getSnapshot().context.now();
			const receipt = { ...described, at, page: pageAddress(), ...(message !== undefined && { message }) };
			receipts.put(name, receipt);
			// The customer has left the page of the form.
			if (message !== undefined && !receipts.isShown(name)) showToast("done", message);
			if (readNumber)
				void runRequest(app, readNumber(sent), shownReading).then((read) => {
					const number = Result.getOrUndefined(read);
					if (number !== undefined) receipts.addNumber(name, receipt, number);
				});
		}
		actor.send({ type: "acknowledge" });
	});
	return () => done.unsubscribe();
};
