import { providerStates } from "@tradewind/contracts/pact";
import { Schema } from "effect";
import type { StateHandlers } from "../provider-states/state-customer.ts";

const readValues = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown));

/** Provider states that a platform sets up itself, requested as Pact's verifier does. */
export const statesAt = (url: string): StateHandlers =>
	Object.fromEntries(
		Object.values(providerStates).map(({ name }) => [
			name,
			async (params) => {
				const response = await fetch(url, {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify({ action: "setup", state: name, params }),
				});
				if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
				const text = await response.text();
				const values = readValues(text === "" ? {} : JSON.parse(text));
				return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
			},
		]),
	);
