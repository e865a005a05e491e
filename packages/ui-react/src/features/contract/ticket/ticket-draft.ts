import {
	keepForm,
	type orderTicketMachine,
	type TicketForm,
	translateForm,
} from "@tradewind/domain/contract";
import { languageOf } from "@tradewind/domain/site";
import type { ActorRefFrom } from "xstate";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import type { App } from "../../../state/app.ts";

type TicketActor = ActorRefFrom<typeof orderTicketMachine>;

/** Fills in what was typed for the same instrument before a reload, and keeps what is typed from now on. */
export const fillIn = (app: Pick<App, "session">, ticket: TicketActor): void => {
	const { instrument, language } = ticket.getSnapshot().context;
	const draft = storedDraft(app, "contract ticket");
	const typedIn = languageOf(text(draft?.language));
	if (draft && typedIn && draft.instrument === instrument.code)
		fill(ticket, keepForm(translateForm(formOf(draft), typedIn.code, language), instrument));
	keepDraft(app, "contract ticket", () => {
		const { form, instrument, language, customerId } = ticket.getSnapshot().context;
		const isOfEndedSession = customerId !== undefined && !app.session.getSnapshot().context.signedIn;
		return isOfEndedSession ? undefined : { ...form, instrument: instrument.code, language };
	});
};

export const fill = (ticket: TicketActor, form: TicketForm): void => {
	const { kind, quantity, targetPrice, multiple, stopLossOn, stopLoss, takeProfitOn, takeProfit } = form;
	ticket.send({ type: "change", field: "kind", value: kind });
	ticket.send({ type: "change", field: "quantity", value: quantity });
	ticket.send({ type: "change", field: "targetPrice", value: targetPrice });
	ticket.send({ type: "change", field: "multiple", value: multiple });
	ticket.send({ type: "change", field: "stopLossOn", value: stopLossOn });
	ticket.send({ type: "change", field: "stopLoss", value: stopLoss });
	ticket.send({ type: "change", field: "takeProfitOn", value: takeProfitOn });
	ticket.send({ type: "change", field: "takeProfit", value: takeProfit });
};

const formOf = (draft: Readonly<Record<string, unknown>>): TicketForm => ({
	kind: draft.kind === "pending" ? "pending" : "market",
	quantity: text(draft.quantity) ?? "",
	targetPrice: text(draft.targetPrice) ?? "",
	multiple: text(draft.multiple) ?? "",
	stopLossOn: draft.stopLossOn === true,
	stopLoss: text(draft.stopLoss) ?? "",
	takeProfitOn: draft.takeProfitOn === true,
	takeProfit: text(draft.takeProfit) ?? "",
});

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
