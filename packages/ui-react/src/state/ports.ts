import type { HttpPorts } from "@tradewind/adapters-http";
import type { Effect, Result } from "effect";
import type { NonReducibleUnknown, PromiseActorLogic } from "xstate";

/** The ports that a request may use. The one file outside start/ that names an adapter. */
export type Ports = HttpPorts;

export interface RequestOptions {
	/** Whether a failure is shown as a toast; `false` if the caller shows it in place (Spec 1 §8). By default `true`. */
	readonly showErrorMessage?: boolean;
	/**
	 * Whether the platform's text on a command that succeeded is shown as a toast (Spec 2 §8); `false` if the caller shows it
	 * itself. By default `true`.
	 */
	readonly showSuccessMessage?: boolean;
	/** Whether the customer waits for the answer: after 300 ms a loading indicator is shown (Spec 1 §7). */
	readonly showsLoading?: boolean;
}

/** The options of a command whose screen shows its failure. */
export const shownCommand = { showErrorMessage: false, showsLoading: true } as const satisfies RequestOptions;

/** The options of a command whose screen shows its failure and the platform's text on its success. */
export const selfShownCommand = {
	...shownCommand,
	showSuccessMessage: false,
} as const satisfies RequestOptions;

/** The options of a reading whose screen shows its failure. */
export const shownReading = { showErrorMessage: false } as const satisfies RequestOptions;

/**
 * Makes a promise actor of an effect over the ports. Typed failures arrive in `onDone` as a failed Result. Leaving the state
 * that invokes the actor interrupts the effect.
 */
export type RequestActor = <A, E, Input = NonReducibleUnknown>(
	run: (input: Input) => Effect.Effect<A, E, Ports>,
	options?: RequestOptions,
) => PromiseActorLogic<Result.Result<A, E>, Input>;
