import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Verifier } from "@pact-foundation/pact";
import type { StateHandlers, StateValues } from "./state-handlers.test-support.ts";

/** The pact between a consumer and a provider, as it is committed. */
export const committedPact = (consumer: string, provider: string): string =>
	fileURLToPath(new URL(`../../../../contracts/pacts/${consumer}-${provider}.json`, import.meta.url));

/** The descriptions of what a pact demands. */
export const interactionsOf = (pactFile: string): readonly string[] => {
	const { interactions }: { readonly interactions: readonly Described[] } = JSON.parse(
		readFileSync(pactFile, "utf8"),
	);
	return interactions.map(({ description }) => description).sort();
};

interface Verification {
	readonly pactFile: string;
	readonly states: StateHandlers;
	/** Where the provider is; not needed for messages. */
	readonly baseUrl?: string;
	/** By description; gets what the provider state gave. */
	readonly messages?: Readonly<Record<string, (values: StateValues) => Promise<unknown>>>;
}

/**
 * Replays a pact against its provider and gives back the interactions that it kept. Rejects with what was expected and
 * what came when it breaks one, and when a provider state cannot be reached: the verifier itself lets that pass.
 */
export const verifyPact = async ({
	pactFile,
	states,
	baseUrl,
	messages = {},
}: Verification): Promise<readonly string[]> => {
	const unreached: string[] = [];
	let values: StateValues = {};
	const reach = (name: string) => async (params: unknown) => {
		try {
			values = (await states[name]?.(paramsOf(params))) ?? {};
			return { ...values };
		} catch (error) {
			unreached.push(`"${name}": ${messageOf(error)}`);
			return {};
		}
	};
	const verifier = new Verifier({
		pactUrls: [pactFile],
		logLevel: "error",
		...(baseUrl !== undefined && { providerBaseUrl: baseUrl }),
		requestFilter: keepForms,
		stateHandlers: Object.fromEntries(Object.keys(states).map((name) => [name, reach(name)])),
		messageProviders: Object.fromEntries(
			Object.entries(messages).map(([title, produce]) => [title, () => produce(values)]),
		),
	});
	const report = await verifier.verifyProvider().catch(messageOf);
	if (unreached.length > 0) throw new Error(`Provider states not reached: ${unreached.join("; ")}`);
	return kept(report);
};

interface FormRequest {
	readonly is: (type: string) => unknown;
	body: Record<string, string> | Buffer;
}

/** The verifier's proxy has parsed a form and would pass it on as JSON. */
const keepForms = (request: FormRequest, _response: unknown, next: () => void): void => {
	if (request.is("application/x-www-form-urlencoded") && !Buffer.isBuffer(request.body)) {
		request.body = Buffer.from(new URLSearchParams(request.body).toString());
	}
	next();
};

const paramsOf = (params: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The verifier's own report: what it found, or an error of the verifier itself. */
const kept = (text: string): readonly string[] => {
	if (!text.startsWith("{")) throw new Error(text);
	const { errors, interactionResults, result }: Report = JSON.parse(text);
	if (!result) throw new Error(errors.map(lineOf).join("\n"));
	return interactionResults.map(({ description }) => description).sort();
};

const lineOf = ({ interaction, mismatch }: Report["errors"][number]): string =>
	[
		interaction,
		...(mismatch.mismatches ?? [mismatch]).map((each) => `    ${each.path ?? ""} ${each.mismatch}`),
	].join("\n");

interface Described {
	readonly description: string;
}

interface Report {
	readonly result: boolean;
	readonly errors: readonly {
		readonly interaction: string;
		readonly mismatch: Mismatch & { readonly mismatches?: readonly Mismatch[] };
	}[];
	readonly interactionResults: readonly Described[];
}

interface Mismatch {
	readonly path?: string;
	readonly mismatch?: string;
}
