import { calls } from "@tradewind/contracts";
import { fieldsOf, otherForm, specifiedFields, withChange, withoutFields } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { enveloped } from "./http/fake-platform.test-support.ts";
import { type ConsumerTest, optionsAt } from "./pact/consumer-test.ts";

const modules = import.meta.glob<{ readonly pact: readonly ConsumerTest[] }>("./*/*.pact.ts", {
	eager: true,
});
const consumers = Object.values(modules).flatMap(({ pact }) => pact);

/** The first successful request of each call. */
const requests = calls.flatMap((call) => {
	const found = consumers.find((each) => each.call.id === call.id && each.answer === "success");
	return found ? [[call.id, found] as const] : [];
});

/** What the domain gets if the platform answers the call with `reply`, and all others with their examples. */
const answered = ({ call, run }: ConsumerTest, reply: unknown) =>
	run({
		...optionsAt("https://tradewind.test/", true),
		fetch: async ({ url }) => {
			const asked = calls.find(({ path }) => path === new URL(url).pathname);
			const data = asked?.id === call.id ? reply : asked?.example.reply;
			return asked?.replies === "plain" ? Response.json(data) : enveloped(1, data);
		},
	});

/** Decimals by their value: 1.10 is 1.1. */
const byValue = (outcome: unknown): unknown =>
	JSON.parse(JSON.stringify(outcome), (_, value) =>
		value?._id === "BigDecimal" ? Number(`${value.value}e${-value.scale}`) : value,
	);

describe("Spec 1 §3, §7: what the domain gets from other platforms", () => {
	test("every call is requested", () => {
		expect(requests.map(([id]) => id)).toEqual(calls.map(({ id }) => id));
	});

	test.each(requests)("%s: the specification's fields alone are enough", async (id, request) => {
		const others = fieldsOf(request.call.reply)
			.map(({ path }) => path)
			.filter((path) => !specifiedFields[id]?.includes(path));
		expect(await answered(request, withoutFields(request.call.example.reply, others))).toHaveProperty(
			"value",
		);
	});

	test.each(requests)(
		"%s: each optional field may be null or absent, alone and with all others",
		async (_, request) => {
			const { reply, example } = request.call;
			const optional = fieldsOf(reply).flatMap(({ path, isRequired }) => (isRequired ? [] : [path]));
			const variants = [
				...optional.map((path) => withChange(example.reply, path, () => null)),
				...optional.map((path) => withoutFields(example.reply, [path])),
				optional.reduce((json, path) => withChange(json, path, () => null), example.reply),
				withoutFields(example.reply, optional),
			];
			for (const variant of variants) expect(await answered(request, variant)).toHaveProperty("value");
		},
	);

	test.each(requests)("%s: a number and its text are the same", async (_, request) => {
		const { reply, example } = request.call;
		for (const { path } of fieldsOf(reply)) {
			const read = await answered(request, withChange(example.reply, path, otherForm));
			expect([path, byValue(read)]).toEqual([path, byValue(request.expected)]);
		}
	});
});
