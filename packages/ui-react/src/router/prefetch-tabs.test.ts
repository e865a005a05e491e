import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { prefetch } from "./prefetch-tabs.ts";

const network = new EventEmitter();

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("addEventListener", network.once.bind(network));
});

const device = { onLine: true };

const start = (on: Parameters<typeof prefetch>[2], ...missing: readonly string[]) => {
	const asked: string[] = [];
	const codeOf = (name: string) => async () => {
		asked.push(name);
		if (missing.includes(name)) throw new Error(name);
	};
	const parts: (() => Promise<void>)[] = [];
	const orders = async () => {
		await codeOf("orders")();
		parts.push(codeOf("order sheet"));
	};
	prefetch([codeOf("trade"), orders], () => parts, on);
	return asked;
};

test("the code of the tabs, then of their parts, is fetched in idle time; missing code stops nothing", async () => {
	const asked = start(device, "trade");
	expect(asked).toEqual([]);
	await vi.advanceTimersByTimeAsync(1000);
	expect(asked).toEqual(["trade", "orders", "order sheet"]);
});

test("nothing is fetched for customers who save data", async () => {
	const asked = start({ ...device, connection: { saveData: true } });
	await vi.advanceTimersByTimeAsync(60_000);
	expect(asked).toEqual([]);
});

test("without a network the code is fetched once the network is back", async () => {
	const changing = { onLine: false };
	const asked = start(changing, "trade");
	await vi.advanceTimersByTimeAsync(60_000);
	const before = asked.length;
	changing.onLine = true;
	network.emit("online");
	await vi.advanceTimersByTimeAsync(60_000);
	expect([before > 0, asked.length > before, network.listenerCount("online")]).toEqual([true, true, 0]);
});
