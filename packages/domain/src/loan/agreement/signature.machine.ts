import { assign, emit, not, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../../request/request.actor.ts";
import {
	emptySignature,
	isSignature,
	isSignaturePicture,
	type NotRendered,
	reduceSignature,
	type SignatureChange,
	type SignatureForm,
	type Stroke,
} from "./signature.ts";

export interface SignatureContext {
	readonly form: SignatureForm;
	/** 'sign' was pressed before enough was drawn: the UI prompts to sign (Spec 2 §5). */
	readonly isPrompted: boolean;
	/** Image of the current strokes; `undefined` before signing and after clearing. */
	readonly picture: string | undefined;
	/** Why the image could not be rendered; `undefined` in 'not rendered' means a defect. */
	readonly error: NotRendered | undefined;
}

export type SignatureEvent =
	| { readonly type: "draw"; readonly change: SignatureChange }
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
 * The signature pad (Spec 2 §2, §5). Strokes are stored relative to the pad's size, so rotating the phone does not
 * change them. An empty pad or dots alone are not a signature; 'sign' then prompts the customer. 'sign' renders the
 * strokes once and emits the image; drawing is blocked meanwhile. A failed rendering keeps the strokes and can be
 * retried. A signed pad can emit the same image again. It accepts no further strokes until it is cleared.
 */
export const signatureMachine = setup({
	types: {} as { context: SignatureContext; events: SignatureEvent; emitted: Signed; tags: "busy" },
	actors: { render: requestActor<string, NotRendered, readonly Stroke[]>() },
	guards: {
		"is drawn": ({ context }) => context.form.strokes.length > 0,
		"is a signature": ({ context }) => isSignature(context.form),
		"is not a picture": (_, text: string) => !isSignaturePicture(text),
	},
	actions: {
		draw: assign(({ context }, change: SignatureChange) => ({
			form: reduceSignature(context.form, change),
			isPrompted: false,
			error: undefined,
		})),
		clear: assign(unsigned),
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
			always: { guard: "is drawn", target: "drawn" },
			on: {
				draw: { actions: { type: "draw", params: ({ event }) => event.change } },
				sign: { actions: "prompt to sign" },
				clear: { actions: "clear" },
			},
		},
		drawn: {
			always: { guard: not("is drawn"), target: "empty" },
			on: {
				draw: { actions: { type: "draw", params: ({ event }) => event.change } },
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
				input: ({ context }) => context.form.strokes,
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
				draw: {
					target: "drawn",
					actions: { type: "draw", params: ({ event }) => event.change },
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
