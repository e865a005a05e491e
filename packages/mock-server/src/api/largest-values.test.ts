import { type Call, calls, type WireInput } from "@tradewind/contracts";
import { Result, Schema } from "effect";
import { describe, expect, test } from "vitest";
import { type Bench, createBench, requestOf, storePicture } from "../test/client.test-support.ts";
import { readAs } from "./fields.ts";

/** Longest and largest first. */
const candidates = [
	...[1_000_000, 400_000, 300_000, 12_000, 400, 254, 200, 100, 64].map((length) => "W".repeat(length)),
	`data:image/png;base64,${"A".repeat(299_978)}`,
	"9".repeat(40),
	"999999999999999999999.999999999999999999",
	"999999999999.999999999999999999",
	...[16, 15, 11, 7, 6].map((length) => "9".repeat(length)),
	"+999999-99999999999999999999",
];

const accepts = (call: Call, input: Record<string, string>): boolean =>
	Result.isSuccess(readAs(call.input, input));

/** The names of all fields of a call, also of optional ones. */
const fieldsOf = (call: Call): readonly string[] => {
	const { properties } = Schema.toJsonSchemaDocument(call.input).schema;
	return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
};

const largest = (call: Call, base: WireInput, name: string): string =>
	candidates.find((value) => accepts(call, { ...base, [name]: value })) ?? base[name] ?? "";

test("A-480: every amount and every text that a customer can name has a maximum", () => {
	const endless = calls.flatMap((call) =>
		fieldsOf(call)
			.filter((name) =>
				["W".repeat(1_000_000), "9".repeat(1_000_000), `data:image/png;base64,${"A".repeat(1_000_000)}`].some(
					(value) => accepts(call, { ...call.example.input, [name]: value }),
				),
			)
			.map((name) => `${call.id} ${name}`),
	);
	expect(endless).toEqual([]);
});

describe("A-480: after the largest value that the contract allows in every field of every call", () => {
	const picture = /pic$|^proofImg$|_cert$|_photo$|^tax_bill$/;

	/** Queries of everyone and of two customers, as ids with what broke. */
	const unreadable = async (bench: Bench, omar: string): Promise<readonly string[]> => {
		const broken: string[] = [];
		for (const call of calls.filter(({ kind, sends }) => kind === "query" && sends !== "file"))
			for (const token of [undefined, bench.token, omar])
				await bench.platform.fetch(requestOf(call, call.example.input, { token })).then(
					({ status }) => status === 200 || broken.push(`${call.id} ${status}`),
					(error) => broken.push(`${call.id} ${error}`),
				);
		return broken;
	};

	test("every list is readable by everyone", async () => {
		const bench = createBench();
		const omar = bench.signIn("omar@tradewind.test");
		const url = await storePicture(bench.platform, bench.token);
		const broken: string[] = [];
		for (const call of calls.filter(({ sends, path }) => sends !== "file" && !/session\/end/.test(path))) {
			const example = Object.fromEntries(
				Object.entries(call.example.input).map(([name, value]) => [name, picture.test(name) ? url : value]),
			);
			const names = fieldsOf(call);
			const all = Object.fromEntries(names.map((name) => [name, largest(call, example, name)]));
			const inputs = [
				all,
				...names.map((name) => ({ ...example, [name]: largest(call, example, name) })),
				example,
			];
			for (const input of inputs) {
				const token = bench.signIn();
				await bench.platform
					.fetch(requestOf(call, input, { token }))
					.catch((error) => broken.push(`${call.id}: ${error}`));
			}
			if (call.kind === "command") {
				bench.advance(1000);
				broken.push(...(await unreadable(bench, omar)).map((each) => `after ${call.id}: ${each}`));
			}
		}
		bench.advance(10 * 60_000);
		broken.push(...(await unreadable(bench, omar)));
		expect(broken).toEqual([]);
	});

	test("every list is readable at the largest price that control takes, and no larger one is taken", async () => {
		const bench = createBench();
		const omar = bench.signIn("omar@tradewind.test");
		const largest = `${"9".repeat(9)}.99999`;
		bench.platform.control.price({ code: "EURUSD", price: largest });
		bench.advance(60_000);
		expect(await unreadable(bench, omar)).toEqual([]);
		expect(() => bench.platform.control.price({ code: "EURUSD", price: "9".repeat(21) })).toThrow();
	});
});
