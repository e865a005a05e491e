import { content, deposit, upload } from "@tradewind/contracts";
import { examplePicture } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";

const mia = "mia@tradewind.test";
const tron = { charge_id: "1", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" };
const euros = "12";

const start = async (account = mia) => {
	const bench = createBench();
	const token = account === mia ? bench.token : bench.signIn(account);
	const body = new FormData();
	const picture = new Blob([Buffer.from(examplePicture.base64, "base64")], {
		type: examplePicture.mediaType,
	});
	body.append("file", picture, examplePicture.name);
	const uploaded = await bench.platform.fetch(
		new Request(`http://platform.test${upload.uploadImage.path}`, {
			method: "POST",
			headers: { authorization: token },
			body,
		}),
	);
	const proofImg: string = (await uploaded.json()).data.url;
	const ask: typeof bench.ask = (call, input, as = token) => bench.ask(call, input, as);
	const changeBalance = () =>
		bench
			.state()
			.journal.flatMap(({ postings }) => postings)
			.filter((posting) => posting.account === "customer:1:change:free")
			.reduce((sum, { amount }) => sum + Number(amount), 0);
	return {
		...bench,
		proofImg,
		ask,
		changeBalance,
		submitCrypto: (changed: Record<string, string> = {}) =>
			ask(deposit.submitCrypto, { ...tron, number: "25.5", proofImg, ...changed }),
		create: (changed: Record<string, string> = {}) =>
			ask(deposit.createBankDeposit, { number: "100", symbol_id: euros, ...changed }),
		decide: (decision: string, remark?: string) =>
			bench.platform.control["deposit/decide"]({ account, decision, ...(remark && { remark }) }),
		pending: async () => (await ask(deposit.getPendingDeposit)).data,
		records: async (type: "0" | "1", lang = "en") => {
			const response = await bench.platform.fetch(
				new Request(`http://platform.test${deposit.getDepositRecords.path}?type=${type}&page=1`, {
					headers: { authorization: token, lang },
				}),
			);
			return (await response.json()).data.data;
		},
		messages: async () => (await ask(content.getMessages, { limit: "50", page: "1" })).data,
		sum: () => bench.state().sumOfPostings,
	};
};

describe("Spec 2 §3, §7: a deposit of a coin", () => {
	test("is recorded as pending, moves no money, and is credited at the price of the coin once it is approved", async () => {
		const bench = await start();
		const bitcoin = { charge_id: "3", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" };
		expect((await bench.submitCrypto({ ...bitcoin, number: "0.0012345" })).msg).toBe(
			"Deposit received. It is under review",
		);
		expect(await bench.records("0")).toEqual([
			{
				id: 7001,
				number: "0.0012345",
				type: 0,
				currency_code: "BTC",
				status: 0,
				created_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
				remark: "",
				bank_info: null,
				proof_img: bench.proofImg,
			},
		]);
		expect(bench.changeBalance()).toBe(250);
		bench.decide("approve");
		// 0.0012345 × 96 500 = 119.12925, rounded down.
		expect([bench.changeBalance(), bench.sum()]).toEqual([369.12, "0"]);
		expect((await bench.records("0"))[0].status).toBe(1);
		expect(bench.state().journal.at(-1)).toMatchObject({
			occasion: "deposit",
			movementId: 7001,
			postings: [
				{ account: "company:outside", amount: "-119.12" },
				{ account: "customer:1:change:free", amount: "119.12" },
			],
		});
	});

	test("is rejected with a remark that the customer reads in the record and in a message, without a movement", async () => {
		const bench = await start();
		await bench.submitCrypto();
		bench.decide("reject", "Not found on the network.");
		expect(await bench.records("0")).toMatchObject([{ status: 2, remark: "Not found on the network." }]);
		expect(bench.changeBalance()).toBe(250);
		expect(await bench.messages()).toMatchObject({
			data: [
				{ title: "Deposit #7001 was rejected", desc: expect.stringContaining("Not found on the network.") },
				{},
				{},
			],
		});
		expect(() => bench.decide("approve")).toThrow("mia@tradewind.test has no such deposit");
	});

	test.each<[string, Record<string, string>, string]>([
		["another address", { address: tron.address.toLowerCase() }, "This address is no longer valid"],
		["an unknown channel", { charge_id: "9" }, "This address is no longer valid"],
		["less than the minimum", { number: "9.99" }, "The minimum deposit is 10 USDT"],
		["nothing", { number: "0" }, "The minimum deposit is 10 USDT"],
		["a part of a unit", { number: "10.123456789" }, "Maximum 8 decimal places"],
		[
			"a picture that was not uploaded",
			{ proofImg: "/media/uploads/x.png" },
			"The proof of payment is missing",
		],
	])("with %s is refused, and nothing is recorded", async (_, changed, message) => {
		const bench = await start();
		const { code, msg } = await bench.submitCrypto(changed);
		expect([code, msg]).toEqual([0, expect.stringContaining(message)]);
		expect(await bench.records("0")).toEqual([]);
	});

	test("with the picture of another customer is refused", async () => {
		const bench = await start();
		const omar = bench.signIn("omar@tradewind.test");
		const { msg } = await bench.ask(
			deposit.submitCrypto,
			{ ...tron, number: "25", proofImg: bench.proofImg },
			omar,
		);
		expect(msg).toBe("The proof of payment is missing");
	});

	test("is approved by itself two minutes later, once", async () => {
		const bench = await start();
		await bench.submitCrypto();
		bench.advance(119_999);
		expect(bench.changeBalance()).toBe(250);
		bench.advance(1);
		expect(bench.changeBalance()).toBe(275.5);
		bench.advance(600_000);
		expect([bench.changeBalance(), bench.sum()]).toEqual([275.5, "0"]);
	});
});

test("A-241: a later session of the customer gets the picture that the records name, in the browser that read them", async () => {
	const bench = await start();
	await bench.submitCrypto();
	const token = bench.signIn(mia);
	const at = (path: string, headers: Record<string, string>) =>
		bench.platform.fetch(new Request(`http://platform.test${path}`, { headers }));
	const read = await at(`${deposit.getDepositRecords.path}?type=0&page=1`, { authorization: token });
	const cookie = read.headers.get("set-cookie")?.split(";")[0] ?? "";
	const statuses = [{ cookie }, {}].map(async (headers) => (await at(bench.proofImg, headers)).status);
	expect(await Promise.all(statuses)).toEqual([200, 404]);
});

describe("Spec 2 §5, §6: who may deposit", () => {
	const realName = { is_real_name_auth: "1", is_recharge_auth: "1" };
	test.each<[string, string, Record<string, string>, string]>([
		["a verified customer", mia, realName, "Deposit received. It is under review"],
		[
			"an unverified customer where the site needs a verified name",
			"omar@tradewind.test",
			realName,
			"Please verify your identity first",
		],
		[
			"an unverified customer where only one of the flags is on",
			"omar@tradewind.test",
			{ is_real_name_auth: "1" },
			"Deposit received. It is under review",
		],
		[
			"anyone where deposits of coins are off",
			mia,
			{ is_recharge_crypto: "0" },
			"Deposits of this kind are not available",
		],
	])("%s", async (_, account, flags, msg) => {
		const bench = await start(account);
		bench.platform.control.flags(flags);
		expect((await bench.submitCrypto()).msg).toBe(msg);
	});

	test("in one-account mode the money goes to the contract account", async () => {
		const bench = await start();
		bench.platform.control.flags({ only_one_account: "1" });
		await bench.submitCrypto();
		bench.decide("approve");
		expect(bench.state().journal.at(-1)?.postings).toEqual([
			{ account: "company:outside", amount: "-25.5" },
			{ account: "customer:1:forex:free", amount: "25.5" },
		]);
	});
});

describe("Spec 2 §4: a deposit by bank whose account is matched", () => {
	test("waits, is matched, takes one proof, and is credited once", async () => {
		const bench = await start();
		expect((await bench.create()).msg).toBe("A bank account is being assigned to your deposit");
		expect(await bench.pending()).toEqual({
			id: 7001,
			number: "100",
			symbol_id: 12,
			bank_info: null,
			proof_img: "",
		});
		const proof = { id: "7001", proofImg: bench.proofImg };
		const early = await bench.ask(deposit.saveProof, proof);
		expect(() => bench.decide("approve")).toThrow("does not allow it now");
		bench.decide("match");
		expect(await bench.pending()).toMatchObject({ bank_info: { iban: "DE89370400440532013000" } });
		const sent = await bench.ask(deposit.saveProof, proof);
		const again = await bench.ask(deposit.saveProof, proof);
		expect([early.code, sent.code, again.code]).toEqual([0, 1, 0]);
		bench.decide("approve");
		expect([await bench.pending(), bench.changeBalance(), bench.sum()]).toEqual([{}, 358, "0"]);
	});

	test("can be cancelled until it is matched: whichever comes first, the other is refused", async () => {
		const bench = await start();
		await bench.create();
		bench.decide("match");
		const late = await bench.ask(deposit.cancelBankDeposit, { id: "7001" });
		expect([late.code, late.msg]).toEqual([0, "This deposit can no longer be cancelled"]);
		const other = await start();
		await other.create();
		expect((await other.ask(deposit.cancelBankDeposit, { id: "7001" })).code).toBe(1);
		expect(() => other.decide("match")).toThrow("has no such deposit");
		expect([await other.pending(), (await other.records("1"))[0].status]).toEqual([{}, 3]);
	});

	test("of another customer cannot be cancelled or proved, and cancelling is off without its flag", async () => {
		const bench = await start();
		await bench.create();
		const omar = bench.signIn("omar@tradewind.test");
		expect((await bench.ask(deposit.cancelBankDeposit, { id: "7001" }, omar)).code).toBe(0);
		bench.platform.control.flags({ is_recharge_cancel: "0" });
		expect((await bench.ask(deposit.cancelBankDeposit, { id: "7001" })).code).toBe(0);
		expect((await bench.records("1"))[0].status).toBe(0);
	});

	test("blocks a second one until its proof is sent", async () => {
		const bench = await start();
		await bench.create();
		const second = await bench.create();
		bench.decide("match");
		const third = await bench.create();
		await bench.ask(deposit.saveProof, { id: "7001", proofImg: bench.proofImg });
		const fourth = await bench.create();
		expect([second.code, third.code, fourth.code]).toEqual([0, 0, 1]);
	});

	test("A-325: is matched by itself after 30 s, and ends unpaid by control alone, for a reason in the language of the customer", async () => {
		const bench = await start();
		await bench.create();
		bench.advance(30_000);
		expect(await bench.pending()).toMatchObject({ bank_info: { name: "Tradewind Trading Ltd" } });
		bench.advance(24 * 60 * 60_000);
		expect(await bench.records("1")).toMatchObject([{ status: 0 }]);
		bench.decide("expire");
		expect(await bench.records("1", "hk")).toMatchObject([{ status: 3, remark: "逾時未收到付款憑證" }]);
		expect([await bench.pending(), bench.changeBalance()]).toEqual([{}, 250]);
	});
});

describe("Spec 2 §3, §5: a deposit to a chosen bank", () => {
	test("names the account of the currency, and none where there is none", async () => {
		const bench = await start();
		const info = async (bank_coin: string) => (await bench.ask(deposit.getReceivingInfo, { bank_coin })).data;
		expect(await info("11")).toMatchObject({ payee_account: "004512889017", bank_remark: "TW-10000001" });
		expect([await info("13"), await info("99")]).toEqual([{}, {}]);
	});

	test("is recorded with the account, and credited at the price of its currency", async () => {
		const bench = await start();
		const wire = { number: "100", wire_id: euros, proofImg: bench.proofImg };
		expect((await bench.ask(deposit.submitWire, wire)).code).toBe(1);
		expect((await bench.ask(deposit.submitWire, { ...wire, wire_id: "13" })).msg).toBe(
			"No payment channel is available for this fiat account",
		);
		expect((await bench.ask(deposit.submitWire, { ...wire, number: "50001" })).msg).toBe(
			"The maximum deposit is 50000 EUR",
		);
		bench.decide("approve");
		expect([bench.changeBalance(), await bench.records("1")]).toMatchObject([
			358,
			[{ status: 1, bank_info: { bank_name: "Nordhafen Bank" } }],
		]);
	});
});
