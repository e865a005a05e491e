import { Unreachable } from "@tradewind/domain/request";
import { expect, test } from "vitest";
import { pageOf, startList } from "./list.test-support.ts";
import { readAt, recordReading } from "./read-at.ts";

test("the time of a list is that of its last reading without a failure, and it is kept while the list is not shown", async () => {
	const { list, page } = startList();
	let now = 1;
	const leave = recordReading(list, () => now);
	expect(readAt(list)).toBeUndefined();
	await page.succeed(pageOf(1, 1));
	expect(readAt(list)).toBe(1);
	now = 2;
	list.send({ type: "refresh" });
	await page.fail(new Unreachable({ reason: "offline" }));
	expect(readAt(list)).toBe(1);
	leave();
	now = 3;
	const leaveAgain = recordReading(list, () => now);
	expect(readAt(list)).toBe(1);
	list.send({ type: "retry" });
	await page.succeed(pageOf(1, 1));
	expect(readAt(list)).toBe(3);
	leaveAgain();
});
