import { contract } from "@tradewind/contracts";
import { providerStates } from "@tradewind/contracts/pact";
import { afterEach, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createCaller } from "../provider-states/caller.ts";
import { createNodeHost, type NodeHost } from "./node.ts";

let host: NodeHost | undefined;
afterEach(() => host?.close());

const start = async () => {
	host = await createNodeHost({ port: 0, clock: createVirtualClock() });
	const { url } = host;
	const change = async (body: unknown) => {
		const response = await fetch(`${url}/__control/provider-state`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: typeof body === "string" ? body : JSON.stringify(body),
		});
		return [response.status, await response.json()] as const;
	};
	return { url, change };
};

test("a verifier sets up a provider state by HTTP, and gets values that the platform accepts", async () => {
	const { url, change } = await start();
	const { name, params } = providerStates.holding;
	const [status, values] = await change({ action: "setup", state: name, params });
	expect([status, Object.keys(values).sort()]).toEqual([
		200,
		["instrumentId", "multiple", "orderId", "quantity", "stopLoss", "takeProfit", "targetPrice", "token"],
	]);
	const held = await createCaller({ url }, values.token)(contract.getMyDeal, { status: "1", page: "1" });
	expect(held.data.map(({ Id }) => String(Id))).toContain(values.orderId);
});

test("a state without an action is set up, a teardown changes nothing", async () => {
	const { change } = await start();
	const { name, params } = providerStates.open;
	expect(await change({ state: name, params })).toEqual([200, { instrumentId: "1" }]);
	expect(await change({ action: "teardown", state: name, params })).toEqual([200, {}]);
});

test("what can't be set up is refused with the reason", async () => {
	const { change } = await start();
	expect(await change({ state: "a signed-in custommer" })).toEqual([
		400,
		{
			field: "state",
			msg: `state: there is no provider state "a signed-in custommer". Did you mean a signed-in customer?`,
		},
	]);
	expect(await change({ stat: "the platform is open" })).toEqual([
		400,
		{ field: "stat", msg: "stat: there is no such field. Did you mean state?" },
	]);
	expect(await change("{")).toEqual([400, { field: "body", msg: "body: is not JSON" }]);
	expect(await change({ state: providerStates.open.name, params: { instrument: "NONE" } })).toEqual([
		409,
		{ msg: "The platform has no such instrument." },
	]);
});
