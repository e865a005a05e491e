import { describe, expect, test } from "vitest";
import { euroDollar, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { instant } from "../../time/instant.ts";
import { startTicket } from "./micro-ticket.test-support.ts";

describe("Pitfall 3: no order is placed on prices that are not current", () => {
	const at = (milliseconds: number) => instant(noon + milliseconds);

	test("a quote that is not renewed for 15 s blocks the press; the next quote unblocks it", async () => {
		const { clock, up, facts, state, dispatch, now } = await startTicket();
		clock.increment(15_000);
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(1);
		up();
		expect([facts().isQuoteOld, state()]).toEqual([true, "filling in"]);
		dispatch({ quote: quoteOf("1.08403", euroDollar, now()) });
		expect(facts().isQuoteOld).toBe(false);
		up();
		expect(state()).toBe("sending");
	});

	test("each quote has its own 15 s", async () => {
		const { clock, facts, dispatch, now } = await startTicket();
		clock.increment(10_000);
		dispatch({ quote: quoteOf("1.08403", euroDollar, now()) });
		clock.increment(10_000);
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(5001);
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a repeated quote does not become younger, and neither do other facts make it so", async () => {
		const { clock, facts, dispatch } = await startTicket();
		clock.increment(15_001);
		dispatch({ quote: quoteOf("1.08402") });
		dispatch({ lossLevel: 1 });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("an old quote that is repeated after the clock was set back stays old", async () => {
		const { clock, sleep, facts, dispatch } = await startTicket();
		clock.increment(20_000);
		sleep(-10_000);
		dispatch({ quote: quoteOf("1.08402") });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("other facts at its last moment do not extend its lifetime", async () => {
		const { clock, facts, dispatch } = await startTicket();
		clock.increment(15_000);
		dispatch({ lossLevel: 1 });
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(1);
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a quote that is old when the ticket opens is old at once", async () => {
		const { facts } = await startTicket({ quote: quoteOf("1.08402", euroDollar, at(-15_001)) });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a removed quote is neither old nor current", async () => {
		const { clock, facts, dispatch, now } = await startTicket();
		dispatch({ quote: undefined });
		clock.increment(20_000);
		expect(facts().isQuoteOld).toBe(false);
		dispatch({ quote: quoteOf("1.08403", euroDollar, now()) });
		expect(facts().isQuoteOld).toBe(false);
	});

	test("a removed old quote has no further effect", async () => {
		const { clock, facts, dispatch } = await startTicket();
		clock.increment(15_001);
		dispatch({ quote: undefined });
		expect(facts().isQuoteOld).toBe(false);
	});

	test("after a sleep the press is validated by the clock, because timers did not run", async () => {
		const { sleep, up, state, facts, send } = await startTicket();
		sleep(15_001);
		expect(facts().isQuoteOld).toBe(false);
		up();
		expect([state(), send.inputs(), facts().isQuoteOld]).toEqual(["filling in", [], true]);
		const sleeping = await startTicket();
		sleeping.sleep(15_000);
		sleeping.up();
		expect(sleeping.state()).toBe("sending");
	});

	test("setting the clock back does not make a quote current, not even one that the timer has marked as old", async () => {
		const back = await startTicket();
		back.sleep(-3_600_000);
		back.up();
		expect([back.state(), back.facts().isQuoteOld]).toEqual(["filling in", true]);
		const old = await startTicket();
		old.clock.increment(20_000);
		old.sleep(-10_000);
		old.up();
		expect([old.state(), old.facts().isQuoteOld]).toEqual(["filling in", true]);
	});
});
