import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { loadOnce, noNetwork } from "./load-once.ts";

beforeEach(() => void vi.useFakeTimers());

const createLoad = (...answers: readonly ("fails" | "comes")[]) => {
	let asked = 0;
	const load = loadOnce(async () => {
		asked += 1;
		if (answers[asked - 1] === "fails") throw new Error(`no answer to ${asked}`);
		return asked;
	});
	const ask = () => load().catch(({ message }: Error) => message);
	return { load, ask };
};

test("what has come is fetched once, whoever asks and whenever", async () => {
	const { load, ask } = createLoad("comes", "comes");
	expect(load()).toBe(load());
	expect(await ask()).toBe(1);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await ask()).toBe(1);
});

test("what has failed is told as failed at first, and fetched anew for whoever asks a second later", async () => {
	const { ask } = createLoad("fails", "fails", "comes");
	const told = [await ask(), await ask()];
	await vi.advanceTimersByTimeAsync(999);
	told.push(await ask());
	await vi.advanceTimersByTimeAsync(1);
	told.push(await ask());
	await vi.advanceTimersByTimeAsync(1000);
	told.push(await ask());
	await vi.advanceTimersByTimeAsync(1000);
	told.push(await ask());
	expect(told).toEqual(["no answer to 1", "no answer to 1", "no answer to 1", "no answer to 2", 3, 3]);
});

test("without a network it is not asked for, and comes once there is one", async () => {
	const { load, ask } = createLoad("comes");
	const network = new EventEmitter();
	vi.stubGlobal("addEventListener", network.once.bind(network));
	vi.stubGlobal("navigator", { onLine: false });
	await expect(load()).rejects.toBe(noNetwork);
	expect(network.listenerCount("online")).toBe(1);
	vi.stubGlobal("navigator", { onLine: true });
	network.emit("online");
	expect(await ask()).toBe(1);
});
