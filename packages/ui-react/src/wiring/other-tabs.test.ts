import { beforeEach, expect, test, vi } from "vitest";
import { signIn, startApp } from "../state/fake-app.test-support.ts";
import { save, savedKey } from "../storage/saved.ts";
import { connectOtherTabs } from "./other-tabs.ts";

const world = { page: new EventTarget(), document: new EventTarget(), saved: new Map<string, string>() };

beforeEach(() => {
	Object.assign(world, { page: new EventTarget(), document: new EventTarget(), saved: new Map() });
	vi.stubGlobal("document", world.document);
	vi.stubGlobal("addEventListener", world.page.addEventListener.bind(world.page));
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => world.saved.get(key) ?? null,
		setItem: (key: string, value: string) => void world.saved.set(key, value),
	});
});

const returns = {
	"is taken from the back/forward cache": () => void world.page.dispatchEvent(new Event("pageshow")),
	"becomes visible": () => {
		Object.assign(world.document, { visibilityState: "visible" });
		world.document.dispatchEvent(new Event("visibilitychange"));
	},
	"receives a storage event": () =>
		void world.page.dispatchEvent(Object.assign(new Event("storage"), { key: savedKey })),
};
const returnNames = Object.keys(returns) as (keyof typeof returns)[];
const goOutOfSight = () => {
	Object.assign(world.document, { visibilityState: "hidden" });
	world.document.dispatchEvent(new Event("visibilitychange"));
};

/** A tab of customer 7, whose token is saved as the app saves it. */
const signedInTab = async () => {
	const started = startApp();
	started.app.session.on("signed in", ({ signedIn }) => save({ token: signedIn.token }));
	const reload = vi.fn();
	connectOtherTabs({ session: started.app.session, reload });
	await signIn(started, 7);
	const signedIn = () => started.app.session.getSnapshot().context.signedIn?.customer.id;
	return { ...started, reload, signedIn };
};

test.each(returnNames)("Pitfalls: a logout in another tab logs out a page that %s", async (name) => {
	const { reload, signedIn } = await signedInTab();
	returns[name]();
	expect(signedIn()).toBe(7);
	save({ token: undefined });
	goOutOfSight();
	expect(signedIn()).toBe(7);
	returns[name]();
	expect([signedIn(), reload.mock.calls.length]).toEqual([undefined, 0]);
});

test.each(returnNames)("Pitfalls: a page that %s is reloaded for another customer", async (name) => {
	const { reload } = await signedInTab();
	save({ token: "token 8" });
	returns[name]();
	expect(reload).toHaveBeenCalledTimes(1);
});

test.each(returnNames)("a login in progress is not disturbed when the page %s", async (name) => {
	const started = startApp();
	const reload = vi.fn();
	connectOtherTabs({ session: started.app.session, reload });
	started.app.session.send({ type: "login", credentials: { by: "email", account: "a", password: "b" } });
	save({ token: "token 8" });
	returns[name]();
	expect(reload).not.toHaveBeenCalled();
});

test.each([
	["nothing", undefined],
	["what was there before", "token 3"],
])("storage that is stuck at %s causes no logout on a return", async (_, stuck) => {
	save({ token: stuck });
	Object.assign(localStorage, {
		setItem: () => {
			throw new Error("full");
		},
	});
	const { reload, signedIn } = await signedInTab();
	for (const name of returnNames) returns[name]();
	expect([signedIn(), reload.mock.calls.length]).toEqual([7, 0]);
});

test("after a logout here the page is reloaded for the next customer", async () => {
	const { app, reload } = await signedInTab();
	save({ token: "token 8" });
	app.session.send({ type: "logout" });
	returns["becomes visible"]();
	expect(reload).toHaveBeenCalledTimes(1);
});
