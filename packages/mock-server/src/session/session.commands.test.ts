import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const account = "mia@tradewind.test";

test("a customer gets any level, score, name and pay password, and becomes a trader", () => {
	const bench = createBench();
	const { control } = bench.platform;
	control.customer({ account, level: 7, creditScore: 0, nickname: "Mia M.", isTrader: true });
	expect(control["session/open"]({ account }).user).toMatchObject({
		level: 7,
		credit_score: 0,
		nickname: "Mia M.",
		is_trader: 1,
		name: "Mia Berg",
		is_real: 1,
	});
});

test.each([
	[{ account: "nobody", level: 1 }, "account"],
	[{ account, level: -1 }, "level"],
	[{ account, levels: 1 }, "levels: there is no such field. Did you mean level?"],
])("%j is refused", (body, message) => {
	expect(() => createBench().platform.control.customer(body)).toThrow(message);
});
