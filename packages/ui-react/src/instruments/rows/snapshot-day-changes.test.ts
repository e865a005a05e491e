import type { Quote } from "@tradewind/domain/market";
import { decimal, rate } from "@tradewind/domain/money";
import { instant } from "@tradewind/domain/time";
import { expect, test } from "vitest";
import { euroDollar, noon, quote, startApp } from "../../state/fake-app.test-support.ts";
import { type Changes, snapshotDayChanges } from "./snapshot-day-changes.ts";

const changed = (change: string, at: number): Quote => ({
	...quote,
	change: rate(decimal(change)),
	madeAt: instant(at),
	receivedAt: instant(at),
});

/** A list that is opened before its instruments are loaded, and the snapshots that it receives. */
const open = () => {
	const { app, requests } = startApp();
	const received: Changes[] = [];
	let beat = (): void => {};
	const end = snapshotDayChanges(
		app,
		(changes) => received.push(changes),
		(act) => {
			beat = act;
			return () => {
				beat = () => {};
			};
		},
	);
	return {
		received: () => received.map((changes) => [...changes]),
		end,
		beat: () => beat(),
		read: async (one: Quote) => {
			app.quotes.apply([one]);
			await requests.instruments.succeed({ instruments: [{ ...euroDollar }], quotes: [one] });
		},
		refresh: () => app.market.send({ type: "refresh" }),
	};
};

test("Spec 1 §2: a list that is read again stays sorted by the same changes until the page is untouched (A-118)", async () => {
	const list = open();
	const first = changed("0.07", noon);
	const second = changed("-1.5", noon + 1000);
	await list.read(first);
	list.refresh();
	await list.read(second);
	const before = [[], [[euroDollar.code, first.change]]];
	expect(list.received()).toEqual(before);
	list.beat();
	expect(list.received()).toEqual([...before, [[euroDollar.code, second.change]]]);
	list.end();
	list.beat();
	expect(list.received()).toHaveLength(3);
});
