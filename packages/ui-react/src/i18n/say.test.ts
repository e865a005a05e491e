import { expect, test } from "vitest";
import { sayIn, speak } from "./say.ts";

test("Facts are filled in where they are named, as often as they are named", () => {
	const say = sayIn({ "a.b": "{{one}} and {{two}}, {{one}} again; $& {{none}}." }, "en");
	expect(say("a.b", { one: "$1", two: 2 })).toBe("$1 and 2, $1 again; $& .");
});

test("Spec 1 §1: Arabic has six plurals, and each is chosen by its own rule", () => {
	const words = Object.fromEntries(
		["zero", "one", "two", "few", "many", "other"].map((form) => [`n_${form}`, `${form} {{count}}`]),
	);
	const say = sayIn(words, "ar");
	expect([0, 1, 2, 3, 11, 100].map((count) => say("n", { count }))).toEqual([
		"zero 0",
		"one 1",
		"two 2",
		"few 3",
		"many 11",
		"other 100",
	]);
});

test("What was asked for before its words came is said with them afterwards", () => {
	const { say, learn } = speak({ early: "early" }, "en");
	expect([say("early"), say("later")]).toEqual(["early", "later"]);
	learn({ later: "Now it has come" });
	expect([say("early"), say("later")]).toEqual(["early", "Now it has come"]);
});

test("A key without words is shown as it is, and one without plurals takes any count", () => {
	const say = sayIn({ n: "{{count}} s" }, "en");
	expect([say("nobody.worded"), say("n", { count: 3 })]).toEqual(["nobody.worded", "3 s"]);
});
