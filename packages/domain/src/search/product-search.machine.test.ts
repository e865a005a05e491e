import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { euroDollar, quoteOf } from "../contract/contract.test-support.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { InstrumentList } from "../market/market-data.port.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { Company } from "../support/support.port.ts";
import {
	productSearchMachine,
	type SearchAnswer,
	type SearchRequest,
	typingPauseMs,
} from "./product-search.machine.ts";
import { maxSearchLength } from "./search-text.ts";

const offline = new Unreachable({ reason: "offline" });
const list: InstrumentList = { instruments: [euroDollar], quotes: [quoteOf("1.08")] };
const instruments: SearchAnswer = { kind: "instruments", list };
const noInstruments: SearchAnswer = { kind: "instruments", list: { instruments: [], quotes: [] } };
const company: Company = {
	id: 1,
	name: "Harbour",
	subject: "",
	registeredAddress: "",
	location: "",
	email: "",
	url: "",
	logo: "",
};
const companies: SearchAnswer = { kind: "companies", companies: [company] };

const start = () => {
	const clock = new SimulatedClock();
	const search = scriptedRequest<SearchAnswer, QueryError, SearchRequest>();
	const actor = createActor(productSearchMachine.provide({ actors: { search: search.logic } }), { clock });
	const emitted: InstrumentList[] = [];
	actor.on("instruments", (event) => emitted.push(event.list));
	actor.start();
	return {
		actor,
		search,
		emitted,
		wait: (milliseconds: number) => clock.increment(milliseconds),
		type: (text: string) => actor.send({ type: "type", text }),
		seen: () => {
			const { value, context } = actor.getSnapshot();
			return [value, context.text, context.instruments ?? context.companies];
		},
	};
};

test("every state and every transition is covered", () => {
	const done = (output: unknown) => ({ type: "xstate.done.actor.search" as const, output });
	coverMachine(productSearchMachine, [
		{ type: "type", text: "e" },
		{ type: "type", text: "eu" },
		{ type: "type", text: "" },
		{ type: "choose kind", kind: "companies" },
		{ type: "choose kind", kind: "instruments" },
		{ type: "search now" },
		{ type: "retry" },
		done(Result.succeed(instruments)),
		done(Result.succeed(companies)),
		done(Result.fail(offline)),
		{ type: "xstate.error.actor.search", error: new Error() },
	]);
});

describe("Spec 1 §2: a search", () => {
	test("is requested once the typing pauses, with the trimmed text", async () => {
		const { search, wait, type, seen, emitted } = start();
		type("e");
		wait(typingPauseMs - 1);
		type(" eu ");
		wait(typingPauseMs - 1);
		expect([search.inputs(), seen()]).toEqual([[], ["typing", " eu ", undefined]]);
		wait(1);
		expect(search.inputs()).toEqual([{ kind: "instruments", text: "eu" }]);
		await search.succeed(instruments);
		expect(seen()).toEqual(["found", " eu ", [euroDollar.code]]);
		expect(emitted).toEqual([list]);
	});

	test("is requested at once by the search key, and not a second time for it", async () => {
		const { actor, search, type, wait } = start();
		type("eu");
		actor.send({ type: "search now" });
		actor.send({ type: "search now" });
		wait(typingPauseMs);
		await search.succeed(instruments);
		actor.send({ type: "search now" });
		expect(search.inputs()).toEqual([{ kind: "instruments", text: "eu" }]);
	});

	test("never shows an older answer for a newer text", async () => {
		const { search, type, wait, seen } = start();
		type("eu");
		wait(typingPauseMs);
		type("gold");
		wait(typingPauseMs);
		expect(search.interrupted()).toEqual([true, false]);
		await search.succeed(instruments);
		expect(seen()).toEqual(["searching", "gold", undefined]);
		await search.succeed(noInstruments);
		expect(seen()).toEqual(["found", "gold", []]);
	});

	test("is not repeated for additional spaces, and drops its result when the text changes", async () => {
		const { search, type, wait, seen } = start();
		type("eu");
		wait(typingPauseMs);
		await search.succeed(instruments);
		type("eu ");
		expect(seen()).toEqual(["found", "eu ", [euroDollar.code]]);
		type("eur");
		expect(seen()).toEqual(["typing", "eur", undefined]);
		type("  ");
		wait(typingPauseMs);
		expect([seen(), search.inputs().length]).toEqual([["nothing typed", "  ", undefined], 1]);
	});

	test("takes at most 64 characters", () => {
		const { search, type, wait, seen } = start();
		type("x".repeat(maxSearchLength + 9));
		wait(typingPauseMs);
		const cut = "x".repeat(maxSearchLength);
		expect([seen()[1], search.inputs()]).toEqual([cut, [{ kind: "instruments", text: cut }]]);
	});

	test("that fails keeps the text, shows the reason and can be retried, also by the search key; a defect has no reason", async () => {
		const { actor, search, type, wait, seen } = start();
		const error = () => actor.getSnapshot().context.error;
		type("eu");
		wait(typingPauseMs);
		await search.fail(offline);
		expect([seen(), error()]).toEqual([["failed", "eu", undefined], offline]);
		actor.send({ type: "retry" });
		expect([seen(), error()]).toEqual([["searching", "eu", undefined], undefined]);
		await search.break();
		expect([seen(), error()]).toEqual([["failed", "eu", undefined], undefined]);
		actor.send({ type: "search now" });
		await search.succeed(instruments);
		expect(seen()).toEqual(["found", "eu", [euroDollar.code]]);
	});
});

describe("Spec 1 §2: in company mode", () => {
	test("the same text is searched among the companies at once, and the result of the other kind is dropped", async () => {
		const { actor, search, type, wait, seen, emitted } = start();
		type("har");
		wait(typingPauseMs);
		await search.succeed(instruments);
		actor.send({ type: "choose kind", kind: "companies" });
		expect(seen()).toEqual(["searching", "har", undefined]);
		await search.succeed(companies);
		expect(seen()).toEqual(["found", "har", [company]]);
		actor.send({ type: "choose kind", kind: "companies" });
		expect(search.inputs()).toEqual([
			{ kind: "instruments", text: "har" },
			{ kind: "companies", text: "har" },
		]);
		expect(emitted.map(({ instruments: { length } }) => length)).toEqual([1, 0]);
	});

	test("an empty text is not searched", () => {
		const { actor, search } = start();
		actor.send({ type: "choose kind", kind: "companies" });
		expect([actor.getSnapshot().value, actor.getSnapshot().context.kind, search.inputs()]).toEqual([
			"nothing typed",
			"companies",
			[],
		]);
	});
});
