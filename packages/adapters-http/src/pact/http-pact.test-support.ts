import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PactV4 } from "@pact-foundation/pact";
import { carriesTime, codes } from "@tradewind/contracts";
import {
	exactly,
	examplePicture,
	fromState,
	integerLike,
	like,
	matchersOf,
	someText,
	textLike,
	toPactText,
} from "@tradewind/contracts/pact";
import {
	exampleInvalidSession,
	exampleRefusal,
	exampleTime,
	exampleToken,
	type Interaction,
} from "./consumer-test.ts";

/** Any whole number except 1 and 999. */
const refusalCode = "^(-[0-9]+|0|[2-9]|[1-9][0-9]|[1-8][0-9]{2}|9[0-8][0-9]|99[0-8]|[1-9][0-9]{3,})$";

export const titleOf = ({ call, when, answer }: Interaction): string =>
	`${call.id}${when === undefined ? "" : ` ${when}`}: ${answer}`;

type RequestBuilder = Parameters<
	NonNullable<Parameters<ReturnType<PactV4["addInteraction"]>["withRequest"]>[2]>
>[0];

/** Collects interactions in a pact; `run` receives the address of a server that answers by the pact. */
export const createHttpPact = (consumer: string, provider: string) => {
	const dir = mkdtempSync(join(tmpdir(), "tradewind-pact-"));
	const pact = new PactV4({ dir, consumer, provider, logLevel: "error" });
	return {
		addInteraction: async (
			interaction: Interaction,
			run: (baseUrl: string) => Promise<void>,
		): Promise<void> => {
			const { call, given } = interaction;
			await pact
				.addInteraction()
				.given(given.name, { ...given.params })
				.uponReceiving(titleOf(interaction))
				.withRequest(call.method, call.path, (request) => describeRequest(interaction, request))
				.willRespondWith(200, (response) => response.jsonBody(replyTo(interaction)))
				.executeTest(({ url }) => run(url));
		},
		/** Returns the pact of this run and deletes its folder. */
		finish: (): string => {
			const written = readFileSync(join(dir, `${consumer}-${provider}.json`), "utf8");
			rmSync(dir, { recursive: true });
			return toPactText(written);
		},
	};
};

const describeRequest = (interaction: Interaction, request: RequestBuilder): void => {
	const { call, input = call.example.input, fromState: values = {} } = interaction;
	request.headers({
		lang: "en",
		...(call.access === "session" && { authorization: fromState("token", exampleToken) }),
	});
	const fields = Object.entries(input).map(([key, value]) => {
		const state = values[key];
		return [key, state === undefined ? value : fromState(state, value)] as const;
	});
	request.query({
		...(carriesTime(call) && { t: textLike("^[0-9]{13}$", String(exampleTime)) }),
		...(call.sends === "query" && Object.fromEntries(fields)),
	});
	if (call.sends === "form") describeForm(input, request);
	if (call.sends === "file") describeFile(request);
};

/** The boundary is the client's choice; the file must arrive as it is. */
const describeFile = (request: RequestBuilder): void => {
	const { name, mediaType, base64 } = examplePicture;
	const boundary = "a-boundary";
	const type = `multipart/form-data; boundary=${boundary}`;
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mediaType}\r\n\r\n`;
	request
		.headers({ "content-type": textLike("^multipart/form-data; ?boundary=.+$", type) })
		.body(
			type,
			Buffer.concat([
				Buffer.from(head),
				Buffer.from(base64, "base64"),
				Buffer.from(`\r\n--${boundary}--\r\n`),
			]),
		)
		.matchingRules({
			body: [{ path: "$.file", rules: [{ "pact:matcher:type": "equality" }] }],
		});
};

/** Replaces Pact's rule for the whole body, which does not support forms, by the rules of the fields. */
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

const replyTo = ({ call, answer }: Interaction): unknown => {
	if (answer === "invalid session")
		return { code: exactly(codes.invalidSession), msg: like(exampleInvalidSession) };
	if (answer === "refusal") {
		const { code, message } = exampleRefusal;
		return { code: integerLike(refusalCode, code), msg: someText(message) };
	}
	const data = matchersOf(call.reply, call.example.reply);
	return call.replies === "plain" ? data : { code: exactly(codes.success), msg: like("ok"), data };
};
