import { createNodeHost, type NodeHost } from "@tradewind/mock-server/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createControl, sendByFetch } from "./control.ts";

const controlKey = "the key of this start";
let host: NodeHost;
beforeAll(async () => {
	host = await createNodeHost({ port: 0, controlKey });
});
afterAll(() => host.close());

test("a command answers by its schema, and the state shows what it did", async () => {
	const control = createControl(sendByFetch(host.url, controlKey));
	expect(await control.command("reset", { scenario: "untraded", seed: undefined })).toEqual({
		done: "reset",
	});
	const { token } = await control.command("session/open", { account: "mia@tradewind.test" });
	expect(token).not.toBe("");
	// In a closed market no tick moves the price.
	await control.command("market", { code: "EURUSD", open: false });
	await control.command("price", { code: "EURUSD", price: "1.25" });
	const { scenario, market } = await control.state();
	expect([scenario, market.find(({ code }) => code === "EURUSD")?.price]).toEqual(["untraded", "1.25000"]);
});

test("a refusal throws its sentence", async () => {
	const control = createControl(sendByFetch(host.url, controlKey));
	await expect(control.command("reset", { scenario: "unknown" })).rejects.toThrow(/^reset: .*unknown/);
});

test("without its key the platform refuses", async () => {
	await expect(createControl(sendByFetch(host.url)).state()).rejects.toThrow("x-control-key");
});
