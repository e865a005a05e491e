import type { microTicketMachine } from "@tradewind/domain/micro";
import { translateTypedDecimal } from "@tradewind/domain/money";
import { languageOf } from "@tradewind/domain/site";
import type { ActorRefFrom } from "xstate";
import { keepDraft, storedDraft } from "../../../kept/drafts.ts";
import type { App } from "../../../state/app.ts";

type TicketActor = ActorRefFrom<typeof microTicketMachine>;

/**
 * Fills in what was typed before a reload, once the offer is known: the first offer sets the defaults. Keeps what is typed
 * from then on.
 */
export const fillIn = (app: Pick<App, "session">, ticket: TicketActor): void => {
	const draft = storedDraft(app, "micro ticket");
	const offer = ticket.subscribe(({ context: { facts, form } }) => {
		if (!facts.settings) return;
		offer.unsubscribe();
		const typedIn = languageOf(typeof draft?.language === "string" ? draft.language : undefined);
		const isOffered = facts.settings.options.some(({ id }) => id === draft?.option);
		if (isOffered && typeof draft?.option === "number" && draft.option !== form.option)
			ticket.send({ type: "change", change: { is: "option", id: draft.option } });
		if (typedIn && typeof draft?.amount === "string") {
			const text = translateTypedDecimal(draft.amount, typedIn.code, facts.language);
			ticket.send({ type: "change", change: { is: "amount", text } });
		}
		keepDraft(app, "micro ticket", () => draftOf(ticket), { ofSession: true });
	});
};

const draftOf = (ticket: TicketActor) => {
	const { form, facts } = ticket.getSnapshot().context;
	return { ...form, language: facts.language };
};
