import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bitcoin, tether } from "../withdrawals.test-support.ts";
import { readAddress } from "./typed-address.ts";

const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

describe("Spec 2 §5: a typed address", () => {
	test.each([
		["unchanged", address, address],
		["without surrounding spaces and line ends", `  ${address}\n`, address],
		["without surrounding invisible characters", `\u200f\u200b\ufeff${address}\u2060\u061c`, address],
		["with the minimum length", "bob.near", "bob.near"],
		["with the maximum length", "a".repeat(128), "a".repeat(128)],
		[
			"with a tag after it",
			"rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh:12~!",
			"rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh:12~!",
		],
	])("is read %s", (_, text, value) => {
		expect(readAddress(text, undefined, "address")).toEqual({ value, issue: undefined });
	});

	test.each([
		["", { is: "address missing", field: "address" }],
		[" \u200b\t", { is: "address missing", field: "address" }],
		["TXYZopYR dj2D9XRt", { is: "address has spaces", field: "address" }],
		["TXYZopYR\ndj2D9XRt", { is: "address has spaces", field: "address" }],
		["TXYZopYR\u200bdj2D9XRt", { is: "address has unknown characters", field: "address" }],
		["TXYZopYR\u0007dj2D9XRt", { is: "address has unknown characters", field: "address" }],
		["TXYZopYR\u007fdj2D9XRt", { is: "address has unknown characters", field: "address" }],
		["ТXYZopYRdj2D9XRt", { is: "address has unknown characters", field: "address" }],
		["a".repeat(7), { is: "address too short", field: "address", minLength: 8 }],
		["a".repeat(129), { is: "address too long", field: "address", maxLength: 128 }],
	])("%j is refused", (text, issue) => {
		expect(readAddress(text, undefined, "address")).toEqual({ value: undefined, issue });
	});

	test.each([
		[tether, address, undefined],
		[
			tether,
			`${address.slice(0, -1)}g`,
			{ is: "address check digits wrong", field: "address", network: "tron" },
		],
		[tether, "bob.near", { is: "address has another form", field: "address", network: "tron" }],
		[
			bitcoin,
			address,
			{ is: "address of another network", field: "address", looksLike: "tron", network: "bitcoin" },
		],
		[{ ...tether, protocol: "Polkadot" }, address, undefined],
	])("for %o, %s: its network and check digits", (currency, text, issue) => {
		expect(readAddress(text, currency, "address")).toEqual(
			issue ? { value: undefined, issue } : { value: text, issue: undefined },
		);
	});

	test("is the text between the spaces, or an issue", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary-ascii", maxLength: 140 }), (text) => {
				const { value } = readAddress(text, undefined, "address");
				if (value === undefined) return;
				expect([text.includes(value), /^[!-~]{8,128}$/.test(value)]).toEqual([true, true]);
			}),
		);
	});
});
