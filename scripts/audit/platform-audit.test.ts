import { market } from "@tradewind/contracts";
import { createPlatform } from "@tradewind/mock-server";
import { afterEach, expect, test, vi } from "vitest";
import { auditPlatform, sumLines } from "./platform-audit.ts";
import { type AuditedPlatform, readPlatform } from "./platform-state.ts";
import { createReport } from "./report.ts";

afterEach(() => vi.unstubAllGlobals());

/** A platform of a scenario, read as over the network. */
const read = async (scenario: string): Promise<AuditedPlatform> => {
	const platform = createPlatform({ scenario });
	await platform.opened;
	vi.stubGlobal("fetch", (url: URL) =>
		url.pathname === "/__control/state"
			? Promise.resolve(Response.json(platform.control.state()))
			: platform.fetch(new Request(url)),
	);
	const found = await readPlatform("http://localhost:4173", undefined);
	platform.stop();
	return found;
};

test.each(["all-money", "loan-overdue", "loan-accruing", "history-full", "fund-records"])(
	"each figure of the platform agrees, and its journal adds up: %s",
	async (scenario) => {
		const report = createReport({ mostRows: 20 });
		const sums = auditPlatform(await read(scenario), report);
		expect([report.takeRows(), sums.filter(({ holds }) => !holds)]).toEqual(["", []]);
		expect(report.found()).toBeGreaterThan(10);
	},
);

test("wrong figures are named with the order, and a wrong account with its sums", async () => {
	const platform = await read("all-money");
	const { state } = platform;
	const wrong = {
		...platform,
		state: {
			...state,
			orders: state.orders.map((order) => (order.Id === 501 ? { ...order, TradeFee: "1.01" } : order)),
			accounts: state.accounts.map((account) =>
				account.customerId === 1 ? { ...account, locked: "1" } : account,
			),
		},
	};
	const report = createReport({ mostRows: 20 });
	const sums = auditPlatform(wrong, report);
	expect(report.takeRows().split("\n")[1]).toMatch(/^ *\d+ order 501 +contract.fee +fee +1.01 +1 +-0.01$/);
	expect(sumLines(sums)).toContain("differs  frozen money = the journal's postings (customer 1: 1, not ");
});

test.each([
	["nowhere", "nowhere is not an address."],
	["http://localhost:1", "http://localhost:1 does not answer."],
])("a platform that can't be read is reported in a sentence: %s", async (address, sentence) => {
	vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
	await expect(readPlatform(address, undefined)).rejects.toThrow(sentence);
});

test.each([
	[401, "http://localhost:4173 needs its key: --key=KEY."],
	[404, "http://localhost:4173/__control/state answers with the status 404."],
])("a platform that answers with %i", async (status, sentence) => {
	vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status })));
	await expect(readPlatform("http://localhost:4173", undefined)).rejects.toThrow(sentence);
});

test("the terms are those of the list of instruments", async () => {
	expect((await read("all-money")).terms.get(1)).toEqual(
		expect.objectContaining({ marginMode: "leveraged" }),
	);
	expect(market.getTradeList.access).toBe("public");
});
