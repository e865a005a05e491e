import { session } from "@tradewind/contracts";
import type { CommandError, QueryError } from "@tradewind/domain/request";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Effect, type Layer } from "effect";
import { type HttpLayerOptions, httpLayer } from "../http-layer.ts";
import { type Exchange, exampleRefusal, exampleTime, exampleToken } from "./http-pact.test-support.ts";

/** What the domain got, with errors as plain data: Vitest does not compare all that an error carries. */
type Outcome = { readonly value: unknown } | { readonly error: object };

/** An exchange, how the domain brings it about, and what the domain then gets. */
export interface Consumption extends Exchange {
	readonly does: (options: HttpLayerOptions) => Promise<Outcome>;
	readonly gives: Outcome;
}

type Ports = Layer.Success<ReturnType<typeof httpLayer>>;

export const outcomeOf = (effect: Effect.Effect<unknown, QueryError | CommandError>): Promise<Outcome> =>
	Effect.runPromise(
		Effect.match(effect, {
			onSuccess: (value): Outcome => ({ value }),
			onFailure: (error): Outcome => ({ error: { ...error, message: error.message } }),
		}),
	);

/** Runs what needs the ports of the domain over the real adapter. */
export const overHttp =
	(effect: Effect.Effect<unknown, QueryError | CommandError, Ports>): Consumption["does"] =>
	(options) =>
		outcomeOf(Effect.provide(effect, httpLayer(options)));

export const refused: Outcome = { error: { _tag: "Refused", ...exampleRefusal } };

/** A signed-in customer's device, at a fixed time. */
export const optionsAt = (baseUrl: string, isSignedIn: boolean): HttpLayerOptions => ({
	baseUrl,
	language: () => "en",
	token: () => (isSignedIn ? token(exampleToken) : undefined),
	clock: () => exampleTime,
	isOnline: () => true,
	onSessionInvalid: () => {},
	deviceClock: () => ({ wall: instant(exampleTime), elapsed: 5000 }),
	device: () => {
		const { device_system, device_version, device_id } = session.loginForU.example.input;
		return { system: device_system, version: device_version, id: device_id };
	},
});
