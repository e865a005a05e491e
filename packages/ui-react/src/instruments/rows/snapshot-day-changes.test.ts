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

/** A list that is opened before its instruments have come, and what it takes. */
const open = () => {
	const { app, requests } = startApp();
	const told: Changes[] = [];
	let beat = (): void => {};
	const end = snapshotDayChanges(
		app,
		(changes) => told.push(changes),
		(act) => {
			beat = act;
			return () => {
				beat = () => {};
			};
		},
	);
	return {
		told: () => told.map((changes) => [...changes]),
		end,
		beat: () => beat(),
		read: async (one: Quote) => {
			app.quotes.apply([one]);
			await requests.instruments.succeed({ instruments: [{ ...euroDollar }], quotes: [one] });
		},
		refresh: () => app.market.send({ type: "refresh" }),
	};
};

test("Spec 1 §2: a list read anew keeps the changes that it is sorted by, until the next calm moment (A-118)", async () => {
	const list = open();
	const first = changed("0.07", noon);
	const second = changed("-1.5", noon + 1000);
	await list.read(first);
	list.refresh();
	await list.read(second);
	const before = [[], [[euroDollar.code, first.change]]];
	expect(list.told()).toEqual(before);
	list.beat();
	expect(list.told()).toEqual([...before, [[euroDollar.code, second.change]]]);
	list.end();
	list.beat();
	expect(list.told()).toHaveLength(3);
});
