import { contract, copyTrading, type ReplyOf, type RowOf, session } from "@tradewind/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder } from "../test/client.test-support.ts";

type Order = RowOf<typeof contract.getMyDeal>;
type FollowOrder = RowOf<typeof copyTrading.getFollowOrders>;
type Trader = ReplyOf<typeof copyTrading.getTrader>;

const traderId = 1001;
const minuteMs = 60_000;

/** A platform on which Mia follows a leader who holds no order, and the orders of both. */
const startFollowing = async (settings: { multiple: string; max_amount: string }) => {
	const bench = createBench({ scenario: "untraded" });
	bench.platform.control.reset({ scenario: "default" });
	const token = bench.signIn();
	const follow = () =>
		bench.ask(copyTrading.followTrader, { trader_id: String(traderId), ...settings }, token);
	await bench.ask(copyTrading.getTraders, { page: "1" });
	closeAll(bench);
	const answer = await follow();
	const deals = async (status: "1" | "3") =>
		((await bench.ask(contract.getMyDeal, { status, page: "1" }, token)).data as { data: Order[] }).data;
	return {
		bench,
		token,
		answer,
		follow,
		holding: () => deals("1"),
		closed: () => deals("3"),
		open: (quantity: string, code = "EURUSD") =>
			bench.platform.control["trader/open"]({ traderId, code, direction: "buy", quantity }).orderId,
	};
};

const closeAll = (bench: Bench) => bench.platform.control["trader/close"]({ traderId });

const pairs = (orders: readonly Order[]) =>
	orders.map(({ ForexTradeLists, OrderType, Quantity }) => [ForexTradeLists?.ShowCode, OrderType, Quantity]);

describe("Spec 2 §2, §4: the orders of a followed trader are copied", () => {
	test("in a multiple of the size, at the same price, and closed with the trader's order", async () => {
		const { bench, answer, open, holding, closed } = await startFollowing({
			multiple: "2",
			max_amount: "5000",
		});
		expect([answer.code, answer.msg]).toEqual([1, "You now follow this trader"]);
		open("0.1");
		const copies = await holding();
		expect(pairs(copies)).toEqual([["EUR/USD", 1, "0.2"]]);
		expect(copies[0]?.Price).toBe(bench.priceOf("EURUSD"));
		bench.advance(10_000);
		const before = (await closed()).length;
		closeAll(bench);
		expect(await holding()).toEqual([]);
		const [last, ...others] = await closed();
		expect([last?.Id, others.length, last?.UpdatePrice]).toEqual([
			copies[0]?.Id,
			before,
			bench.priceOf("EURUSD"),
		]);
		expect(bench.state().sumOfPostings).toBe("0");
	});

	test("a copy that would exceed the maximum amount is made smaller, and none is opened beyond it", async () => {
		const { open, holding } = await startFollowing({ multiple: "1", max_amount: "200" });
		open("0.1");
		const [whole] = await holding();
		expect(Number(whole?.CautionMoney)).toBeGreaterThan(100);
		open("0.1");
		const copies = await holding();
		expect(copies).toHaveLength(2);
		expect(Number(copies[0]?.Quantity)).toBeLessThan(0.1);
		for (let more = 0; more < 3; more++) open("0.05");
		const margin = (await holding()).reduce((sum, { CautionMoney }) => sum + Number(CautionMoney), 0);
		expect(margin).toBeLessThanOrEqual(200);
	});

	test("Spec 2 §8: unfollowing leaves open copies alone, and following again does not take them back", async () => {
		const { bench, token, open, holding, follow } = await startFollowing({
			multiple: "1",
			max_amount: "5000",
		});
		open("0.1");
		const unfollowed = await bench.ask(copyTrading.cancelFollow, { trader_id: String(traderId) }, token);
		expect(unfollowed.msg).toBe("You no longer follow this trader");
		await follow();
		closeAll(bench);
		const [copy] = await holding();
		expect(pairs(await holding())).toEqual([["EUR/USD", 1, "0.1"]]);
		await bench.ask(contract.closeContract, { id: String(copy?.Id) }, token);
		expect(await holding()).toEqual([]);
	});

	test("a copy that the follower closed stays closed, and the trader's close changes nothing", async () => {
		const { bench, token, open, holding, closed } = await startFollowing({
			multiple: "1",
			max_amount: "5000",
		});
		open("0.1");
		const [copy] = await holding();
		await bench.ask(contract.closeContract, { id: String(copy?.Id) }, token);
		const after = await closed();
		closeAll(bench);
		expect(await closed()).toEqual(after);
	});

	test("a trader who is a customer is copied too, and a copy is not copied again", async () => {
		const bench = createBench();
		const [mia, omar, lin] = [
			bench.token,
			bench.signIn("omar@tradewind.test"),
			bench.signIn("lin@tradewind.test"),
		];
		for (const [account, token] of [
			["mia@tradewind.test", mia],
			["omar@tradewind.test", omar],
		] as const) {
			await bench.ask(copyTrading.applyTrader, {}, token);
			bench.platform.control["trader/decide"]({ account, approved: true });
		}
		const settings = { multiple: "1", max_amount: "1000" };
		await bench.ask(copyTrading.followTrader, { trader_id: "1", ...settings }, omar);
		await bench.ask(copyTrading.followTrader, { trader_id: "2", ...settings }, lin);
		await bench.ask(copyTrading.followTrader, { trader_id: "2", ...settings }, mia);
		await bench.ask(contract.submitContract, marketOrder, mia);
		const held = await Promise.all(
			[mia, omar, lin].map(async (token) =>
				pairs(
					((await bench.ask(contract.getMyDeal, { status: "1", page: "1" }, token)).data as { data: Order[] })
						.data,
				),
			),
		);
		expect(held).toEqual([[["EUR/USD", 1, "0.1"]], [["EUR/USD", 1, "0.1"]], []]);
		const { data } = await bench.ask(copyTrading.getMyFollowers, { page: "1" }, mia);
		expect(data).toEqual({
			data: [{ follow_id: 2, nickname: "Omar", avatar: "", profitability: "0", total_profits: "0" }],
			total: 1,
			total_profits: "0",
			position_profits: "0",
			follow_num: 1,
		});
	});

	test("property: copies stay below the maximum amount and need the trader's order, and money is neither made nor lost", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: 1, max: 5 }),
				fc.integer({ min: 50, max: 3000 }),
				fc.array(
					fc.oneof(
						fc.record({ is: fc.constant("open" as const), size: fc.integer({ min: 1, max: 40 }) }),
						fc.record({ is: fc.constant("close" as const) }),
						fc.record({ is: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 10 * minuteMs }) }),
					),
					{ maxLength: 8 },
				),
				async (multiple, maxAmount, steps) => {
					const { bench, open, holding } = await startFollowing({
						multiple: String(multiple),
						max_amount: String(maxAmount),
					});
					for (const step of steps) {
						if (step.is === "open") open((step.size / 100).toFixed(2));
						else if (step.is === "close") closeAll(bench);
						else bench.advance(step.ms);
						const copies = await holding();
						const margin = copies.reduce((sum, { CautionMoney }) => sum + Number(CautionMoney), 0);
						const own = (
							(await bench.ask(copyTrading.getFollowOrders, { user_id: "1001", status: "1", page: "1" }))
								.data as { data: FollowOrder[] }
						).data;
						expect(margin).toBeLessThanOrEqual(maxAmount + 1e-6);
						expect(copies.length).toBeLessThanOrEqual(own.length);
						expect(bench.state().sumOfPostings).toBe("0");
					}
				},
			),
			{ numRuns: 8, seed: 7 },
		);
	}, 60_000);
});

describe("Spec 2 §5, §6: who may follow", () => {
	const refusalOf = async (bench: Bench, input: Record<string, string>, token?: string) =>
		(await bench.ask(copyTrading.followTrader, { multiple: "1", max_amount: "100", ...input }, token)).msg;

	test("not oneself, not twice, only traders, with a whole multiple and an amount", async () => {
		const bench = createBench({ scenario: "trader" });
		expect(await refusalOf(bench, { trader_id: "1001" })).toBe("You now follow this trader");
		expect(await refusalOf(bench, { trader_id: "1001" })).toBe("You already follow this trader");
		expect(await refusalOf(bench, { trader_id: "1" })).toBe("You cannot follow yourself");
		expect(await refusalOf(bench, { trader_id: "3" })).toBe("There is no such trader");
		expect(await refusalOf(bench, { trader_id: "1002", multiple: "1.5" })).toBe(
			"Multiple of the trader's orders: must be a whole number from 1",
		);
		expect(await refusalOf(bench, { trader_id: "1002", max_amount: "0" })).toBe(
			"Maximum amount: must be more than 0",
		);
	});

	test("a demo customer neither follows nor applies", async () => {
		const bench = createBench();
		const entered = await bench.ask(
			session.createAccountDemoForU,
			session.createAccountDemoForU.example.input,
		);
		const { token } = entered.data as { token: string };
		expect(await refusalOf(bench, { trader_id: "1001" }, token)).toBe("Only for real accounts");
		expect((await bench.ask(copyTrading.applyTrader, {}, token)).msg).toBe("Only for real accounts");
	});

	test("an application waits, is approved by itself after five minutes, and is announced by a message", async () => {
		const bench = createBench();
		expect((await bench.ask(copyTrading.applyTrader)).msg).toBe(
			"Application submitted. It will be reviewed.",
		);
		expect((await bench.ask(copyTrading.applyTrader)).msg).toBe("Your application is being reviewed");
		bench.advance(5 * minuteMs);
		expect((await bench.ask(copyTrading.applyTrader)).msg).toBe("You are already a trader");
		expect((await bench.ask(session.getUserInfo)).data).toMatchObject({ is_trader: 1 });
	});

	test("a rejected customer may apply again", async () => {
		const bench = createBench();
		await bench.ask(copyTrading.applyTrader);
		bench.platform.control["trader/decide"]({ account: "mia@tradewind.test", approved: false });
		expect((await bench.ask(copyTrading.applyTrader)).code).toBe(1);
	});
});

describe("Spec 2 §2, §3: the lists of traders", () => {
	test("a card counts the orders that the sheets list", async () => {
		const bench = createBench();
		const list = (await bench.ask(copyTrading.getTraders, { page: "1" })).data as { data: Trader[] };
		const trader = list.data.find(({ position_num }) => Number(position_num) > 0);
		const counts = await Promise.all(
			(["1", "3"] as const).map(async (status) => {
				const page = await bench.ask(copyTrading.getFollowOrders, {
					user_id: String(trader?.user_id),
					status,
					page: "1",
				});
				return (page.data as { total: number }).total;
			}),
		);
		expect(counts).toEqual([trader?.position_num, trader?.total_num]);
	});

	test("a followed trader is marked for the follower alone", async () => {
		const { bench, token } = await startFollowing({ multiple: "1", max_amount: "100" });
		const isFollowed = async (as?: string) =>
			((await bench.ask(copyTrading.getTrader, { trader_id: "1001" }, as)).data as Trader).is_followed;
		expect([await isFollowed(token), await isFollowed(bench.signIn("omar@tradewind.test"))]).toEqual([1, 0]);
		const { data } = await bench.ask(copyTrading.getFollowedTraders, {}, token);
		expect((data as Trader[]).map(({ user_id }) => user_id)).toEqual([1001]);
	});

	test("orders of a customer who is no trader, and copies, are not shown to other customers", async () => {
		const bench = createBench({ scenario: "holding-orders" });
		const omar = bench.signIn("omar@tradewind.test");
		const total = async (input: Record<string, string>, as?: string) =>
			(
				(await bench.ask(copyTrading.getFollowOrders, { user_id: "1", status: "1", page: "1", ...input }, as))
					.data as { total: number }
			).total;
		expect([await total({}), await total({}, omar)]).toEqual([2, 0]);
		const following = await startFollowing({ multiple: "1", max_amount: "1000" });
		following.open("0.1");
		const copies = async (as: string) =>
			(
				(
					await following.bench.ask(
						copyTrading.getFollowOrders,
						{ user_id: "1001", follower_user_id: "1", status: "1", page: "1" },
						as,
					)
				).data as { data: FollowOrder[] }
			).data.map(({ FollowType }) => FollowType);
		expect(await copies(following.token)).toEqual([2]);
		expect(await copies(following.bench.signIn("omar@tradewind.test"))).toEqual([]);
	});
});
