import { contract, session, withdrawal } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, marketOrder, requestOf } from "../test/client.test-support.ts";

const send = async (
	bench: Bench,
	t: string | undefined,
	token = bench.token,
	order: object = marketOrder,
) => {
	const fields = { ...marketOrder, ...order, ...(t !== undefined && { t }) };
	const response = await bench.platform.fetch(requestOf(contract.submitContract, fields, { token }));
	return { status: response.status, body: await response.text() };
};
const orderCount = (bench: Bench) => bench.state().orders.length;
const createQuietBench = () => createBench({ scenario: "untraded" });

test("A-31: a form that arrives again with the same token and t is executed once", async () => {
	const bench = createQuietBench();
	const input = { type: "1", draw_id: "1", dc_address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" };
	const bind = async (t: string) => {
		const { url } = requestOf(withdrawal.bindDrawMethod, input);
		const sent = new Request(`${url}?t=${t}`, {
			method: "POST",
			headers: { lang: "en", authorization: bench.token },
			body: new URLSearchParams(input),
		});
		return (await (await bench.platform.fetch(sent)).json()).msg;
	};
	expect([await bind("1"), await bind("1"), await bind("2")]).toEqual([
		"Payout method added",
		"Payout method added",
		"This payout method is already saved",
	]);
});

describe("A-31: a command that arrives again with the same token and t", () => {
	test("gets the first answer and is not executed again", async () => {
		const bench = createQuietBench();
		const first = await send(bench, "1");
		bench.advance(599_999);
		expect([await send(bench, "1"), orderCount(bench)]).toEqual([first, 1]);
	});

	test("is executed again after ten minutes", async () => {
		const bench = createQuietBench();
		await send(bench, "1");
		bench.advance(600_000);
		await send(bench, "1");
		expect(orderCount(bench)).toBe(2);
	});

	test("waits for the answer of the first while that is executed", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({ http: [{ match: "contract.submit", delayMs: 3000, times: 1 }] });
		const both = [send(bench, "1"), send(bench, "1")];
		await new Promise(setImmediate);
		expect(orderCount(bench)).toBe(1);
		bench.advance(3000);
		const [first, second] = await Promise.all(both);
		expect([second, orderCount(bench)]).toEqual([first, 1]);
	});

	test("gets the refusal or the error status that the first got", async () => {
		const bench = createQuietBench();
		bench.platform.control.faults({
			http: [{ match: "contract.submit", status: 503, executes: true, times: 1 }],
		});
		const first = await send(bench, "1");
		expect([await send(bench, "1"), first.status, orderCount(bench)]).toEqual([first, 503, 1]);
		const refused = await send(bench, "2", bench.token, { cont: "1000000" });
		expect(await send(bench, "2", bench.token, { cont: "1000000" })).toEqual(refused);
		expect(orderCount(bench)).toBe(1);
	});

	test("is another command if its token, its t or a field differs, or if it has no t", async () => {
		const bench = createQuietBench();
		await send(bench, "1");
		await send(bench, "2");
		await send(bench, "1", bench.signIn("omar@tradewind.test"));
		await send(bench, "1", bench.token, { type: "2" });
		await send(bench, undefined);
		await send(bench, undefined);
		expect(orderCount(bench)).toBe(6);
	});
});

test("a login with the same t and other credentials is checked itself", async () => {
	const bench = createQuietBench();
	const logIn = async (password: string) => {
		const { url, headers, method } = requestOf(session.loginForU, {});
		const input = { ...session.loginForU.example.input, password };
		const body = new URLSearchParams(input);
		const response = await bench.platform.fetch(new Request(`${url}?t=1`, { method, headers, body }));
		return (await response.json()).code;
	};
	expect([await logIn("Tradewind-1"), await logIn("wrong")]).toEqual([1, 0]);
});

test("a query that arrives again reads the current state", async () => {
	const bench = createQuietBench();
	const read = () =>
		bench.ask(contract.getMyDeal, { ...contract.getMyDeal.example.input, status: "1", t: "1" });
	const before = await read();
	await send(bench, "2");
	expect(await read()).not.toEqual(before);
});
