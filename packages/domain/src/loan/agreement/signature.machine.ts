import { assign, emit, not, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import {
	emptySignature,
	inkOf,
	isEmptySignature,
	isSignature,
	isSignaturePicture,
	type NotRendered,
	reduceSignature,
	type SignatureChange,
	type SignatureForm,
	type SignatureInk,
} from "./signature.ts";

export interface SignatureContext {
	readonly form: SignatureForm;
	/** 'sign' was pressed before enough was drawn: the UI prompts to sign (Spec 2 §5). */
	readonly isPrompted: boolean;
	/** Image of the current signature; `undefined` before signing and after clearing. */
	readonly picture: string | undefined;
	/** Why the image could not be rendered; `undefined` in 'not rendered' means a defect. */
	readonly error: NotRendered | undefined;
}

export type SignatureEvent =
	| { readonly type: "change"; readonly change: SignatureChange }
	/** Clears the pad, also to sign again. */
	| { readonly type: "clear" }
	| { readonly type: "sign" };

/** Emitted on each 'sign' that produces an image, a `data:` address. */
export interface Signed {
	readonly type: "signed";
	readonly picture: string;
}

const unsigned: SignatureContext = {
	form: emptySignature,
	isPrompted: false,
	picture: undefined,
	error: undefined,
};

/**
 * The signature (Spec 2 §2, §5). Strokes are stored relative to the pad's size, so rotating the phone does not change them. A
 * customer who cannot draw types the name instead (docs/assumptions.md, A-382). An empty pad, dots alone and less than two
 * letters are not a signature; 'sign' then prompts the customer. 'sign' renders the signature once and emits the image; changes
 * are blocked meanwhile. A failed rendering keeps the signature and can be retried. A signed pad can emit the same image again.
 * It accepts no changes until it is cleared. Clearing keeps the method of signing.
 */
export const signatureMachine = setup({
	types: {} as { context: SignatureContext; events: SignatureEvent; emitted: Signed; tags: "busy" },
	actors: { render: requestActor<string, NotRendered, SignatureInk>() },
	guards: {
		"is empty": ({ context }) => isEmptySignature(context.form),
		"is a signature": ({ context }) => isSignature(context.form),
		"is not a picture": (_, text: string) => !isSignaturePicture(text),
	},
	actions: {
		change: assign(({ context }, change: SignatureChange) => ({
			form: reduceSignature(context.form, change),
			isPrompted: false,
			error: undefined,
		})),
		clear: assign(({ context: { form } }) => ({
			...unsigned,
			form: { ...emptySignature, way: form.way },
		})),
		"end the stroke": assign(({ context }) => ({
			form: reduceSignature(context.form, { is: "end" }),
			error: undefined,
		})),
		"prompt to sign": assign({ isPrompted: true }),
		"store the picture": assign((_, picture: string) => ({ picture })),
		"store the error": assign((_, error: NotRendered | undefined) => ({ error })),
		"emit signed": emit(({ context }) => ({
			type: "signed",
			picture: requireValue(context.picture),
		})),
	},
}).createMachine({
	id: "signature",
	context: unsigned,
	initial: "empty",
	states: {
		empty: {
			always: { guard: not("is empty"), target: "made" },
			on: {
				change: { actions: { type: "change", params: ({ event }) => event.change } },
				sign: { actions: "prompt to sign" },
				clear: { actions: "clear" },
			},
		},
		made: {
			always: { guard: "is empty", target: "empty" },
			on: {
				change: { actions: { type: "change", params: ({ event }) => event.change } },
				sign: [
					{ guard: "is a signature", target: "rendering", actions: "end the stroke" },
					{ actions: "prompt to sign" },
				],
				clear: { actions: "clear" },
			},
		},
		rendering: {
			tags: "busy",
			invoke: {
				id: "render",
				src: "render",
				input: ({ context }) => inkOf(context.form),
				onDone: [
					{
						guard: hasFailed,
						target: "not rendered",
						actions: { type: "store the error", params: failureOf },
					},
					{
						guard: { type: "is not a picture", params: (answered) => requireValue(answerOf(answered)) },
						target: "not rendered",
					},
					{
						target: "signed",
						actions: { type: "store the picture", params: (answered) => requireValue(answerOf(answered)) },
					},
				],
				onError: "not rendered",
			},
		},
		"not rendered": {
			on: {
				change: {
					target: "made",
					actions: { type: "change", params: ({ event }) => event.change },
				},
				sign: { target: "rendering", actions: "end the stroke" },
				clear: { target: "empty", actions: "clear" },
			},
		},
		signed: {
			entry: "emit signed",
			on: {
				sign: { target: "signed", reenter: true },
				clear: { target: "empty", actions: "clear" },
			},
		},
	},
});
