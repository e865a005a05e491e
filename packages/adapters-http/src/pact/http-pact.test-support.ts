import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PactV4 } from "@pact-foundation/pact";
import { type Call, codes } from "@tradewind/contracts";
import {
	exactly,
	fromState,
	integerLike,
	like,
	matchersOf,
	type ProviderState,
	type StateValue,
	someText,
	textLike,
	toPactText,
} from "@tradewind/contracts/pact";

/** One request with its reply, as the consumer needs it. */
export interface Exchange {
	readonly call: Call;
	readonly given: ProviderState;
	/** Instead of the input of the call's example. */
	readonly input?: Readonly<Record<string, string>>;
	/** Inputs whose real value only the provider state knows. */
	readonly fromState?: Readonly<Record<string, StateValue>>;
	readonly answer: "success" | "refusal" | "invalid session";
	/** Tells two exchanges of one call with the same answer apart. */
	readonly when?: string;
}

export const exampleToken = "a-token";
export const exampleRefusal = { code: codes.refused, message: "The market is closed" };
export const exampleTime = 1_767_225_600_000;

/** Any whole number but 1 and 999. */
const refusalCode = "^(-[0-9]+|0|[2-9]|[1-9][0-9]|[1-8][0-9]{2}|9[0-8][0-9]|99[0-8]|[1-9][0-9]{3,})$";

export const titleOf = ({ call, when, answer }: Exchange): string =>
	`${call.id}${when === undefined ? "" : ` ${when}`}: ${answer}`;

type RequestBuilder = Parameters<
	NonNullable<Parameters<ReturnType<PactV4["addInteraction"]>["withRequest"]>[2]>
>[0];

/** Collects exchanges in a pact with the platform; `run` gets the address of a server that answers as the pact says. */
export const createHttpPact = (consumer: string, provider: string) => {
	const dir = mkdtempSync(join(tmpdir(), "tradewind-pact-"));
	const pact = new PactV4({ dir, consumer, provider, logLevel: "error" });
	return {
		exchange: async (exchange: Exchange, run: (baseUrl: string) => Promise<void>): Promise<void> => {
			const { call, given } = exchange;
			await pact
				.addInteraction()
				.given(given.name, { ...given.params })
				.uponReceiving(titleOf(exchange))
				.withRequest(call.method, call.path, (request) => describeRequest(exchange, request))
				.willRespondWith(200, (response) => response.jsonBody(replyTo(exchange)))
				.executeTest(({ url }) => run(url));
		},
		/** What this run's pact says; the pact itself is gone then. */
		finish: (): string => {
			const written = readFileSync(join(dir, `${consumer}-${provider}.json`), "utf8");
			rmSync(dir, { recursive: true });
			return toPactText(written);
		},
	};
};

const describeRequest = (exchange: Exchange, request: RequestBuilder): void => {
	const { call, input = call.example.input, fromState: values = {} } = exchange;
	request.headers({
		lang: "en",
		...(call.access === "session" && { authorization: fromState("token", exampleToken) }),
	});
	const fields = Object.entries(input).map(([key, value]) => {
		const state = values[key];
		return [key, state === undefined ? value : fromState(state, value)] as const;
	});
	request.query({
		...(call.method === "GET" && { t: textLike("^[0-9]{13}$", String(exampleTime)) }),
		...(call.sends === "query" && Object.fromEntries(fields)),
	});
	if (call.sends === "form") describeForm(input, request);
};

/** The rule of each field stands in for the one that Pact puts on the whole body, which knows no forms. */
const describeForm = (input: Readonly<Record<string, string>>, request: RequestBuilder): void => {
	const type = "application/x-www-form-urlencoded";
	request
		.headers({ "content-type": textLike(`^${type}(;.*)?$`, type) })
		.body(type, Buffer.from(new URLSearchParams(input).toString()))
		.matchingRules({
			body: Object.keys(input).map((field) => ({
				path: `$.${field}`,
				rules: [{ "pact:matcher:type": "equality" }],
			})),
		});
};

const replyTo = ({ call, answer }: Exchange): unknown => {
	if (answer === "invalid session") return { code: exactly(codes.invalidSession), msg: like("Log in again") };
	if (answer === "refusal") {
		const { code, message } = exampleRefusal;
		return { code: integerLike(refusalCode, code), msg: someText(message) };
	}
	const data = matchersOf(call.reply, call.example.reply);
	return call.replies === "plain" ? data : { code: exactly(codes.success), msg: like("ok"), data };
};
