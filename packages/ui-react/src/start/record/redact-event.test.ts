import { BigDecimal } from "effect";
import { expect, it } from "vitest";
import { factsOf } from "./facts-of.ts";
import { redactEvent } from "./redact-event.ts";

const redaction = {
	json: (value: unknown) => value,
	text: () => "text-1",
	id: (value: number) => (value === 501 ? 7 : 0),
};
const redacted = (event: unknown) => redactEvent(event, redaction);

it("an event keeps the names, switches, choices and decimals of the app, and ids as others", () => {
	const price = JSON.parse(JSON.stringify(BigDecimal.make(12n, 1)));
	expect(
		redacted({ type: "change", field: "quantity", value: "0.5", isShown: true, id: 501, price, rows: [1] }),
	).toEqual({ type: "change", field: "quantity", value: "0.5", isShown: true, id: 7, price, rows: [1] });
	expect(redacted({ type: "change", field: "kind", value: "pending", none: null, text: "" })).toEqual({
		type: "change",
		field: "kind",
		value: "pending",
		none: null,
		text: "",
	});
});

it("an event keeps no typed text, no number that may be a person's, and no field of an unusual name (A-860)", () => {
	expect(
		redacted({
			type: "mia@canary.test",
			field: "phone",
			value: "4915112345678",
			phone: 4_915_112_345_678,
			credentials: { by: "email", account: "mia@canary.test", password: "" },
			"mia@canary.test": 1,
		}),
	).toEqual({
		type: "text-1",
		field: "phone",
		value: "text-1",
		phone: 0,
		credentials: { by: "email", account: "text-1", password: "" },
	});
});

it("an event keeps no answer about the person and no stroke of a signature (A-860)", () => {
	const changed = (change: object) => redacted({ type: "change", change });
	expect([
		changed({ field: "hasHouse", value: true }),
		changed({ field: "sex", value: "female" }),
		changed({ field: "areaId", value: 49 }),
		changed({ is: "begin", at: { x: 0.25, y: 0.75 } }),
		redacted({ type: "change", field: "stopLossOn", value: true }),
	]).toEqual([
		{ type: "change", change: { field: "hasHouse" } },
		{ type: "change", change: { field: "sex", value: "text-1" } },
		{ type: "change", change: { field: "areaId" } },
		{ type: "change", change: { is: "begin", at: { x: 0, y: 0 } } },
		{ type: "change", field: "stopLossOn", value: true },
	]);
});

it("facts are switches, decimals, lengths and cases, and never texts or numbers", () => {
	expect(
		factsOf({
			isOpen: true,
			free: BigDecimal.make(125n, 1),
			rows: [{ is: "pending", name: "Mia", at: 17 }, "Mia"],
			freshness: { is: "live" },
			odd: { is: "mia@canary.test" },
			"mia@canary.test": true,
			known: new Map([["Mia", true]]),
			nothing: null,
		}),
	).toEqual({
		isOpen: true,
		free: "12.5",
		rows: { length: 2, rows: [{ is: "pending" }, {}] },
		freshness: { is: "live" },
	});
});
