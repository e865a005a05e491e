import { type SignatureInk, signatureMachine } from "@tradewind/domain/loan";
import { type ActorRefFrom, createActor } from "xstate";
import { currentWords } from "../../../i18n/words.ts";
import { keptPerSession } from "../../../state/keep.ts";
import { defineMachines } from "../../../state/machines.ts";
import { renderSignature } from "./render-signature.ts";

export type SignatureActor = ActorRefFrom<typeof signatureMachine>;

const machines = defineMachines((request) => ({
	signature: signatureMachine.provide({
		actors: {
			render: request(
				(signature: SignatureInk) => renderSignature(signature, currentWords().t("loan.sign.typedMark")),
				{ showErrorMessage: false },
			),
		},
	}),
}));

/** The signature of the customer: it outlives its screen, and a reload drops it. */
export const signatureOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).signature).start()),
);
