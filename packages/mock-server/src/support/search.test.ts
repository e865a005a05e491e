import { support as calls, market as marketCalls, site } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, requestOf } from "../test/client.test-support.ts";

const bench = createBench();
const names = async (text: string) => {
	const { data } = await bench.ask(calls.searchCompanies, { name: text }, undefined);
	return (data as readonly { readonly name: string }[]).map(({ name }) => name);
};
const codes = async (text: string) => {
	const { data } = await bench.ask(marketCalls.searchInstruments, { searchCurrency: text }, undefined);
	return (data as readonly { readonly Code: string }[]).map(({ Code }) => Code);
};

describe("Spec 1 §2: a search", () => {
	test("finds instruments by symbol and code, prefix matches first, and by the name of a category", async () => {
		expect([
			await codes("gold"),
			await codes("us 1"),
			await codes("no such thing"),
			await codes("crypto"),
		]).toEqual([["XAUUSD"], ["US100"], [], ["BTCUSD", "ETHUSD", "SOLUSD", "XRPUSD", "DOGEUSD", "LTCUSD"]]);
	});

	test("answers with the instruments as the list has them", async () => {
		const { data: list } = await bench.ask(marketCalls.getTradeList);
		const { data: found } = await bench.ask(marketCalls.searchInstruments, { searchCurrency: "EURUSD" });
		expect(found).toEqual(
			(list as readonly { readonly Code: string }[]).filter(({ Code }) => Code === "EURUSD"),
		);
	});

	test("finds companies by name, including the site's own", async () => {
		expect([await names("harbour"), await names("TRADEWIND"), await names("南灣"), await names(" ")]).toEqual(
			[["Harbour Light Markets"], ["Tradewind Markets"], ["南灣環球資本"], []],
		);
		const { data } = await bench.ask(calls.getCompany);
		expect((data as { readonly name: string }).name).toBe("Tradewind Markets");
	});

	test("with an empty or too long text is refused", async () => {
		const refused = await Promise.all(
			["", "x".repeat(65)].map((text) => bench.ask(marketCalls.searchInstruments, { searchCurrency: text })),
		);
		expect(refused.map(({ code }) => code === 1)).toEqual([false, false]);
	});
});

test("Spec 1 §2, §9: in company mode the site follows the company that the cookie names", async () => {
	const names = async (scenario: "default" | "company-mode", cookie: string) => {
		const { platform } = createBench({ scenario });
		const read = async (call: typeof calls.getCompany | typeof site.getBasicInfo) => {
			const request = requestOf(call, {});
			request.headers.set("cookie", cookie);
			return (await (await platform.fetch(request)).json()).data;
		};
		const [company, info] = [await read(calls.getCompany), await read(site.getBasicInfo)];
		return [company.name, info.site_name];
	};
	const harbour = "Harbour Light Markets";
	expect([
		await names("company-mode", "a=b; company_id=2"),
		await names("company-mode", "company_id=99"),
		await names("company-mode", "xcompany_id=2"),
		await names("default", "company_id=2"),
	]).toEqual([
		[harbour, harbour],
		["Tradewind Markets", "Tradewind Markets"],
		["Tradewind Markets", "Tradewind"],
		["Tradewind Markets", "Tradewind"],
	]);
});

test("the scenario of the company mode has its type", async () => {
	const company = createBench({ scenario: "company-mode" });
	const { data } = await company.ask(site.getCompanyStatus);
	expect(data).toEqual({ status: 1, type: 2, loss_url: "" });
});
