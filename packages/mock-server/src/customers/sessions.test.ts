import { expect, test } from "vitest";
import { createSessions } from "./sessions.ts";

test("ids of customers leave out those of the leaders, and none is given twice", () => {
	const sessions = createSessions(() => "", { now: () => 0 });
	const ids = Array.from({ length: 2500 }, (_, index) => sessions.registerDemo(`device ${index}`).id);
	expect([new Set(ids).size, ids.filter((id) => id > 1000 && id <= 2000)]).toEqual([2500, []]);
	expect(sessions.newId()).toBe(3501);
});
