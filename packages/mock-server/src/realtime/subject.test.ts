import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

const order = (Id: number) => ({ Id, UpdatePrice: "1.1", FactProfits: "2" });

test("each list of followed orders replaces the one before it", () => {
	const TransOrder = [order(1), order(2)];
	expect(subjectOf({ type: "FOREX_FOLLOW_TRADE", data: { TransOrder } })).toBe("FOREX_FOLLOW_TRADE");
});

test("every closed order counts", () => {
	expect(subjectOf({ type: "pong" })).toBeUndefined();
});
