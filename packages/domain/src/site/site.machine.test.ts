import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import type { SiteReading } from "./read-site.ts";
import { siteMachine } from "./site.machine.ts";
import { exampleContact, exampleFlags, exampleSettings } from "./site-settings.test-support.ts";
import type { MenuItem } from "./site-settings.ts";

const menu: readonly MenuItem[] = [];
const known = { settings: exampleSettings, flags: exampleFlags, contact: exampleContact, menu };
const open: SiteReading = { ...known, status: { isOpen: true, isCompanyMode: false } };
const openContext = {
	...known,
	...{ isCompanyMode: false, error: undefined, commandsInFlight: 0, leaveTo: undefined },
};
const closed = (lossUrl: string): SiteReading => ({ ...open, status: { isOpen: false, lossUrl } });
const offline = new Unreachable({ reason: "offline" });

const start = () => {
	const readSite = scriptedRequest<SiteReading, QueryError>();
	const actor = createActor(siteMachine.provide({ actors: { readSite: readSite.logic } }));
	const left: string[] = [];
	actor.on("leave", ({ url }) => left.push(url));
	actor.start();
	return { actor, readSite, left };
};

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	coverMachine(siteMachine, [
		{ type: "retry" },
		{ type: "language changed" },
		{ type: "refresh" },
		done("readSite", Result.succeed(open)),
		done("readSite", Result.succeed(closed(""))),
		done("readSite", Result.succeed(closed("https://gone.test/"))),
		done("readSite", Result.fail(offline)),
		done("readSiteAgain", Result.succeed(open)),
		done("readSiteAgain", Result.succeed(closed(""))),
		done("readSiteAgain", Result.succeed(closed("https://gone.test/"))),
		{ type: "commands", inFlight: 0 },
		{ type: "commands", inFlight: 1 },
		done("readSiteAgain", Result.fail(offline)),
		{ type: "xstate.error.actor.readSite", error: new Error() },
		{ type: "xstate.error.actor.readSiteAgain", error: new Error() },
	]);
});

describe("Spec 1 §4: site status", () => {
	test("an open site is ready with its data", async () => {
		const { actor, readSite } = start();
		expect(actor.getSnapshot().hasTag("busy")).toBe(true);
		await readSite.succeed(open);
		expect(actor.getSnapshot().matches("ready")).toBe(true);
		expect(actor.getSnapshot().context).toEqual(openContext);
	});

	test("Spec 1 §2: a site in company mode is marked as such", async () => {
		const { actor, readSite } = start();
		await readSite.succeed({ ...known, status: { isOpen: true, isCompanyMode: true } });
		expect(actor.getSnapshot().context.isCompanyMode).toBe(true);
	});

	test("status 0 leaves to an https loss_url, once", async () => {
		const { actor, readSite, left } = start();
		await readSite.succeed(closed("https://gone.test/why?x=1"));
		expect(actor.getSnapshot().value).toBe("leaving");
		expect(left).toEqual(["https://gone.test/why?x=1"]);
	});

	test.each(["", "http://gone.test/", "javascript:alert(1)", "//gone.test"])(
		"status 0 with the loss_url %j shows that the site is closed",
		async (lossUrl) => {
			const { actor, readSite, left } = start();
			await readSite.succeed(closed(lossUrl));
			expect(actor.getSnapshot().value).toBe("closed");
			expect(left).toEqual([]);
		},
	);

	test.each([
		["https://gone.test/", "leaving", ["https://gone.test/"]],
		["", "closed", []],
	] as const)(
		"A-22: an open site that is read again with status 0 and %j is %s",
		async (lossUrl, state, urls) => {
			for (const again of ["refresh", "language changed"] as const) {
				const { actor, readSite, left } = start();
				await readSite.succeed(open);
				actor.send({ type: again });
				await readSite.succeed(closed(lossUrl));
				expect([actor.getSnapshot().value, left]).toEqual([state, urls]);
			}
		},
	);

	test("A-22: the page stays until no command is in flight", async () => {
		const { actor, readSite, left } = start();
		await readSite.succeed(open);
		actor.send({ type: "commands", inFlight: 2 });
		actor.send({ type: "refresh" });
		await readSite.succeed(closed("https://gone.test/"));
		const states = [actor.getSnapshot().matches("ready")];
		actor.send({ type: "refresh" });
		actor.send({ type: "commands", inFlight: 1 });
		states.push(actor.getSnapshot().matches("ready"));
		expect([states, left]).toEqual([[true, true], []]);
		actor.send({ type: "commands", inFlight: 0 });
		expect([actor.getSnapshot().value, left]).toEqual(["leaving", ["https://gone.test/"]]);
	});
});

test("Spec 1 §7: a site that cannot be read is unreachable until a retry succeeds", async () => {
	const { actor, readSite } = start();
	await readSite.fail(offline);
	expect(actor.getSnapshot().value).toBe("unreachable");
	expect(actor.getSnapshot().context.error).toBe(offline);
	actor.send({ type: "retry" });
	await readSite.fail(offline);
	actor.send({ type: "refresh" });
	await readSite.succeed(open);
	expect(actor.getSnapshot().matches("ready")).toBe(true);
	expect(actor.getSnapshot().context.error).toBeUndefined();
});

test("another language reads the site's texts again and keeps the old ones after a failure", async () => {
	const { actor, readSite } = start();
	await readSite.succeed(open);
	actor.send({ type: "language changed" });
	await readSite.fail(offline);
	expect(actor.getSnapshot().context).toEqual(openContext);
	actor.send({ type: "language changed" });
	await readSite.succeed({ ...open, settings: { ...exampleSettings, name: "順風" } });
	expect(actor.getSnapshot().context.settings?.name).toBe("順風");
	expect(actor.getSnapshot().matches("ready")).toBe(true);
});

describe("Reading the site again while it is open", () => {
	test("unchanged parts keep their identity, and changed ones are replaced", async () => {
		const { actor, readSite } = start();
		await readSite.succeed(open);
		const before = actor.getSnapshot().context;
		actor.send({ type: "refresh" });
		expect([actor.getSnapshot().matches("ready"), actor.getSnapshot().hasTag("busy")]).toEqual([true, false]);
		await readSite.succeed(structuredClone(open));
		const same = actor.getSnapshot().context;
		for (const part of ["settings", "flags", "contact", "menu"] as const)
			expect(same[part]).toBe(before[part]);
		actor.send({ type: "refresh" });
		await readSite.succeed({
			...structuredClone(open),
			settings: { ...exampleSettings, feeBasis: "per-margin", microLossLevel: 1 },
		});
		const after = actor.getSnapshot().context;
		expect(after).toEqual({
			...before,
			settings: { ...exampleSettings, feeBasis: "per-margin", microLossLevel: 1 },
		});
		expect(after.flags).toBe(before.flags);
	});

	test("a failed reading changes nothing, and a site that is not open is not read", async () => {
		const { actor, readSite } = start();
		actor.send({ type: "refresh" });
		await readSite.succeed(open);
		const before = actor.getSnapshot().context;
		for (const end of [() => readSite.fail(offline), () => readSite.break()]) {
			actor.send({ type: "refresh" });
			await end();
			expect(actor.getSnapshot().context).toEqual(before);
			expect(actor.getSnapshot().matches("ready")).toBe(true);
		}
		expect(readSite.inputs().length).toBe(3);
	});
});

test("another language in quick succession: the answer to the first request is ignored", async () => {
	const { actor, readSite } = start();
	await readSite.succeed(open);
	actor.send({ type: "language changed" });
	actor.send({ type: "language changed" });
	expect(readSite.interrupted()).toEqual([false, true, false]);
	await readSite.succeed({ ...open, settings: { ...exampleSettings, name: "too late" } });
	expect(actor.getSnapshot().context.settings?.name).toBe(exampleSettings.name);
});
