import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlatform } from "../platform.ts";
import type { StateHandlers } from "../provider-states/state-customer.ts";
import { createStateHandlers } from "../provider-states/state-handlers.ts";
import { committedPact, verifyPact } from "./verify-pact.test-support.ts";

const dir = mkdtempSync(join(tmpdir(), "tradewind-drift-"));
const httpPact = committedPact("tradewind-http", "tradewind-platform");
const framePact = committedPact("tradewind-ws", "tradewind-platform");

/** One interaction of a committed pact, with a change to its text. */
const pactWith = (
	pactFile: string,
	title: string,
	change: (text: string) => string = (text) => text,
): string => {
	const pact = JSON.parse(readFileSync(pactFile, "utf8"));
	const interactions = pact.interactions.filter(
		({ description }: { readonly description: string }) => description === title,
	);
	expect(interactions).toHaveLength(1);
	const file = join(dir, `${title.replaceAll(/\W/g, "-")}.json`);
	writeFileSync(file, change(JSON.stringify({ ...pact, interactions })));
	return file;
};

/** The mock platform on a port, with a change to its requests or answers. */
const serve = (
	change: (text: string) => string,
	{ changeUrl = (url) => url, ...init }: ResponseInit & { readonly changeUrl?: (url: string) => string } = {},
): Promise<Server> => {
	const platform = createPlatform();
	const server = createServer(
		getRequestListener(async (request) => {
			const answer = await platform.fetch(new Request(changeUrl(request.url), request));
			return new Response(change(await answer.text()), { headers: answer.headers, ...init });
		}),
	);
	return new Promise((resolve) => server.listen(0, () => resolve(server)));
};
const urlOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

let platform: Server;
let states: StateHandlers;
beforeAll(async () => {
	process.stdout.write(
		"\nThe verifier failures printed from here on are expected: they test the verification itself.\n",
	);
	platform = await serve((text) => text);
	states = createStateHandlers({ url: urlOf(platform) });
});
afterAll(() => {
	platform.close();
	rmSync(dir, { recursive: true });
});

const instruments = "market.getInstruments: success";
const rename = (text: string) => text.replaceAll("ForexMinCont", "ForexMinQuantity");

describe("a changed wire fails the verification", () => {
	it("the unchanged wire passes", async () => {
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, instruments),
			baseUrl: urlOf(platform),
			states,
		});
		await expect(verifying).resolves.toEqual([instruments]);
	});

	it("a field that the adapter reads by a new name", async () => {
		const pactFile = pactWith(httpPact, instruments, rename);
		const verifying = verifyPact({ pactFile, baseUrl: urlOf(platform), states });
		await expect(verifying).rejects.toThrow("ForexMinQuantity");
	});

	it("an optional field, missing or by a new name", async () => {
		const title = "site.getBasicInfo: success";
		const changed = await serve((text) => text.replaceAll("is_forex", "has_forex"));
		const verifying = verifyPact({ pactFile: pactWith(httpPact, title), baseUrl: urlOf(changed), states });
		await expect(verifying).rejects.toThrow("is_forex");
		changed.close();
	});

	it("a field that the platform sends by a new name", async () => {
		const changed = await serve(rename);
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, instruments),
			baseUrl: urlOf(changed),
			states,
		});
		await expect(verifying).rejects.toThrow("ForexMinCont");
		changed.close();
	});

	it("a price that the platform sends as a number", async () => {
		const changed = await serve((text) => text.replaceAll(/"Close":"([\d.]+)"/g, '"Close":$1'));
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, instruments),
			baseUrl: urlOf(changed),
			states,
		});
		await expect(verifying).rejects.toThrow(
			/^1 of 1 interactions failed: market\.getInstruments \(1\)\n.*ForexQuotations\.Close/s,
		);
		changed.close();
	});

	it.each([
		["the status of an answer", { status: 201 }, "200"],
		["the kind of an answer", { headers: { "content-type": "text/plain" } }, "application/json"],
	])("%s", async (_, init, expected) => {
		const changed = await serve((text) => text, init);
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, instruments),
			baseUrl: urlOf(changed),
			states,
		});
		await expect(verifying).rejects.toThrow(expected);
		changed.close();
	});

	it("a period of candles that the platform names differently, requested and pushed", async () => {
		const changed = await serve((text) => text, { changeUrl: (url) => url.replace("60min", "1hour") });
		const verifyingCall = verifyPact({
			pactFile: pactWith(httpPact, "market.getCandles of 60min: success"),
			baseUrl: urlOf(changed),
			states,
		});
		await expect(verifyingCall).rejects.toThrow("$.code");
		changed.close();
		const title = "realtime.kline: 60min";
		const pushed = { type: "KLINE", symbol: "EURUSD", data: { Period: "1hour" } };
		const verifyingPush = verifyPact({
			pactFile: pactWith(framePact, title),
			states,
			messages: { [title]: async () => pushed },
		});
		await expect(verifyingPush).rejects.toThrow("$.data.Period");
	});

	it("an error that the platform reports as a success", async () => {
		const changed = await serve((text) => text.replace(/"code":(?!1,)\d+/, '"code":1'));
		const title = "contract.cancel of an order that is not the customer's: refusal";
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, title),
			baseUrl: urlOf(changed),
			states: createStateHandlers({ url: urlOf(changed) }),
		});
		await expect(verifying).rejects.toThrow("$.code");
		changed.close();
	});

	it("a pushed field by a new name", async () => {
		const title = "realtime.contractClosed";
		const messages = { [title]: async () => ({ type: "FOREX_CLOSED", data: { OrderIds: [1] } }) };
		const verifying = verifyPact({ pactFile: pactWith(framePact, title), states, messages });
		await expect(verifying).rejects.toThrow("$.data");
	});

	it("a provider state that cannot be reached", async () => {
		const unreachable = Object.fromEntries(
			Object.keys(states).map((name) => [name, () => Promise.reject(new Error("no state service"))]),
		);
		const verifying = verifyPact({
			pactFile: pactWith(httpPact, instruments),
			baseUrl: urlOf(platform),
			states: unreachable,
		});
		await expect(verifying).rejects.toThrow(
			'Provider states not set up: "the platform is open": no state service',
		);
	});
});
