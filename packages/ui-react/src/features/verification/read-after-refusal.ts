import type { CommandError } from "@tradewind/domain/request";
import { afterChange, type Observed } from "../../state/subscribe.ts";

interface Form extends Observed<{ readonly context: { readonly refusal: CommandError | undefined } }> {
	readonly send: (event: { readonly type: "refresh" }) => void;
}

/**
 * Reads the review again when the platform refuses a submission: it may have arrived before, from another tab, or twice, since
 * browsers repeat a request whose connection breaks.
 */
export const readAfterRefusal = (actor: Form): void => {
	afterChange(
		actor,
		({ context }) => context.refusal,
		(refusal) => {
			if (refusal?._tag === "Refused") actor.send({ type: "refresh" });
		},
	);
};
