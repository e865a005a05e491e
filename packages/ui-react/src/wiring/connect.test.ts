import type { MoneyReading } from "@tradewind/domain/account";
import { decimal, money, rate } from "@tradewind/domain/money";
import { type QueryError, Unreachable } from "@tradewind/domain/request";
import { noFlags, type SiteReading, siteMachine } from "@tradewind/domain/site";
import { Result } from "effect";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
	holdingOrder,
	noon,
	readingOf,
	signIn,
	siteSettings,
	startApp,
} from "../state/fake-app.test-support.ts";
import { connect } from "./connect.ts";

const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
	Object.assign(page, { window: new EventTarget(), document: new EventTarget() });
	vi.useFakeTimers({ toFake: ["Date"], now: noon });
	vi.stubGlobal("document", page.document);
	vi.stubGlobal("location", { pathname: "/nowhere" });
	vi.stubGlobal("addEventListener", page.window.addEventListener.bind(page.window));
});

const show = (visibilityState: "visible" | "hidden") => {
	Object.assign(page.document, { visibilityState });
	page.document.dispatchEvent(new Event("visibilitychange"));
};
const settled = async () => {
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

const funds: MoneyReading = { balances: [], profitOfDay: money(decimal("0")) };
const site: SiteReading = {
	settings: siteSettings,
	flags: noFlags,
	contact: { is: "none" },
	status: { isOpen: true, isCompanyMode: false },
	menu: [],
};

const unreachable = new Unreachable({ reason: "no answer" });

/** The connected app; the test sends the events of its socket. */
const connected = async () => {
	const world = startApp();
	const readings: Result.Result<SiteReading, QueryError>[] = [];
	let siteReadings = 0;
	const readSite = fromPromise(() => {
		siteReadings++;
		return Promise.resolve(readings.shift() ?? Result.succeed(structuredClone(site)));
	});
	const app = { ...world.app, site: createActor(siteMachine.provide({ actors: { readSite } })) };
	connect(app);
	const { requests } = world;
	return {
		...world,
		app,
		readings,
		siteReadings: () => siteReadings,
		goLive: () => {
			app.realtime.send({ type: "socket opened" });
			app.realtime.send({
				type: "received",
				message: { type: "login result", accepted: true, message: "" },
				at: noon,
			});
			return settled();
		},
		/** The numbers of unanswered requests for orders and balances. */
		asked: () => [requests.orders.waiting(), requests.money.waiting()],
		answer: async () => {
			await requests.orders.succeed(readingOf(holdingOrder));
			await requests.money.succeed(funds);
		},
	};
};

describe("Spec 1 §4: when the first connection is made", () => {
	test("data that was loaded before it is read again once", async () => {
		const world = await connected();
		await signIn(world, 7);
		await world.answer();
		expect(world.asked()).toEqual([0, 0]);
		await world.goLive();
		expect([world.app.realtime.getSnapshot().matches("live"), world.asked()]).toEqual([true, [1, 1]]);
		await world.answer();
		expect(world.asked()).toEqual([0, 0]);
	});

	test("A-157: data that could not be read before it is read at once", async () => {
		const world = await connected();
		await signIn(world, 7);
		await world.requests.orders.fail(unreachable);
		await world.requests.money.fail(unreachable);
		expect(world.asked()).toEqual([0, 0]);
		await world.goLive();
		expect(world.asked()).toEqual([1, 1]);
	});

	test("data is not read again while its request is in flight", async () => {
		const [both, one] = [await connected(), await connected()];
		await signIn(both, 7);
		await both.goLive();
		await both.answer();
		expect(both.asked()).toEqual([0, 0]);
		await signIn(one, 7);
		await one.requests.money.succeed(funds);
		await one.goLive();
		await one.requests.orders.succeed(readingOf(holdingOrder));
		expect(one.asked()).toEqual([0, 1]);
	});

	test("nothing is read for a visitor or after a logout", async () => {
		const [visitor, left] = [await connected(), await connected()];
		await visitor.goLive();
		await signIn(left, 7);
		await left.answer();
		left.app.session.send({ type: "logout" });
		await left.goLive();
		expect([visitor.asked(), left.asked()]).toEqual([
			[0, 0],
			[0, 0],
		]);
	});
});

test("Spec 1 §4: balances are read again, once, when a push leaves out an open position", async () => {
	const world = await connected();
	await signIn(world, 7);
	await world.answer();
	const totals = { profit: money(decimal("0")), hazardRate: rate(decimal("0")), margin: money(decimal("0")) };
	for (let push = 0; push < 2; push++)
		world.app.orders.send({ type: "trade", update: { totals, orders: [] } });
	expect(world.requests.money.waiting()).toBe(1);
	await world.requests.money.succeed(funds);
	expect(world.requests.money.waiting()).toBe(0);
});

describe("Spec 1 §3: the terms of the site are read again, and unchanged until the answer", () => {
	test("when the page is visible again after 5 minutes or more", async () => {
		const { app, siteReadings, readings } = await connected();
		await settled();
		const { settings } = app.site.getSnapshot().context;
		const leaveFor = async (milliseconds: number) => {
			show("hidden");
			vi.setSystemTime(Date.now() + milliseconds);
			show("visible");
			const meanwhile = app.site.getSnapshot().context.settings;
			await settled();
			return [siteReadings(), meanwhile === settings];
		};
		expect(await leaveFor(299_999)).toEqual([1, true]);
		expect(await leaveFor(300_000)).toEqual([2, true]);
		expect(app.site.getSnapshot().context.settings).toBe(settings);
		readings.push(Result.fail(new Unreachable({ reason: "offline" })));
		expect(await leaveFor(300_000)).toEqual([3, true]);
		expect(app.site.getSnapshot().context.settings).toBe(settings);
		const changed = { ...site.settings, microLossLevel: 1 };
		readings.push(Result.succeed({ ...site, settings: changed }));
		expect(await leaveFor(300_000)).toEqual([4, true]);
		expect(app.site.getSnapshot().context.settings).toEqual(changed);
	});

	test("A-22: and a site that has closed meanwhile sends its customers away", async () => {
		const { app, goLive, readings } = await connected();
		const visited: string[] = [];
		vi.stubGlobal("location", { pathname: "/nowhere", replace: (url: string) => visited.push(url) });
		await goLive();
		readings.push(Result.succeed({ ...site, status: { isOpen: false, lossUrl: "https://gone.test/" } }));
		app.site.send({ type: "commands", inFlight: 1 });
		app.realtime.send({ type: "socket closed" });
		app.realtime.send({ type: "network back" });
		await goLive();
		const before = [...visited];
		app.site.send({ type: "commands", inFlight: 0 });
		expect([before, visited]).toEqual([[], ["https://gone.test/"]]);
	});

	test("when the socket reconnects, not when it connects for the first time", async () => {
		const { app, goLive, siteReadings } = await connected();
		await goLive();
		expect(siteReadings()).toBe(1);
		app.realtime.send({ type: "socket closed" });
		app.realtime.send({ type: "network back" });
		await goLive();
		expect(siteReadings()).toBe(2);
	});
});
