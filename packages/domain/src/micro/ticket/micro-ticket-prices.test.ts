import { describe, expect, test } from "vitest";
import { euroDollar, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { instant } from "../../time/instant.ts";
import { startTicket } from "./micro-ticket.test-support.ts";

describe("Pitfall 3: nothing is ordered on prices that are not current", () => {
	const at = (milliseconds: number) => instant(noon + milliseconds);

	test("a quote that is not renewed for 15 s bars the press, the next quote frees it", async () => {
		const { clock, up, facts, state, tell, now } = await startTicket();
		clock.increment(15_000);
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(1);
		up();
		expect([facts().isQuoteOld, state()]).toEqual([true, "filling in"]);
		tell({ quote: quoteOf("1.08403", euroDollar, now()) });
		expect(facts().isQuoteOld).toBe(false);
		up();
		expect(state()).toBe("sending");
	});

	test("each quote has its own 15 s", async () => {
		const { clock, facts, tell, now } = await startTicket();
		clock.increment(10_000);
		tell({ quote: quoteOf("1.08403", euroDollar, now()) });
		clock.increment(10_000);
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(5001);
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a quote that is told again grows no younger, nor do other news make it so", async () => {
		const { clock, facts, tell } = await startTicket();
		clock.increment(15_001);
		tell({ quote: quoteOf("1.08402") });
		tell({ lossLevel: 1 });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("an old quote that is told again after the clock was set back stays old", async () => {
		const { clock, sleep, facts, tell } = await startTicket();
		clock.increment(20_000);
		sleep(-10_000);
		tell({ quote: quoteOf("1.08402") });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("news at its last moment keep no quote young", async () => {
		const { clock, facts, tell } = await startTicket();
		clock.increment(15_000);
		tell({ lossLevel: 1 });
		expect(facts().isQuoteOld).toBe(false);
		clock.increment(1);
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a quote that is old when the ticket opens is old at once", async () => {
		const { facts } = await startTicket({ quote: quoteOf("1.08402", euroDollar, at(-15_001)) });
		expect(facts().isQuoteOld).toBe(true);
	});

	test("a quote that has been taken away is none, neither old nor young", async () => {
		const { clock, facts, tell, now } = await startTicket();
		tell({ quote: undefined });
		clock.increment(20_000);
		expect(facts().isQuoteOld).toBe(false);
		tell({ quote: quoteOf("1.08403", euroDollar, now()) });
		expect(facts().isQuoteOld).toBe(false);
	});

	test("an old quote that has been taken away leaves nothing behind", async () => {
		const { clock, facts, tell } = await startTicket();
		clock.increment(15_001);
		tell({ quote: undefined });
		expect(facts().isQuoteOld).toBe(false);
	});

	test("a device that slept: the press is judged by the clock, for its timers stood still", async () => {
		const { sleep, up, state, facts, send } = await startTicket();
		sleep(15_001);
		expect(facts().isQuoteOld).toBe(false);
		up();
		expect([state(), send.inputs(), facts().isQuoteOld]).toEqual(["filling in", [], true]);
		const dozing = await startTicket();
		dozing.sleep(15_000);
		dozing.up();
		expect(dozing.state()).toBe("sending");
	});

	test("a clock that was set back makes no quote young, not even one that the timer has called old", async () => {
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
