import { type SignatureInk, signatureMachine } from "@tradewind/domain/loan";
import { type ActorRefFrom, createActor } from "xstate";
import { currentWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../kept/keep.ts";
import { defineMachines } from "../../../state/machines.ts";
import { loanRequestOf } from "../request/request-actor.ts";
import { renderSignature } from "./render-signature.ts";

export type SignatureActor = ActorRefFrom<typeof signatureMachine>;

const machines = defineMachines(({ request }) => ({
	signature: signatureMachine.provide({
		actors: {
			render: request(
				(signature: SignatureInk) => renderSignature(signature, currentWords().t("loan.sign.typedMark")),
				{ showErrorMessage: false },
			),
		},
	}),
}));

/** The signature of the customer: it outlives its screen; a reload, and the loan that it has signed, drop it. */
export const signatureOf = keptPerSession((app, signedIn, ends) => {
	const actor = createActor(machines(app).signature).start();
	const end = loanRequestOf(app, signedIn).onCarriedOut(() => actor.send({ type: "clear" }));
	return ends(actor, [end]);
});
