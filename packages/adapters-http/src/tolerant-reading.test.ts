import { calls } from "@tradewind/contracts";
import { intolerance, requiredFields, unsettableFields, type WireReader } from "@tradewind/contracts/pact";
import { describe, expect, test } from "vitest";
import { enveloped } from "./http/fake-platform.test-support.ts";
import { type ConsumerTest, optionsAt } from "./pact/consumer-test.ts";

const modules = import.meta.glob<{ readonly pact: readonly ConsumerTest[] }>("./*/*.pact.ts", {
	eager: true,
});
const consumers = Object.values(modules).flatMap(({ pact }) => pact);

/** What the domain gets from all ports that use a call, if the platform answers it with `reply`. */
const readerOf = (call: (typeof calls)[number]): WireReader => ({
	id: call.id,
	schema: call.reply,
	example: call.example.reply,
	required: requiredFields[call.id] ?? [],
	unsettable: unsettableFields[call.id] ?? [],
	read: async (reply) => {
		let leftOut = 0;
		const users = consumers.filter((each) => each.call.id === call.id && each.answer === "success");
		const outcomes = await Promise.all(
			users.map(({ run }) =>
				run({
					...optionsAt("https://tradewind.test/", true),
					onRowLeftOut: (id) => (leftOut += id === call.id ? 1 : 0),
					fetch: async ({ url }) => {
						const asked = calls.find(({ path }) => path === new URL(url).pathname);
						const data = asked?.id === call.id ? reply : asked?.example.reply;
						return asked?.replies === "plain" ? Response.json(data ?? null) : enveloped(1, data);
					},
				}),
			),
		);
		return {
			value: outcomes.map((outcome) => ("value" in outcome ? outcome.value : undefined)),
			isReadable: outcomes.every((outcome) => "value" in outcome),
			leftOut,
		};
	},
});

describe("A-155: what the domain gets from platforms that write replies in another way", () => {
	test.each(calls.map((call) => [call.id, call] as const))("%s is read tolerantly", async (_, call) => {
		expect(await intolerance(readerOf(call))).toEqual([]);
	});

	test("every call is read by a port of the domain", () => {
		const isRead = ({ id }: (typeof calls)[number]) =>
			consumers.some(({ call, answer }) => call.id === id && answer === "success");
		expect(calls.filter((call) => !isRead(call)).map(({ id }) => id)).toEqual([]);
	});

	test("the required fields are those of calls and frames that exist", () => {
		const ids = [...Object.keys(requiredFields), ...Object.keys(unsettableFields)];
		const known = calls.map(({ id }) => id);
		expect(ids.filter((id) => !known.includes(id) && !id.startsWith("realtime."))).toEqual([]);
	});
});
