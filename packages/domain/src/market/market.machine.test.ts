import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { SimulatedClock } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { decimal, price } from "../money/decimal.ts";
import { SessionInvalid, Unreachable } from "../request/request.errors.ts";
import type { Category, Sparkline } from "./instrument.ts";
import { marketMachine, sparklineLifetimeMs } from "./market.machine.ts";
import { euro, gold, instrument, list, quote, startMarket, yen } from "./market-machine.test-support.ts";

const offline = new Unreachable({ reason: "offline" });
const categories: readonly Category[] = [{ id: 1, name: "Currencies" }];
const sparklines: readonly Sparkline[] = [{ code: euro, closes: [price(decimal("1"))] }];

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const error = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(marketMachine, [
		{ type: "refresh" },
		{ type: "retry" },
		{ type: "language changed" },
		{ type: "list expected" },
		{ type: "sparklines expired" },
		{ type: "choose", code: euro },
		{ type: "choose", code: yen },
		{ type: "instruments found", list: list(yen) },
		done("readInstruments", Result.succeed(list(euro, gold))),
		done("readInstruments", Result.fail(offline)),
		done("readInstruments", Result.fail(new SessionInvalid({ message: "" }))),
		done("readCategories", Result.succeed(categories)),
		done("readSparklines", Result.succeed(sparklines)),
		error("readInstruments"),
		error("readCategories"),
		error("readSparklines"),
	]);
});

describe("Spec 1 §7: the list", () => {
	test("is ready before categories and sparklines are requested", async () => {
		const { readInstruments, readCategories, readSparklines, is, context, quotes } = startMarket();
		expect([readCategories.inputs().length, readSparklines.inputs().length]).toEqual([0, 0]);
		await readInstruments.succeed(list(euro, gold));
		expect(is("ready")).toBe(true);
		expect(quotes).toEqual([[quote(euro), quote(gold)]]);
		await readSparklines.succeed(sparklines);
		await readCategories.succeed(categories);
		expect(context()).toEqual({
			instruments: [instrument(euro), instrument(gold)],
			categories,
			sparklines,
			chosen: euro,
			error: undefined,
			isRefreshRequested: false,
			areSparklinesFresh: true,
			areListsExpected: true,
		});
	});

	test("requests categories and sparklines when the first list is shown, once", async () => {
		const { actor, readInstruments, readCategories, readSparklines } = startMarket(
			undefined,
			undefined,
			false,
		);
		const requests = () => [readCategories.inputs().length, readSparklines.inputs().length];
		await readInstruments.succeed(list(euro));
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		expect(requests()).toEqual([0, 0]);
		for (const _ of ["once", "again"]) actor.send({ type: "list expected" });
		expect(requests()).toEqual([1, 1]);
		await readSparklines.succeed(sparklines);
		await readCategories.succeed(categories);
		actor.send({ type: "list expected" });
		expect(requests()).toEqual([1, 1]);
	});

	test("is read once more for a refresh during its reading, and shown meanwhile", async () => {
		const { actor, readInstruments, is, context } = startMarket();
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		expect([is("refreshing"), readInstruments.inputs().length]).toEqual([true, 2]);
		expect(context().instruments).toEqual([instrument(euro)]);
		for (const _ of ["once", "again"]) actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		expect([is("refreshing"), readInstruments.inputs().length]).toEqual([true, 3]);
		await readInstruments.succeed(list(euro, gold));
		expect([is("ready"), readInstruments.inputs().length]).toEqual([true, 3]);
		expect(context().instruments).toEqual([instrument(euro), instrument(gold)]);
	});

	test("is read once more after a failure if a refresh arrived meanwhile", async () => {
		const { actor, readInstruments, is } = startMarket();
		actor.send({ type: "refresh" });
		await readInstruments.fail(offline);
		expect([is("loading"), readInstruments.inputs().length]).toEqual([true, 2]);
		await readInstruments.fail(offline);
		expect(is("failed")).toBe(true);
	});

	test("pitfall 10: is not read once more after a 999, even if a refresh arrived meanwhile", async () => {
		const { actor, readInstruments, is } = startMarket();
		const sessionInvalid = new SessionInvalid({ message: "Please log in again" });
		actor.send({ type: "refresh" });
		await readInstruments.fail(sessionInvalid);
		expect([is("failed"), readInstruments.inputs().length]).toEqual([true, 1]);
		actor.send({ type: "retry" });
		await readInstruments.succeed(list(euro));
		for (const _ of ["once", "again"]) actor.send({ type: "refresh" });
		await readInstruments.fail(sessionInvalid);
		expect([is("ready"), readInstruments.inputs().length]).toEqual([true, 3]);
	});

	test("is ready without categories and sparklines, which the next refresh requests again", async () => {
		const { actor, readInstruments, readCategories, readSparklines, is, context } = startMarket();
		await readInstruments.succeed(list(euro));
		await readCategories.fail(offline);
		await readSparklines.break();
		expect(is("ready")).toBe(true);
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		await readCategories.succeed(categories);
		await readSparklines.succeed(sparklines);
		expect([context().categories, context().sparklines]).toEqual([categories, sparklines]);
	});

	test("does not request known categories and sparklines again", async () => {
		const { actor, readInstruments, readCategories, readSparklines } = startMarket();
		await readInstruments.succeed(list(euro));
		await readCategories.succeed(categories);
		await readSparklines.succeed(sparklines);
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		expect([readCategories.inputs().length, readSparklines.inputs().length]).toEqual([1, 1]);
	});

	test("reads its sparklines again after a quarter of an hour, and shows the old ones meanwhile, however often it is refreshed", async () => {
		const clock = new SimulatedClock();
		const { actor, readInstruments, readCategories, readSparklines, context } = startMarket(undefined, clock);
		const later: readonly Sparkline[] = [{ code: euro, closes: [price(decimal("2"))] }];
		await readInstruments.succeed(list(euro));
		await readCategories.succeed(categories);
		await readSparklines.succeed(sparklines);
		for (const _ of ["once", "again"]) {
			clock.increment(sparklineLifetimeMs / 2 - 1);
			actor.send({ type: "refresh" });
			await readInstruments.succeed(list(euro));
		}
		expect(readSparklines.inputs().length).toBe(1);
		clock.increment(2);
		expect([readSparklines.inputs().length, context().sparklines]).toEqual([2, sparklines]);
		await readSparklines.fail(offline);
		expect([readSparklines.inputs().length, context().sparklines]).toEqual([2, sparklines]);
		actor.send({ type: "refresh" });
		await readInstruments.succeed(list(euro));
		await readSparklines.succeed(later);
		expect([readSparklines.inputs().length, context().sparklines]).toEqual([3, later]);
		clock.increment(sparklineLifetimeMs);
		expect(readSparklines.inputs().length).toBe(4);
	});

	test("reads old sparklines again although its categories never arrived", async () => {
		const clock = new SimulatedClock();
		const { readInstruments, readCategories, readSparklines, context } = startMarket(undefined, clock);
		const later: readonly Sparkline[] = [{ code: euro, closes: [price(decimal("2"))] }];
		await readInstruments.succeed(list(euro));
		await readSparklines.succeed(sparklines);
		await readCategories.fail(offline);
		clock.increment(sparklineLifetimeMs);
		expect([readSparklines.inputs().length, readCategories.inputs().length]).toEqual([2, 2]);
		await readSparklines.succeed(later);
		await readCategories.succeed(categories);
		expect([context().categories, context().sparklines]).toEqual([categories, later]);
	});

	test("keeps its data during a refresh and after a failed one", async () => {
		const { actor, readInstruments, is, context } = startMarket();
		await readInstruments.succeed(list(euro));
		actor.send({ type: "refresh" });
		expect([is("refreshing"), context().instruments.length]).toEqual([true, 1]);
		await readInstruments.fail(offline);
		expect([is("ready"), context().instruments.length, context().error]).toEqual([true, 1, offline]);
	});

	test("is read again on retry after a failed first reading", async () => {
		const { actor, readInstruments, is, context } = startMarket();
		await readInstruments.fail(offline);
		expect([is("failed"), context().error]).toEqual([true, offline]);
		actor.send({ type: "retry" });
		await readInstruments.succeed(list(euro));
		expect([is("ready"), context().error]).toEqual([true, undefined]);
	});

	test("and its categories are read again in another language, at once and without hiding the list", async () => {
		const { actor, readInstruments, readCategories, is, context } = startMarket();
		await readInstruments.succeed(list(euro));
		await readCategories.succeed(categories);
		actor.send({ type: "language changed" });
		expect([is("refreshing"), context().instruments.length]).toEqual([true, 1]);
		await readInstruments.succeed(list(euro, gold));
		await readCategories.succeed([{ id: 1, name: "外匯" }]);
		expect(context().categories).toEqual([{ id: 1, name: "外匯" }]);
		expect(context().instruments.length).toBe(2);
	});

	test("of another language replaces one that was requested before the change", async () => {
		const { actor, readInstruments, is, context } = startMarket();
		actor.send({ type: "language changed" });
		await readInstruments.succeed(list(euro));
		expect(is("refreshing")).toBe(true);
		await readInstruments.succeed(list(euro, gold));
		expect([is("ready"), context().instruments.length]).toEqual([true, 2]);
	});
});
