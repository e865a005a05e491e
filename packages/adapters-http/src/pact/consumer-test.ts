import { type Call, codes, session } from "@tradewind/contracts";
import { listHasRow, type ProviderState, providerStates, type StateValue } from "@tradewind/contracts/pact";
import type { CommandError, QueryError } from "@tradewind/domain/request";
import { token } from "@tradewind/domain/session";
import { instant } from "@tradewind/domain/time";
import { Effect } from "effect";
import { createHttp } from "../http/http.ts";
import type { AdapterOptions } from "../http/http-options.ts";
import { type HttpPorts, httpPorts } from "../nouns.ts";

/** One request with its reply, as the consumer needs it. */
export interface Interaction {
	readonly call: Call;
	readonly given: ProviderState;
	/** Instead of the input of the call's example. */
	readonly input?: Readonly<Record<string, string>>;
	/** Inputs whose real value depends on the provider state. */
	readonly fromState?: Readonly<Record<string, StateValue>>;
	readonly answer: "success" | "refusal" | "invalid session";
	/** Distinguishes two interactions of one call with the same answer. */
	readonly when?: string;
}

/** The result of a request, with errors as plain data: Vitest does not compare every field of an error. */
type Outcome = { readonly value: unknown } | { readonly error: object };

/** An interaction, the request of the domain that makes it, and the result that the domain expects. */
export interface ConsumerTest extends Interaction {
	readonly run: (options: AdapterOptions) => Promise<Outcome>;
	readonly expected: Outcome;
}

type Request = Effect.Effect<unknown, QueryError | CommandError, HttpPorts>;
type Details = Partial<Pick<Interaction, "given" | "input" | "fromState" | "when">>;

/**
 * The call succeeds and the domain gets `value`. Without `given` a list has a row, a call that needs a session has a
 * signed-in customer, and for any other call the platform is open.
 */
export const consumes = (
	call: Call,
	request: Request,
	value: unknown,
	details: Details = {},
): ConsumerTest => ({
	call,
	given: isList(call) ? listHasRow(call, details.input) : usualState(call),
	...details,
	answer: "success",
	run: overHttp(request),
	expected: { value },
});

/** The platform refuses the call, and the domain gets its message. */
export const refuses = (call: Call, request: Request, details: Details): ConsumerTest => ({
	call,
	given: usualState(call),
	...details,
	answer: "refusal",
	run: overHttp(request),
	expected: { error: { _tag: "Refused", ...exampleRefusal } },
});

/** The platform refuses the token of the call. */
export const refusesToken = ({
	given: _,
	fromState: __,
	when: ___,
	...test
}: ConsumerTest): ConsumerTest => ({
	...test,
	given: providerStates.expired,
	answer: "invalid session",
	expected: { error: { _tag: "SessionInvalid", message: exampleInvalidSession } },
});

const isList = ({ example: { reply } }: Call): boolean =>
	typeof reply === "object" && reply !== null && "total" in reply;

const usualState = ({ access }: Call): ProviderState =>
	access === "session" ? providerStates.signedIn : providerStates.open;

/** Runs a request of the domain over the real adapter. */
const overHttp =
	(request: Request): ConsumerTest["run"] =>
	(options) =>
		outcomeOf(Effect.provide(request, httpPorts(createHttp(options), options)));

export const outcomeOf = (effect: Effect.Effect<unknown, QueryError | CommandError>): Promise<Outcome> =>
	Effect.runPromise(
		Effect.match(effect, {
			onSuccess: (value): Outcome => ({ value }),
			onFailure: (error): Outcome => ({ error: { ...error, message: error.message } }),
		}),
	);

/** The domain's reading of the example reply of a list: one row. */
export const onePage = (row: unknown) => ({ rows: [row], total: 1, extra: undefined });

export const exampleToken = "a-token";
export const exampleRefusal = { code: codes.refused, message: "The market is closed" };
export const exampleInvalidSession = "Log in again";
export const exampleTime = 1_767_225_600_000;

/** A signed-in customer's device, at a fixed time. */
export const optionsAt = (baseUrl: string, isSignedIn: boolean): AdapterOptions => ({
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
