import { copyTrading as followed, fund, loan, session } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createMemoryStore } from "../journal/world-store.ts";
import { createPlatform } from "../platform.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { requestOf } from "../test/client.test-support.ts";
import { exampleSituation } from "./example-situation.ts";
import type { overview } from "./overview.ts";

const mia = { account: "mia@tradewind.test" };
type Overview = ReturnType<typeof overview>;

const read = async <Report>(platform: ReturnType<typeof createPlatform>, path: string): Promise<Report> =>
	(await platform.fetch(new Request(`http://localhost/__control/${path}`))).json();

const send = async (
	platform: ReturnType<typeof createPlatform>,
	path: string,
	body: object,
): Promise<number> => {
	const headers = { "content-type": "application/json" };
	const request = { method: "POST", headers, body: JSON.stringify(body) };
	return (await platform.fetch(new Request(`http://localhost/__control/${path}`, request))).status;
};

type Call = Parameters<typeof requestOf>[0];

/** A scenario, and what Mia does in it. */
const situations: readonly (readonly [string, (readonly [Call, Record<string, string>])?])[] = [
	...scenarios.map(({ name }) => [name] as const),
	["fund-held", [fund.redeem, { sub_id: "3" }]],
	["loan-approved", [loan.submitLoan, loan.submitLoan.example.input]],
	["loan-to-repay", [loan.repay, { ...loan.repay.example.input, loan_id: "1", charge_id: "1" }]],
];

test("every decision that the console offers is accepted, and what was decided waits no more", async () => {
	const kinds = new Set<string>();
	for (const [scenario, deed] of situations) {
		const start = async () => {
			const platform = createPlatform({ scenario });
			const { token } = platform.control["session/open"](mia);
			if (deed) await platform.fetch(requestOf(...deed, { token }));
			return platform;
		};
		const { waiting } = await read<Overview>(await start(), "overview");
		for (const { what, decisions } of waiting)
			for (const { name, command, body } of decisions) {
				const platform = await start();
				expect([what, name, await send(platform, command, body)]).toEqual([what, name, 200]);
				const after = (await read<Overview>(platform, "overview")).waiting.map((one) => one.what);
				const before = waiting.map((one) => one.what);
				expect(after).toEqual(name === "Match an account" ? before : before.filter((one) => one !== what));
				kinds.add(command);
			}
	}
	expect([...kinds].sort()).toEqual([
		"deposit/decide",
		"fund/refund",
		"loan/application",
		"loan/decide",
		"loan/repayment",
		"verification/decide",
		"withdrawal/decide",
	]);
});

test("a customer who wants to be a trader waits, and is rejected without a reason", async () => {
	const platform = createPlatform();
	const { token } = platform.control["session/open"](mia);
	await platform.fetch(
		new Request("http://localhost/api/follow/apply_trader", {
			method: "POST",
			headers: { authorization: token },
		}),
	);
	const { waiting } = await read<Overview>(platform, "overview");
	expect(waiting).toEqual([
		{
			what: "Application to become a trader",
			who: "mia@tradewind.test",
			details: [],
			decisions: [
				{ name: "Approve", command: "trader/decide", body: { ...mia, approved: true } },
				{ name: "Reject", command: "trader/decide", body: { ...mia, approved: false } },
			],
		},
	]);
});

test("A-872: customers without an e-mail address are named by phone number, and demo customers by UID", async () => {
	const platform = createPlatform();
	const { control } = platform;
	control.code({ to: "+0015550199", type: "1", code: "123456" });
	const password = "Gale-2026";
	const ask = async (call: Call, input: Record<string, string>, token = "") =>
		(await platform.fetch(requestOf(call, input, { token }))).json();
	const phone = { type: "mobile", account: "+0015550199", area_id: "1", sms_code: "123456" };
	await ask(session.register, { ...phone, password, re_password: password });
	await ask(session.createAccountDemoForU, {
		demo_id: "",
		device_system: "x",
		device_version: "1",
		device_id: "d",
	});
	const { customers } = await read<Overview>(platform, "overview");
	const names = customers.slice(-2).map(({ account }) => account);
	expect(names).toEqual(["+0015550199", "90000001"]);
	const opened = names.map((account) => control["session/open"]({ account }));
	expect(opened.map(({ user }) => user.nickname)).toEqual(
		customers.slice(-2).map(({ nickname }) => nickname),
	);
	expect(control["session/open"]({ account: " MIA@tradewind.test" }).user.nickname).toBe("Mia");
	for (const account of ["", "TW10000001", "10000099"])
		expect(() => control["session/open"]({ account })).toThrow("account");

	await ask(followed.applyTrader, {}, opened[0]?.token);
	const { waiting } = await read<Overview>(platform, "overview");
	const [approve] = waiting[0]?.decisions ?? [];
	expect([approve?.body, approve && (await send(platform, approve.command, approve.body))]).toEqual([
		{ account: "+0015550199", approved: true },
		200,
	]);
	expect((await read<Overview>(platform, "overview?search=0199")).customers[0]?.isTrader).toBe(true);
});

test("the customers are found by e-mail, name or UID, with the money of each wallet", async () => {
	const platform = createPlatform({ scenario: "untraded" });
	const { customers, customersFound } = await read<Overview>(platform, "overview?search=LIN%40");
	expect(customersFound).toBe(1);
	expect(customers).toEqual([
		{
			who: "lin@tradewind.test",
			account: "lin@tradewind.test",
			uid: "10000003",
			nickname: "Lin",
			isVerified: false,
			isTrader: false,
			level: 1,
			creditScore: 100,
			wallets: [
				{ name: "Contract", free: "20.00", locked: "0" },
				{ name: "Micro", free: "0.00", locked: "0" },
				{ name: "Cash", free: "0.00", locked: "0" },
			],
			profit: "0",
			marginLevel: "0",
			orders: 0,
			sessions: 0,
			follows: [],
		},
	]);
});

test("calls are reported once each, with who made them and the answer, also if a fault has changed it", async () => {
	const platform = createPlatform();
	const { token } = platform.control["session/open"](mia);
	const balance = (headers: Record<string, string>) =>
		platform
			.fetch(new Request("http://localhost/v2/api/main/wallet/getBalance", { headers }))
			.catch(() => undefined);
	await balance({ authorization: token });
	platform.control.faults({ http: [{ match: "account.getBalance", drop: "after executing", times: 1 }] });
	await balance({ authorization: token });
	await balance({});
	const call = { call: "account.getBalance", at: platform.clock.now() };
	interface Live {
		readonly last: number;
		readonly calls: readonly { readonly msg: string }[];
	}
	const live = await read<Live>(platform, "live?after=0");
	expect(live).toMatchObject({
		scenario: "default",
		sockets: 0,
		last: 3,
		calls: [
			{ ...call, number: 1, who: "mia@tradewind.test", outcome: 1, executed: true, isFaulty: false },
			{ ...call, number: 2, who: "mia@tradewind.test", outcome: "dropped", executed: true, isFaulty: true },
			{ ...call, number: 3, who: "visitor", outcome: 999, executed: true, isFaulty: false },
		],
	});
	expect((await read<Live>(platform, "live?after=2")).calls).toHaveLength(1);
	platform.control.reset({});
	expect(await read<Live>(platform, "live?after=3")).toMatchObject({ last: 0, calls: [] });
});

test("the steps of the example in the reference lead to a copy that is smaller than the order, without sockets", async () => {
	const platform = createPlatform({ store: createMemoryStore() });
	for (const { command, body } of exampleSituation)
		expect([command, await send(platform, command, body)]).toEqual([command, 200]);
	const { customers } = await read<Overview>(platform, "overview?search=mia");
	const [follow] = customers[0]?.follows ?? [];
	expect(follow).toMatchObject({ trader: "1001", multiple: "1", maxAmount: "500" });
	expect(platform.control.state().faults.socket).toEqual([{ number: 1, kind: "drop", ms: 3_600_000 }]);
	expect(follow?.copies).toEqual([expect.objectContaining({ code: "EURUSD", wanted: "2" })]);
	expect(platform.control.state().follows).toEqual([{ follower: "mia@tradewind.test", ...follow }]);
	expect(Number(follow?.copies[0]?.quantity)).toBeLessThan(2);
});
