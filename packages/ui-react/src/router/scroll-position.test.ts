import { expect, test } from "vitest";
import { createPositions } from "./scroll-position.ts";

const storeWith = (text: string | null) => ({
	text,
	getItem() {
		return this.text;
	},
	setItem(_key: string, value: string) {
		this.text = value;
	},
});

test("each history entry has its own scroll position, also after a reload", () => {
	const store = storeWith(null);
	const before = createPositions(store);
	before.keep("list", 190);
	before.keep("detail", 40);
	before.keep("list", 210);
	before.save();
	const after = createPositions(store);
	expect(["list", "detail", "new"].map(after.of)).toEqual([210, 40, 0]);
});

test("the positions of the latest fifty entries are kept", () => {
	const positions = createPositions(undefined);
	for (let entry = 0; entry <= 50; entry++) positions.keep(`${entry}`, entry + 1);
	expect([positions.of("0"), positions.of("1"), positions.of("50")]).toEqual([0, 2, 51]);
});

test.each(["{", "null", "7", '[["a"],["b","c"],[1,2],null]'])(
	"Pitfall 15: unreadable data %s is dropped",
	(text) => {
		expect(createPositions(storeWith(text)).of("a")).toBe(0);
	},
);
