import { describe, expect, test } from "vitest";
import { pageOf, startList } from "./list.test-support.ts";
import { createRefresh } from "./list-refresh.ts";

const start = () => {
	const started = startList();
	return { ...started, ...createRefresh(started.list) };
};

describe("A refresh of a list", () => {
	test("follows once after the request in flight, whose answer may be older, even if it is called several times", async () => {
		const { ask, page, ids, state } = start();
		ask();
		ask();
		await page.succeed(pageOf(2, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[2, 1], "refreshing", 1]);
		ask();
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "refreshing", 1]);
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "finished", 0]);
	});

	test("cancels a request for a further page", async () => {
		const { list, ask, page, ids, state } = start();
		await page.succeed(pageOf(4, 4, 3));
		list.send({ type: "load more" });
		ask();
		expect([state(), page.waiting()]).toEqual(["refreshing", 2]);
		await page.succeed(pageOf(4, 2, 1));
		await page.succeed(pageOf(5, 5, 4));
		expect([ids(), state(), page.waiting()]).toEqual([[5, 4], "ready", 0]);
	});

	test("takes precedence over catching up", async () => {
		const { ask, catchUp, page, state } = start();
		ask();
		catchUp();
		await page.succeed(pageOf(4, 4, 3));
		expect([state(), page.waiting()]).toEqual(["refreshing", 1]);
	});

	test("does not happen after the end", async () => {
		const { ask, end, page, state } = start();
		ask();
		end();
		await page.succeed(pageOf(1, 1));
		expect([state(), page.waiting()]).toEqual(["finished", 0]);
	});
});
