import { beforeEach, expect, test, vi } from "vitest";
import { signIn, startApp } from "../state/fake-app.test-support.ts";
import { save, savedKey } from "../storage/saved.ts";
import { connectOtherTabs } from "./other-tabs.ts";

const world = { page: new EventTarget(), document: new EventTarget(), kept: new Map<string, string>() };

beforeEach(() => {
	Object.assign(world, { page: new EventTarget(), document: new EventTarget(), kept: new Map() });
	vi.stubGlobal("document", world.document);
	vi.stubGlobal("addEventListener", world.page.addEventListener.bind(world.page));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => world.kept.get(key) ?? null,
		setItem: (key: string, value: string) => void world.kept.set(key, value),
	});
});

const returns = {
	"is taken from the back/forward cache": () => void world.page.dispatchEvent(new Event("pageshow")),
	"becomes visible": () => {
		Object.assign(world.document, { visibilityState: "visible" });
		world.document.dispatchEvent(new Event("visibilitychange"));
	},
	"hears of what was saved": () =>
		void world.page.dispatchEvent(Object.assign(new Event("storage"), { key: savedKey })),
};
const ways = Object.keys(returns) as (keyof typeof returns)[];
const goOutOfSight = () => {
	Object.assign(world.document, { visibilityState: "hidden" });
	world.document.dispatchEvent(new Event("visibilitychange"));
};

/** A tab of customer 7, whose token is kept as the app keeps it. */
const signedInTab = async () => {
	const started = startApp();
	started.app.session.on("signed in", ({ signedIn }) => save({ token: signedIn.token }));
	const reload = vi.fn();
	connectOtherTabs({ session: started.app.session, reload });
	await signIn(started, 7);
	const signedIn = () => started.app.session.getSnapshot().context.signedIn?.customer.id;
	return { ...started, reload, signedIn };
};

test.each(ways)("Pitfalls: a logout in another tab is a logout in a page that %s", async (way) => {
	const { reload, signedIn } = await signedInTab();
	returns[way]();
	expect(signedIn()).toBe(7);
	save({ token: undefined });
	goOutOfSight();
	expect(signedIn()).toBe(7);
	returns[way]();
	expect([signedIn(), reload.mock.calls.length]).toEqual([undefined, 0]);
});

test.each(ways)("Pitfalls: a page that %s starts anew for another customer", async (way) => {
	const { reload } = await signedInTab();
	save({ token: "token 8" });
	returns[way]();
	expect(reload).toHaveBeenCalledTimes(1);
});

test.each(ways)("an attempt to log in is not disturbed where the page %s", async (way) => {
	const started = startApp();
	const reload = vi.fn();
	connectOtherTabs({ session: started.app.session, reload });
	started.app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
	save({ token: "token 8" });
	returns[way]();
	expect(reload).not.toHaveBeenCalled();
});

test.each([
	["nothing", undefined],
	["what was there before", "token 3"],
])("a device that can remember %s logs nobody out on a return", async (_, stuck) => {
	save({ token: stuck });
	Object.assign(localStorage, {
		setItem: () => {
			throw new Error("full");
		},
	});
	const { reload, signedIn } = await signedInTab();
	for (const way of ways) returns[way]();
	expect([signedIn(), reload.mock.calls.length]).toEqual([7, 0]);
});

test("a session that ends here leaves no tab behind the next one's", async () => {
	const { app, reload } = await signedInTab();
	save({ token: "token 8" });
	app.session.send({ type: "logout" });
	returns["becomes visible"]();
	expect(reload).toHaveBeenCalledTimes(1);
});
