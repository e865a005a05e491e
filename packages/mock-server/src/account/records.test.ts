import { account, contract, type ReplyOf } from "@tradewind/contracts";
import { decimal, toText } from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder } from "../test/client.test-support.ts";

type Page = ReplyOf<typeof account.getAccountChanges>;
type Detail = ReplyOf<typeof account.getAccountDetail>;

const changes = async (bench: Bench, type: string, page = "1", as?: string): Promise<Page> =>
	(await bench.ask(account.getAccountChanges, { type, page }, as)).data as Page;
const detail = async (bench: Bench, type: string): Promise<Detail> =>
	(await bench.ask(account.getAccountDetail, { type })).data as Detail;
const sum = (texts: readonly (string | null | undefined)[]) =>
	toText(BigDecimal.sumAll(texts.map((text) => decimal(text ?? ""))));

describe("Spec 1 §7: the changes of an account", () => {
	test("are each lock, fee and result of its orders, newest first, with the balance after it", async () => {
		const bench = createBench({ scenario: "untraded" });
		bench.platform.control.price({ code: "EURUSD", price: "1.1" });
		await bench.ask(contract.submitContract, marketOrder);
		bench.platform.control.price({ code: "EURUSD", price: "1.1001" });
		await bench.ask(contract.closeContract, { id: "501" });
		const { data, total } = await changes(bench, "1");
		expect(data.map(({ Type, Value, Balance, MemoTran }) => [Type, Value, Balance, MemoTran])).toEqual([
			[5, "1", "10000.5", "Result: EUR/USD #501"],
			[3, "110", "9999.5", "Margin released: EUR/USD #501"],
			[4, "-0.5", "9889.5", "Fee: EUR/USD #501"],
			[2, "-110", "9890", "Margin reserved: EUR/USD #501"],
			[1, "10000", "10000", "Opening balance"],
		]);
		expect(total).toBe(5);
	});

	test("Spec 2 §3: one of type 10 has a typed memo, in every language, and no sentence of the platform", async () => {
		const bench = createBench({ scenario: "adjusted" });
		const { data } = await changes(bench, "3");
		const [memo, opening] = data;
		expect([memo, opening]).toMatchObject([
			{ Type: 10, Value: "12.5", Balance: "262.5", Memo: "Refund of a bank charge, case 4711", MemoTran: "" },
			{ Type: 1, Memo: "", MemoTran: "Opening balance" },
		]);
		expect(bench.state().sumOfPostings).toBe("0");
	});

	test("A-413: a loss beyond the customer's money is covered by the platform, as a record of its own and in the order", async () => {
		const bench = createBench();
		const omar = bench.signIn("omar@tradewind.test");
		bench.platform.control.price({ code: "EURUSD", price: "1.1128" });
		await bench.ask(contract.submitContract, { ...marketOrder, cont: "2" }, omar);
		bench.platform.control.price({ code: "EURUSD", price: "1.095" });
		const { data } = await changes(bench, "1", "1", omar);
		expect(
			data.slice(0, 3).map(({ Type, Value, Balance, MemoTran }) => [Type, Value, Balance, MemoTran]),
		).toEqual([
			[5, "-3560", "0", "Result: EUR/USD #506"],
			[16, "1070", "3560", "Loss beyond your money, paid by the platform: EUR/USD #506"],
			[3, "2225.6", "2490", "Margin released: EUR/USD #506"],
		]);
		const history = await bench.ask(contract.getMyDeal, { status: "3", page: "1" }, omar);
		expect(history.data).toMatchObject({
			data: [{ Id: 506, FactProfits: "-3560", TradeFee: "10", CoverMoney: "1070" }],
			all_fact_profits: "-3560",
			all_trade_fee: "10",
			all_cover_money: "1070",
		});
	});

	test("sum to the balance of each account, over all pages, each once", async () => {
		const bench = createBench({ scenario: "history-full" });
		const rows: Page["data"][number][] = [];
		for (let page = 1; ; page++) {
			const { data } = await changes(bench, "1", String(page));
			if (data.length === 0) break;
			rows.push(...data);
		}
		const { balance } = await detail(bench, "1");
		const ids = rows.map(({ Id }) => Id);
		expect([sum(rows.map(({ Value }) => Value)), rows[0]?.Balance]).toEqual([balance, balance]);
		expect(ids).toEqual([...new Set(ids)].sort((one, other) => Number(other) - Number(one)));
		expect(
			rows.map(
				({ Balance }, place) => sum([rows[place + 1]?.Balance ?? "0", rows[place]?.Value ?? "0"]) === Balance,
			),
		).toEqual(rows.map(() => true));
	});

	test("of micro orders are on the account that paid them", async () => {
		const bench = createBench();
		const micro = await changes(bench, "2");
		const texts = micro.data.map(({ MemoTran }) => MemoTran ?? "");
		expect(texts.filter((text) => !/ #\d+$/.test(text))).toEqual(["Opening balance"]);
		expect(new Set(texts.map((text) => text.replace(/:.*/, "")))).toEqual(
			new Set(["Opening balance", "Amount reserved", "Amount released", "Result"]),
		);
		expect(micro.data[0]?.Balance).toBe((await detail(bench, "2")).balance);
	});

	test("Spec 2 §5: can be filtered by a range with an exclusive end; half a range is refused", async () => {
		const bench = createBench({ scenario: "history-full" });
		const { data } = await changes(bench, "1");
		const at = (place: number) => String(Date.parse(`${data[place]?.CreatedAtTran}Z`) / 1000);
		const ask = (range: { readonly startTime?: string; readonly endTime?: string }) =>
			bench.ask(account.getAccountChanges, { type: "1", page: "1", ...range });
		const range = { startTime: at(12), endTime: at(2) };
		const wanted = data.filter(({ CreatedAtTran }) => {
			const seconds = Date.parse(`${CreatedAtTran}Z`) / 1000;
			return seconds >= Number(range.startTime) && seconds < Number(range.endTime);
		});
		expect(wanted.length).toBeGreaterThan(0);
		expect((await ask(range)).data).toEqual({ data: wanted, total: wanted.length });
		expect((await ask({ startTime: at(0), endTime: at(0) })).data).toEqual({ data: [], total: 0 });
		for (const half of [{ startTime: at(0) }, { endTime: at(0) }]) expect((await ask(half)).code).toBe(0);
	});

	test("are only readable by their owner, for existing accounts", async () => {
		const bench = createBench();
		const lin = await changes(bench, "1", "1", bench.signIn("lin@tradewind.test"));
		expect(lin.data.map(({ Value }) => Value)).toEqual(["20"]);
		expect((await bench.ask(account.getAccountChanges, { type: "9", page: "1" })).code).toBe(0);
		expect((await bench.ask(account.getAccountDetail, { type: "9" })).code).toBe(0);
	});
});

describe("Spec 1 §7: the detail of an account", () => {
	test("includes the open orders on the contract account", async () => {
		const bench = createBench({ scenario: "untraded" });
		bench.platform.control.price({ code: "EURUSD", price: "1.1" });
		await bench.ask(contract.submitContract, marketOrder);
		bench.platform.control.price({ code: "EURUSD", price: "1.1001" });
		expect(await detail(bench, "1")).toEqual({
			accountTypeId: 1,
			type: "forex",
			balance: "9889.5",
			lockBalance: "110",
			currencyId: 1,
			totalBalance: "10000.5",
			ProfitsTotal: "1",
			CautionMoneyAll: "110",
			HazardRate: "9091.36",
		});
	});

	test("has no orders on the other accounts", async () => {
		expect(await detail(createBench({ scenario: "untraded" }), "3")).toEqual({
			accountTypeId: 3,
			type: "change",
			balance: "250",
			lockBalance: "0",
			currencyId: 1,
			totalBalance: "250",
			ProfitsTotal: "0",
			CautionMoneyAll: "0",
			HazardRate: "0",
		});
	});
});
