import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Verifier } from "@pact-foundation/pact";
import type { StateHandlers, StateValues } from "../provider-states/state-customer.ts";

/** The path of the committed pact between a consumer and a provider. */
export const committedPact = (consumer: string, provider: string): string =>
	fileURLToPath(new URL(`../../../../contracts/pacts/${consumer}-${provider}.json`, import.meta.url));

/** The descriptions of all interactions of a pact. */
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
	/** By description; gets the values of the provider state. */
	readonly messages?: Readonly<Record<string, (values: StateValues) => Promise<unknown>>>;
}

/**
 * Replays a pact against its provider and returns the verified interactions. Rejects with expected and actual values if
 * one fails, and if a provider state cannot be set up: the verifier itself ignores that.
 */
export const verifyPact = async ({
	pactFile,
	states,
	baseUrl,
	messages = {},
}: Verification): Promise<readonly string[]> => {
	const failedStates: string[] = [];
	let values: StateValues = {};
	const reach = (name: string) => async (params: unknown) => {
		try {
			values = (await states[name]?.(paramsOf(params))) ?? {};
			return { ...values };
		} catch (error) {
			failedStates.push(`"${name}": ${messageOf(error)}`);
			return {};
		}
	};
	const verifier = new Verifier({
		pactUrls: [pactFile],
		logLevel: "error",
		...(baseUrl !== undefined && { providerBaseUrl: baseUrl }),
		// A passkey is bound to the address of the platform, not to that of the verifier's proxy.
		changeOrigin: true,
		requestFilter: restoreForm,
		stateHandlers: Object.fromEntries(Object.keys(states).map((name) => [name, reach(name)])),
		messageProviders: Object.fromEntries(
			Object.entries(messages).map(([title, produce]) => [title, () => produce(values)]),
		),
	});
	const report = await verifier.verifyProvider().catch(messageOf);
	if (failedStates.length > 0) throw new Error(`Provider states not set up: ${failedStates.join("; ")}`);
	return verifiedIn(report, interactionsOf(pactFile));
};

interface FormRequest {
	readonly is: (type: string) => unknown;
	body: Record<string, string> | Buffer;
}

/** The verifier's proxy parses the form and would send it as JSON. */
const restoreForm = (request: FormRequest, _response: unknown, next: () => void): void => {
	if (request.is("application/x-www-form-urlencoded") && !Buffer.isBuffer(request.body)) {
		request.body = Buffer.from(new URLSearchParams(request.body).toString());
	}
	next();
};

const paramsOf = (params: unknown): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The verified interactions of the verifier's report, which may also be an error text. */
const verifiedIn = (text: string, all: readonly string[]): readonly string[] => {
	if (!text.startsWith("{")) throw new Error(text);
	const { errors, interactionResults, result }: Report = JSON.parse(text);
	if (!result) throw new Error([summaryOf(errors, all), ...errors.map(lineOf)].join("\n"));
	return interactionResults.map(({ description }) => description).sort();
};

/** How many interactions failed, and of which calls and pushes. */
const summaryOf = (errors: Report["errors"], all: readonly string[]): string => {
	const calls = new Map<string, number>();
	for (const { interaction } of errors) {
		const description = all.find((one) => interaction.endsWith(one)) ?? interaction;
		const call = /^[\w.]*/.exec(description)?.[0] ?? description;
		calls.set(call, (calls.get(call) ?? 0) + 1);
	}
	const failed = [...calls].map(([call, count]) => `${call} (${count})`);
	return `${errors.length} of ${all.length} interactions failed: ${failed.join(", ")}`;
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
