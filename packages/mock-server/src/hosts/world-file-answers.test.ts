import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { createNodeHost } from "./node.ts";
import { openWorldFile } from "./world-file.ts";

let directory: string;
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "sent-worlds-"));
});
afterAll(() => rm(directory, { recursive: true }));

const hostOf = (name: string) =>
	createNodeHost({
		port: 0,
		clock: createVirtualClock(),
		store: openWorldFile(join(directory, name, "running.world")),
	});
const put = async (url: string, name: string, body: BodyInit) => {
	const response = await fetch(`${url}/__control/world/file/${name}`, { method: "PUT", body });
	return [response.status, await response.json()];
};

test("a saved world is sent as a file to another platform, which goes on with it", async () => {
	const one = await hostOf("one");
	one.platform.control.price({ code: "EURUSD", price: "1.25" });
	await one.platform.control["world/save"]({ name: "sent" });
	const file = await (await fetch(`${one.url}/__control/world/file/sent`)).blob();
	await one.close();

	const other = await hostOf("other");
	const outcomes = [
		await put(other.url, "sent", file),
		await put(other.url, "sent", file),
		await put(other.url, "text", "no world"),
		await put(other.url, "..%2Fsent", file),
		[(await fetch(`${other.url}/__control/world/file/none`)).status],
		[(await fetch(`${other.url}/__control/world/file/sent`, { method: "DELETE" })).status],
	];
	await other.platform.control["world/load"]({ name: "sent" });
	const eurUsd = other.platform.control.state().market.find(({ code }) => code === "EURUSD");
	await other.close();

	expect(outcomes).toEqual([
		[200, { name: "sent" }],
		[409, { msg: "There is already a world sent: give the file another name" }],
		[400, { msg: "text is no world of the mock platform, is damaged, or is of a newer format" }],
		[400, { msg: "The name of a world has letters, digits, dots, hyphens and underscores, at most 64" }],
		[404],
		[405],
	]);
	expect(eurUsd?.price).toBe("1.25000");
	expect(existsSync(join(directory, "other/saved/text.world.part"))).toBe(false);
});
