import { account } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { type Bench, createBench } from "../test/client.test-support.ts";

const mia = "mia@tradewind.test";

const fundingOf = async (bench: Bench): Promise<number> => {
	const { data } = await bench.ask(account.getBalance);
	const wallets = data as readonly { readonly type: string; readonly balance: string }[];
	return Number(wallets.find(({ type }) => type === "change")?.balance);
};

test("a credit and a debit change the wallet, are in the statement and keep the books balanced", async () => {
	const bench = createBench({ scenario: "untraded" });
	const adjust = bench.platform.control["account/adjust"];
	const before = await fundingOf(bench);
	expect([
		adjust({ account: mia, wallet: "change", amount: "500.5", memo: "Case 4711" }),
		adjust({ account: mia, wallet: "change", amount: "-0.5" }),
	]).toEqual([{ balance: (before + 500.5).toFixed(2) }, { balance: (before + 500).toFixed(2) }]);
	expect(await fundingOf(bench)).toBe(before + 500);
	const { journal, sumOfPostings } = bench.state();
	expect(journal.filter(({ occasion }) => occasion === "adjustment").map(({ memo }) => memo)).toEqual([
		"Case 4711",
		"Adjustment",
	]);
	expect(sumOfPostings).toBe("0");
});

test("a debit of more than the wallet has is refused, and changes nothing", () => {
	const bench = createBench({ scenario: "untraded" });
	const before = bench.state();
	expect(() =>
		bench.platform.control["account/adjust"]({ account: mia, wallet: "micro", amount: "-999999999" }),
	).toThrow(/^amount: the wallet has \d/);
	expect(bench.state()).toEqual(before);
});
