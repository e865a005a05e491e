import type { HttpPorts } from "@tradewind/adapters-http";
import type { Effect, Result } from "effect";
import type { NonReducibleUnknown, PromiseActorLogic } from "xstate";

/** The ports of the domain that a request may use: those of the HTTP layer. The one file outside start/ that names an adapter. */
export type Ports = HttpPorts;

/**
 * Makes a promise actor of an effect over the ports. Typed failures arrive in `onDone` as a failed Result. Leaving the state
 * that invokes the actor interrupts the effect.
 */
export type RequestActor = <A, E, Input = NonReducibleUnknown>(
	run: (input: Input) => Effect.Effect<A, E, Ports>,
) => PromiseActorLogic<Result.Result<A, E>, Input>;
