import { deposit, session, withdrawal } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { chatMessagesPath } from "../site/chat-path.ts";
import { createBench, requestOf, storePicture } from "../test/client.test-support.ts";
import { createShares } from "./shares.ts";

const visitor = "198.51.100.7";
const login = session.loginForU.example.input;

/** A bench and what a visitor at another network address asks for. */
const start = () => {
	const bench = createBench();
	const { platform } = bench;
	const read = async (request: Request, client: string) => (await platform.fetch(request, client)).json();
	const chat = (conversation: string, text: string, client: string) => {
		const body = new URLSearchParams({ conversation, text });
		return platform.fetch(
			new Request(`http://platform.test${chatMessagesPath}`, { method: "POST", body }),
			client,
		);
	};
	return {
		...bench,
		chat,
		chatOf: (conversation: string, client: string) =>
			read(
				new Request(`http://platform.test${chatMessagesPath}?conversation=${conversation}`),
				client,
			) as Promise<readonly { readonly text: string }[]>,
		demo: (device_id: string, client: string) =>
			read(
				requestOf(session.createAccountDemoForU, {
					...session.createAccountDemoForU.example.input,
					device_id,
				}),
				client,
			) as Promise<{ readonly code: number; readonly data: { readonly token: string } | null }>,
		send: (request: Request, client: string) => read(request, client),
	};
};

describe("A-483: shares of owners", () => {
	test("what one owner adds beyond its share pushes out its own oldest entries alone", () => {
		const shares = createShares<number>({ perOwner: 3, total: 10 });
		shares.set("customer 1", "own", 0);
		for (let number = 1; number <= 50; number++) shares.set("visitor a", `a${number}`, number);
		expect([...shares.entries()].map(([key]) => key)).toEqual(["own", "a48", "a49", "a50"]);
	});

	test("what many owners hold together beyond the total costs the one who holds most", () => {
		const shares = createShares<number>({ perOwner: 3, total: 10 });
		shares.set("customer 1", "own", 0);
		for (let number = 1; number <= 60; number++) shares.set(`visitor ${number % 4}`, `v${number}`, number);
		expect([shares.get("own"), shares.size(), shares.heldBy("customer 1")]).toEqual([0, 10, 1]);
	});

	test("entries count by their size", () => {
		const shares = createShares<number>({ perOwner: 5, total: 100, sizeOf: (value) => value });
		shares.set("customer 1", "first", 3);
		shares.set("customer 1", "second", 3);
		shares.delete("second");
		shares.set("customer 1", "third", 5);
		expect([shares.get("first"), shares.heldBy("customer 1")]).toEqual([undefined, 5]);
	});
});

describe("A-483: a visitor cannot push out", () => {
	test("a customer's first answers", async () => {
		const { token, send } = start();
		const bind = () => {
			const input = { type: "1", draw_id: "1", dc_address: "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf" };
			const { url } = requestOf(withdrawal.bindDrawMethod, input);
			const headers = { lang: "en", authorization: token };
			return new Request(`${url}?t=1`, { method: "POST", headers, body: new URLSearchParams(input) });
		};
		const first = await send(bind(), "");
		for (let t = 0; t < 1100; t++) {
			const { url } = requestOf(session.loginForU, {});
			const body = new URLSearchParams({ ...login, account: "nobody@tradewind.test" });
			await send(new Request(`${url}?t=${t}`, { method: "POST", body }), visitor);
		}
		expect(await send(bind(), "")).toEqual(first);
		expect(first.msg).toBe("Payout method added");
	});

	test("a customer's support chat, nor keep others from theirs", async () => {
		const { chat, chatOf } = start();
		const own = "0123456789abcdef0123456789abcdef";
		const idOf = (number: number) => number.toString(16).padStart(32, "f");
		await chat(own, "My deposit", "203.0.113.1");
		const statuses = [];
		for (let number = 0; number < 210; number++)
			statuses.push((await chat(idOf(number), "Hello", visitor)).status);
		expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([200, 400]);
		expect((await chatOf(own, "203.0.113.1"))[0]?.text).toBe("My deposit");
		expect((await chat("e".repeat(32), "Hello", "203.0.113.2")).status).toBe(200);
	});

	test("a demo account, its session, or the demo accounts of others", async () => {
		const { demo, ask } = start();
		const own = await demo("own", "203.0.113.1");
		const codes = [];
		for (let number = 0; number < 310; number++) codes.push((await demo(`d${number}`, visitor)).code);
		expect([codes.filter((code) => code === 1).length, codes.at(-1)]).toEqual([300, 0]);
		expect((await ask(session.getUserInfo, {}, own.data?.token ?? "")).code).toBe(1);
		expect((await demo("own", visitor)).code).toBe(1);
		expect((await demo("another", "203.0.113.2")).code).toBe(1);
	});

	test("a customer's session by demo sessions of one device", async () => {
		const { demo, ask } = start();
		for (let number = 0; number < 120; number++) await demo("one device", visitor);
		expect((await ask(session.getUserInfo)).code).toBe(1);
	});

	test("a customer's waiting deposits, of which each customer has at most 20", async () => {
		const { platform, token, ask, signIn } = start();
		const deposits = async (as: string, count: number) => {
			const proofImg = await storePicture(platform, as);
			const replies = [];
			for (let number = 0; number < count; number++)
				replies.push((await ask(deposit.submitCrypto, { ...crypto, number: "25.5", proofImg }, as)).msg);
			return replies;
		};
		const crypto = { charge_id: "1", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" };
		const before = (await ask(deposit.getDepositRecords, { type: "0", page: "1" })).data as Total;
		await deposits(token, 1);
		const others = await deposits(signIn("omar@tradewind.test"), 21);
		expect(others.at(-1)).toBe("The maximum is reached: 20. Finish or remove one first");
		const after = (await ask(deposit.getDepositRecords, { type: "0", page: "1" })).data as Total;
		expect(after.total - before.total).toBe(1);
	});

	test("a customer's payout methods", async () => {
		const { ask, signIn } = start();
		const omar = signIn("omar@tradewind.test");
		const bind = (payee_name: string, as?: string) =>
			ask(withdrawal.bindDrawMethod, { type: "2", draw_id: "11", bank_name: "Bank", payee_name }, as);
		await bind("Mia");
		for (let number = 0; number < 60; number++) await bind(`Omar ${number}`, omar);
		const { data } = await ask(withdrawal.getDrawMethods, { draw_type: "2" });
		expect(JSON.stringify(data)).toContain('"Mia"');
		expect(JSON.stringify(data)).not.toContain("Omar");
	});
});

interface Total {
	readonly total: number;
}
