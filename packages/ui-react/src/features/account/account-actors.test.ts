import { type AccountDetail, AccountHistory, type AccountRecord } from "@tradewind/domain/account";
import { decimal, money, rate } from "@tradewind/domain/money";
import { Layer } from "effect";
import { afterEach, describe, expect, test } from "vitest";
import { byHand, startApp } from "../../state/fake-app.test-support.ts";
import { accountActorsOf, startAccount } from "./account-actors.ts";

const detailOf = (free: string): AccountDetail => ({
	accountId: 1,
	kind: "forex",
	free: money(decimal(free)),
	locked: money(decimal("0")),
	equity: money(decimal(free)),
	margin: money(decimal("0")),
	profit: money(decimal("0")),
	hazardRate: rate(decimal("0")),
});

const pageOf = (total: number, ...ids: readonly number[]) => ({
	rows: ids.map(
		(id): AccountRecord => ({
			id,
			change: money(decimal("1")),
			balanceAfter: money(decimal("10")),
			reason: { is: "sentence", text: "Fee" },
			createdAt: "2026-01-01 00:00:00",
		}),
	),
	total,
	extra: undefined,
});

let end = (): void => {};
afterEach(() => end());

const open = () => {
	const account = byHand<AccountDetail>();
	const page = byHand<ReturnType<typeof pageOf>>();
	const { app } = startApp(
		Layer.mock(AccountHistory, { account: () => account.reply, records: () => page.reply }),
	);
	const actors = accountActorsOf(app, 1);
	end = startAccount(app, actors);
	const { detail, records, askRecords } = actors;
	return {
		records,
		pull: askRecords,
		page,
		tellMoney: async (free: string) => {
			detail.send({ type: "refresh" });
			await account.succeed(detailOf(free));
		},
		ids: () => records.getSnapshot().context.rows.map(({ id }) => id),
		state: () => records.getSnapshot().value,
	};
};

describe("Spec 2 §2: the records of an account are read again", () => {
	test("once their first page has come, when they are asked for while it is being read", async () => {
		const { pull, page, ids, state } = open();
		pull();
		pull();
		await page.succeed(pageOf(2, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[2, 1], "refreshing", 1]);
		pull();
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "refreshing", 1]);
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "finished", 0]);
	});

	test("at once, when they are asked for while a further page is being read, which is given up", async () => {
		const { records, pull, page, ids, state } = open();
		await page.succeed(pageOf(4, 4, 3));
		records.send({ type: "load more" });
		pull();
		expect([state(), page.waiting()]).toEqual(["refreshing", 2]);
		await page.succeed(pageOf(4, 2, 1));
		await page.succeed(pageOf(5, 5, 4));
		expect([ids(), state(), page.waiting()]).toEqual([[5, 4], "ready", 0]);
	});

	test("when the money has moved while they are being read, for the first time or anew", async () => {
		const { page, tellMoney, ids, state } = open();
		await tellMoney("10");
		await tellMoney("9");
		await page.succeed(pageOf(1, 1));
		expect([ids(), state()]).toEqual([[1], "catching up"]);
		await tellMoney("8");
		await page.succeed(pageOf(2, 2, 1));
		expect([ids(), state()]).toEqual([[2, 1], "catching up"]);
		await page.succeed(pageOf(3, 3, 2, 1));
		expect([ids(), state(), page.waiting()]).toEqual([[3, 2, 1], "finished", 0]);
	});

	test("for money that has moved, and whoever reads further down keeps their place; a pull begins anew", async () => {
		const { records, pull, page, tellMoney, ids } = open();
		await tellMoney("10");
		await page.succeed(pageOf(4, 4, 3));
		records.send({ type: "load more" });
		await page.succeed(pageOf(4, 2, 1));
		await tellMoney("9");
		await page.succeed(pageOf(5, 5, 4));
		expect(ids()).toEqual([5, 4, 3, 2, 1]);
		pull();
		await page.succeed(pageOf(5, 5, 4));
		expect(ids()).toEqual([5, 4]);
	});

	test("in full where somebody pulled before, whatever moves meanwhile", async () => {
		const { pull, page, tellMoney, state } = open();
		await tellMoney("10");
		pull();
		await tellMoney("9");
		await page.succeed(pageOf(4, 4, 3));
		expect([state(), page.waiting()]).toEqual(["refreshing", 1]);
	});
});
