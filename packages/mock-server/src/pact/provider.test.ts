import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { providerStates } from "@tradewind/contracts/pact";
import { expect, it } from "vitest";
import { startProvider } from "./provider.test-support.ts";

it("another platform sets up its provider states at PROVIDER_STATES_URL, and its values are used", async () => {
	const requestedStates: unknown[] = [];
	const server = createServer(async (request, response) => {
		const { state } = JSON.parse(await text(request));
		requestedStates.push(state);
		response.statusCode = state === providerStates.open.name ? 200 : 500;
		response.end(JSON.stringify({ instrumentId: 7 }));
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const url = `http://localhost:${(server.address() as AddressInfo).port}/states`;
	const provider = await startProvider({ PROVIDER_URL: "https://platform.test", PROVIDER_STATES_URL: url });
	const reach = (state: string) => provider.states[state]?.({ instrument: "EURUSD" });

	expect(provider.url).toBe("https://platform.test");
	await expect(reach(providerStates.open.name)).resolves.toEqual({ instrumentId: "7" });
	await expect(reach(providerStates.expired.name)).rejects.toThrow(`${url} answered 500.`);
	expect(requestedStates).toEqual([providerStates.open.name, providerStates.expired.name]);
	server.close();
});

it("another platform without PROVIDER_STATES_URL is called as the customer that the variables name", async () => {
	const logins: Record<string, string>[] = [];
	const server = createServer(async (request, response) => {
		logins.push(Object.fromEntries(new URLSearchParams(await text(request))));
		response.end(JSON.stringify({ code: 0, msg: "Wrong password", data: {} }));
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const provider = await startProvider({
		PROVIDER_URL: `http://localhost:${(server.address() as AddressInfo).port}`,
		PROVIDER_ACCOUNT: "ann@example.com",
		PROVIDER_PASSWORD: "Another-1",
	});

	const { name, params } = providerStates.followedTrader;
	await expect(provider.states[name]?.(params)).rejects.toThrow("session.login: code 0, Wrong password");
	expect(logins).toMatchObject([{ account: "ann@example.com", password: "Another-1" }]);
	server.close();
});
