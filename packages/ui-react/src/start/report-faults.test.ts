import { expect, test } from "vitest";
import { reportFaults, reportOf } from "./report-faults.ts";

const page = { path: () => "/mine/withdraw", build: "app-1.js" };

const faultAt = (...places: readonly string[]): Error => {
	const fault = new TypeError("mia@tradewind.test cannot withdraw 250.00");
	fault.stack = `TypeError: ${fault.message}\n${places.map((place) => `    at pay (https://app.test${place})`).join("\n")}`;
	return fault;
};

test("A-824: a report says which error is where, and nothing that a customer has typed or opened", () => {
	const fault = faultAt(
		"/app/assets/page-a_B.js:1:20",
		"/mine/withdraw?amount=250",
		"/app/assets/app-1.js:2:3",
	);
	expect(reportOf(fault, page)).toEqual({
		error: "TypeError",
		at: ["assets/page-a_B.js:1:20", "assets/app-1.js:2:3"],
		path: "/mine/withdraw",
		build: "app-1.js",
	});
	const unknown = { ...page, path: () => "/mia@tradewind.test" };
	expect(reportOf("mia@tradewind.test", unknown)).toEqual({
		error: "string",
		at: [],
		path: "",
		build: "app-1.js",
	});
});

test("A-824: uncaught errors, refused promises and error pages are each reported once, ten times at most", () => {
	const events = new EventTarget();
	const sent: string[] = [];
	reportFaults("https://faults.test/in", {
		...page,
		events,
		send: (address, text) => sent.push(`${address} ${text}`),
	});
	const raise = (type: string, facts: object): void =>
		void events.dispatchEvent(Object.assign(new Event(type), facts));
	raise("error", { error: faultAt("/assets/a.js:1:1") });
	raise("error", { error: faultAt("/assets/a.js:1:1") });
	raise("unhandledrejection", { reason: faultAt("/assets/b.js:1:1") });
	globalThis.reportFault?.(faultAt("/assets/c.js:1:1"));
	expect(sent.map((line) => /^https:\/\/faults\.test\/in .*assets\/(\w)\.js/.exec(line)?.[1])).toEqual([
		"a",
		"b",
		"c",
	]);
	for (let line = 0; line < 20; line += 1) raise("error", { error: faultAt(`/assets/d.js:${line}:1`) });
	expect(sent.length).toBe(10);
	globalThis.reportFault = undefined;
});
