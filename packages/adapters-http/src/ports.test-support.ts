import { type Call, calls } from "@tradewind/contracts";
import { instant } from "@tradewind/domain/time";
import { Effect } from "effect";
import { enveloped, startHttp } from "./http/fake-platform.test-support.ts";
import { createHttp } from "./http/http.ts";
import type { AdapterOptions } from "./http/http-options.ts";
import { type HttpPorts, httpPorts } from "./nouns.ts";

/** The ports over a platform that answers each call with its example, and `call` with `reply`. */
export const startPorts = (call?: Call, reply?: unknown) => {
	const { options, requests } = startHttp(({ url }) => {
		const requested = calls.find(({ path }) => path === new URL(url).pathname);
		return enveloped(1, requested === call ? reply : requested?.example.reply);
	});
	const leftOut: string[] = [];
	const adapterOptions: AdapterOptions = {
		...options,
		onRowLeftOut: (id, { place }) => leftOut.push(`${id} ${place}`),
		deviceClock: () => ({ wall: instant(1_767_225_600_000), elapsed: 5000 }),
		device: () => ({ system: "Android", version: "15", id: "a-device" }),
	};
	const ports = httpPorts(createHttp(adapterOptions), adapterOptions);
	return {
		/** The rows that were left out: the id of the call and the place. */
		leftOut,
		run: <A, E>(effect: Effect.Effect<A, E, HttpPorts>) => Effect.runPromise(Effect.provide(effect, ports)),
		requestedPaths: () => requests.map(({ url }) => new URL(url).pathname),
		/** The value of a field in the form or the query of the last request. */
		sent: async (field: string) => {
			const request = requests.at(-1);
			const form = new URLSearchParams(await request?.clone().text());
			return form.get(field) ?? new URL(request?.url ?? "").searchParams.get(field);
		},
	};
};
