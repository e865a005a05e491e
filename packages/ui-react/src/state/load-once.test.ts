import { EventEmitter } from "node:events";
import { beforeEach, expect, test, vi } from "vitest";
import { loadOnce, noNetwork } from "./load-once.ts";

beforeEach(() => void vi.useFakeTimers());

const createLoad = (...answers: readonly ("fails" | "succeeds")[]) => {
	let asked = 0;
	const load = loadOnce(async () => {
		asked += 1;
		if (answers[asked - 1] === "fails") throw new Error(`no answer to ${asked}`);
		return asked;
	});
	const ask = () => load().catch(({ message }: Error) => message);
	return { load, ask };
};

test("code that was loaded is not fetched again", async () => {
	const { load, ask } = createLoad("succeeds", "succeeds");
	expect(load()).toBe(load());
	expect(await ask()).toBe(1);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await ask()).toBe(1);
});

test("a failed load stays rejected for a second, then a call fetches the code again", async () => {
	const { ask } = createLoad("fails", "fails", "succeeds");
	const results = [await ask(), await ask()];
	await vi.advanceTimersByTimeAsync(999);
	results.push(await ask());
	await vi.advanceTimersByTimeAsync(1);
	results.push(await ask());
	await vi.advanceTimersByTimeAsync(1000);
	results.push(await ask());
	await vi.advanceTimersByTimeAsync(1000);
	results.push(await ask());
	expect(results).toEqual(["no answer to 1", "no answer to 1", "no answer to 1", "no answer to 2", 3, 3]);
});

test("without a network the code is not fetched; it is once the network is back", async () => {
	const { load, ask } = createLoad("succeeds");
	const network = new EventEmitter();
	vi.stubGlobal("addEventListener", network.once.bind(network));
	vi.stubGlobal("navigator", { onLine: false });
	await expect(load()).rejects.toBe(noNetwork);
	expect(network.listenerCount("online")).toBe(1);
	vi.stubGlobal("navigator", { onLine: true });
	network.emit("online");
	expect(await ask()).toBe(1);
});
