import { describe, expect, test } from "vitest";
import { addressNotices } from "./address-notice.ts";
import { type AddressVerdict, checkAddress } from "./check-address.ts";
import { inGroupsOfFour } from "./grouped.ts";
import { type Network, networkOf } from "./network.ts";
import { type AddressUse, useOf } from "./used-address.ts";

const tron = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
const ether = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const segwit = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";
const testnet = "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx";

describe("Spec 2 §3: the network of a currency", () => {
	test.each<[string, string, Network | undefined]>([
		["USDT", "TRC20", "tron"],
		["USDT", "trc-20", "tron"],
		["USDT", "ERC20", "ethereum"],
		["USDT", "BEP20 (BSC)", undefined],
		["USDT", "BEP20", "ethereum"],
		["BTC", "Bitcoin", "bitcoin"],
		["BTC", "", "bitcoin"],
		["ETH", " ", "ethereum"],
		["BTC", "ERC20", "ethereum"],
		["SOL", "Solana", undefined],
		["SOL", "", undefined],
	])("of %s with the protocol %j is %s", (code, protocol, network) => {
		expect(networkOf({ code, protocol })).toBe(network);
	});
});

describe("Spec 2 §5: an address fits its currency", () => {
	test.each<[string, string, string, AddressVerdict]>([
		["USDT", "TRC20", tron, { is: "valid" }],
		["USDT", "ERC20", ether, { is: "valid" }],
		["USDT", "ERC20", ether.toLowerCase(), { is: "no check digits" }],
		["BTC", "Bitcoin", segwit, { is: "valid" }],
		["USDT", "TRC20", ether, { is: "another network", looksLike: "ethereum", network: "tron" }],
		["USDT", "ERC20", tron, { is: "another network", looksLike: "tron", network: "ethereum" }],
		["BTC", "Bitcoin", testnet, { is: "another network", looksLike: "bitcoin testnet", network: "bitcoin" }],
		["USDT", "TRC20", `${tron.slice(0, -1)}T`, { is: "wrong check digits", network: "tron" }],
		["USDT", "TRC20", "bob.near", { is: "not an address", network: "tron" }],
		["SOL", "Solana", "bob.near", { is: "unknown network", looksLike: undefined }],
		["USDT", "Solana", tron, { is: "unknown network", looksLike: "tron" }],
		["USDT", "Solana", `${tron.slice(0, -1)}T`, { is: "unknown network", looksLike: undefined }],
	])("%s %s %s", (code, protocol, address, verdict) => {
		expect(checkAddress(address, { code, protocol })).toEqual(verdict);
	});
});

describe("A-334: an address is compared with those used before", () => {
	/** The same first and last characters, another middle. */
	const planted = "TR7NHqjeKQwrongwrongwrongwrongLj6t";
	test.each<[string, string, readonly string[], AddressUse]>([
		["is new without any", tron, [], { is: "new" }],
		["is used", tron, [segwit, tron], { is: "used" }],
		["is used in another case where case means nothing", segwit.toUpperCase(), [segwit], { is: "used" }],
		["is used with and without check digits", ether.toLowerCase(), [ether], { is: "used" }],
		["is new beside others", tron, [segwit, ether], { is: "new" }],
		["looks like one", planted, [segwit, tron], { is: "look-alike", of: tron }],
		[
			"looks like one of Ethereum, whatever its case",
			`0x5AAEb6${"0".repeat(29)}beAed`,
			[ether],
			{ is: "look-alike", of: ether },
		],
		[
			"does not look like one that only begins like it",
			"TR7NHqjeKQwrongwrongwrongwrongwron",
			[tron],
			{ is: "new" },
		],
		[
			"does not look like one because both begin with bc1q",
			"bc1qrp33g0q5c5txsp9arysrx4k6z",
			[segwit],
			{ is: "new" },
		],
	])("it %s", (_, address, used, expected) => {
		expect(useOf(address, used)).toEqual(expected);
	});

	test("the gravest notice comes first, and no notice blocks", () => {
		const solana = { code: "SOL", protocol: "Solana" };
		expect([
			addressNotices(tron, { code: "USDT", protocol: "TRC20" }, [tron]),
			addressNotices(planted, solana, [tron]),
			addressNotices(ether.toLowerCase(), { code: "ETH", protocol: "ERC20" }, []),
		]).toEqual([
			[],
			[
				{ is: "address looks like another", used: tron },
				{ is: "network not known", looksLike: undefined },
			],
			[{ is: "address without check digits" }, { is: "address used for the first time" }],
		]);
	});
});

test("A-334: an address is grouped by four, with nothing left out", () => {
	expect(inGroupsOfFour("TR7N HqjeKQxGT")).toEqual(["TR7N", "Hqje", "KQxG", "T"]);
	expect(inGroupsOfFour("")).toEqual([]);
});
