import { expect, test } from "vitest";
import { orderSeconds, orderTime } from "./order-time.ts";

test("Spec 1 §9: times of orders are GMT, in the customer's language and Latin digits", () => {
	expect(orderTime("2026-01-05 07:08:09", "en")).toBe("Jan 5, 07:08");
	expect(orderTime("2026-01-05 07:08:09", "zh-HK", true)).toBe("2026年1月5日 07:08:09");
	expect(orderTime("2026-01-05 07:08:09", "ar")).toContain("07:08");
});

test("Spec 1 §5: what is no date reads Invalid Date", () => {
	expect(orderTime("soon", "en")).toBe("Invalid Date");
});

test("Spec 1 §9: times of orders as seconds, GMT", () => {
	expect([orderSeconds("1970-01-02 00:00:01"), orderSeconds("soon"), orderSeconds("")]).toEqual([
		86_401,
		undefined,
		undefined,
	]);
});
