import { expect, test } from "vitest";
import { decimal, money } from "../money/decimal.ts";
import { withdrawalKey } from "./withdrawal-list.ts";

test("A-57: a withdrawal is identified by its business number, or else by all that it consists of", () => {
	const record = {
		createdAt: "2026-01-01 00:00:00",
		currencyCode: "USDT",
		amount: money(decimal("25.5")),
		target: "T1",
		notes: "",
	};
	expect(withdrawalKey({ ...record, businessId: "W7" } as never)).toBe("W7");
	expect(withdrawalKey(record as never)).toBe("2026-01-01 00:00:00|USDT|25.5|T1|");
});
