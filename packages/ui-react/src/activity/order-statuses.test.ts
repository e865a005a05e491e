import { type ActivityEntry, activityMachine, noActivity } from "@tradewind/domain/activity";
import { decimal, money, rate } from "@tradewind/domain/money";
import { beforeAll, expect, test } from "vitest";
import { createActor } from "xstate";
import { moneyText } from "../figures/money-text.ts";
import { showLanguage } from "../i18n/words.ts";
import {
	euroDollar,
	holdingOrder,
	noon,
	quote,
	readingOf,
	signIn,
	startApp,
} from "../state/fake-app.test-support.ts";
import { getAnnouncement, getStatuses } from "../ui/status/statuses.ts";
import { closedEntry } from "./closed-entry.test-support.ts";
import { closedStatus, followOrders, isForcedClose } from "./order-statuses.ts";

beforeAll(async () => {
	await showLanguage("en");
});

test.each<[string, Partial<ActivityEntry>, boolean]>([
	["an unread close without a reason", {}, true],
	["an unread close for lack of margin", { reason: "margin" }, true],
	["one that was read", { isRead: true }, false],
	["one by the customer", { reason: "customer" }, false],
	["one at a stop", { reason: "stop-loss" }, false],
	["a cancelled order", { kind: "cancelled" }, false],
	["a micro order", { product: "micro", kind: "settled" }, false],
])("A-144: %s counts as closed by the platform: %#", (_, facts, isForced) => {
	expect(isForcedClose({ ...closedEntry, ...facts })).toBe(isForced);
});

const onRead = () => {};

const result = (text: string) => moneyText(decimal(text), { sign: "always", locale: "en" });

test("A-262: a closed position is named with its result and time, and several are counted with theirs together", () => {
	const one = closedStatus([closedEntry], onRead);
	expect([one?.text, one?.detail?.("en", "GMT"), one?.to]).toEqual([
		{ key: "shared.status.closed", facts: { symbol: "EUR/USD" } },
		`${result("-0.8")} · Jan 1, 00:05 GMT`,
		"/order?type=3",
	]);
	const two = closedStatus(
		[closedEntry, { ...closedEntry, order: { ...closedEntry.order, id: 502 } }],
		onRead,
	);
	expect([two?.text, two?.detail?.("en", "GMT")]).toEqual([
		{ key: "shared.status.closedMany", facts: { count: 2 } },
		result("-1.6"),
	]);
	const unknown = closedStatus([{ ...closedEntry, profit: undefined, at: undefined }], onRead);
	expect(unknown?.detail?.("en", "GMT")).toBe("");
	expect(closedStatus([], onRead)).toBeUndefined();
});

test("A-144: closes for lack of margin are named with the level at which the platform closes; mixed ones are not", () => {
	const forMargin: ActivityEntry = { ...closedEntry, reason: "margin" };
	const another = { ...closedEntry, order: { ...closedEntry.order, id: 502 } };
	expect([
		closedStatus([forMargin], onRead)?.text,
		closedStatus([forMargin, { ...another, reason: "margin" }], onRead)?.text,
		closedStatus([forMargin, another], onRead)?.text,
	]).toEqual([
		{ key: "shared.status.closed.margin", facts: { symbol: "EUR/USD", level: "50%" } },
		{ key: "shared.status.closedMany.margin", facts: { count: 2, level: "50%" } },
		{ key: "shared.status.closedMany", facts: { count: 2 } },
	]);
});

const start = async (hazardRate: string, entries: readonly ActivityEntry[] = []) => {
	const world = startApp();
	await signIn(world, 7);
	const { app, requests } = world;
	app.orders.send({ type: "load" });
	const totals = { profit: money(decimal("0")), margin: money(decimal("10")) };
	const reading = (level: string) => ({
		...readingOf(holdingOrder),
		totals: { ...totals, hazardRate: rate(decimal(level)) },
	});
	await requests.orders.succeed(reading(hazardRate));
	const list = async () => {
		app.market.send({ type: "refresh" });
		await requests.instruments.succeed({ instruments: [euroDollar], quotes: [quote] });
	};
	const activity = createActor(activityMachine, {
		input: { saved: { ...noActivity, entries }, now: () => noon },
	}).start();
	const end = followOrders(app, activity);
	const push = (level: string) =>
		app.orders.send({ type: "trade", update: { orders: [], totals: reading(level).totals } });
	return { activity, end, push, list };
};

const shown = () => getStatuses().map(({ text, level, detail }) => [text.key, level, detail?.("en", "GMT")]);

test("A-260: a low margin level is shown with the level, which is never rounded up, and ends with the risk", async () => {
	const { push, end } = await start("150.9");
	expect(shown()).toEqual([]);
	push("149.99");
	expect(shown()).toEqual([["shared.status.margin.warning", "warning", "149%"]]);
	expect([getStatuses()[0]?.place, getAnnouncement()?.text.key]).toEqual([
		99,
		"shared.status.margin.warning",
	]);
	push("99.5");
	expect(shown()).toEqual([["shared.status.margin.danger", "danger", "99%"]]);
	push("400");
	expect(shown()).toEqual([]);
	push("80");
	end();
	expect(shown()).toEqual([]);
});

test("A-680: the strip names the price at which the platform closes positions, once the instrument is known", async () => {
	const { list, push, end } = await start("149.99");
	expect(getStatuses()[0]?.shown).toBeUndefined();
	await list();
	expect(getStatuses()[0]?.shown).toEqual({
		head: { key: "shared.status.margin.warning.short" },
		note: { key: "shared.status.margin.at", facts: { symbol: "EUR/USD", price: "1.07367" } },
	});
	push("60");
	expect(getStatuses()[0]?.shown).toEqual({
		head: { key: "shared.status.margin.danger.short" },
		note: { key: "shared.status.margin.at", facts: { symbol: "EUR/USD", price: "1.08342" } },
	});
	end();
});

test("A-681: at 100, 75 and 60 % an alert names the level, and none is repeated while the level moves around one", async () => {
	const { push, end } = await start("149.99");
	const heard: unknown[] = [];
	for (const level of ["99.5", "103", "98", "74.2", "79", "74", "59.99", "130", "80"]) {
		push(level);
		const now = getAnnouncement();
		if (now !== heard.at(-1)) heard.push(now);
	}
	const alertAt = (figure: string) => ({
		kind: "margin",
		text: { key: "shared.status.margin.alert", facts: { figure, level: "50%" } },
		isAlert: true,
	});
	expect(heard).toEqual([
		alertAt("99%"),
		alertAt("74%"),
		alertAt("59%"),
		{
			kind: "margin",
			text: { key: "shared.status.margin.warning", facts: { level: "50%" } },
			isAlert: false,
		},
		alertAt("80%"),
	]);
	end();
});

test("A-262: a position that was closed while the customer was away stays until it is read", async () => {
	const { activity, end } = await start("400", [closedEntry]);
	expect(shown()).toEqual([["shared.status.closed", "danger", `${result("-0.8")} · Jan 1, 00:05 GMT`]]);
	getStatuses()[0]?.onRead?.();
	expect([shown(), activity.getSnapshot().context.entries]).toEqual([[], [{ ...closedEntry, isRead: true }]]);
	end();
});
