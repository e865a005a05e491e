import { describe, expect, test } from "vitest";
import { offline, refused } from "../../command/command.test-support.ts";
import { moneyOf } from "../../contract/contract.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { Unreadable } from "../../request/request.errors.ts";
import { halfMinute, settings } from "../micro.test-support.ts";
import { answer, openTicket, startTicket } from "./micro-ticket.test-support.ts";

describe("Spec 1 §7, §9: the settings", () => {
	test("are read first; no order can be composed before", async () => {
		const { readSettings, up, type, state, form, send, actor, facts } = openTicket();
		up();
		type("5");
		expect([state(), actor.getSnapshot().hasTag("busy"), form()]).toEqual([
			"loading",
			true,
			{ option: undefined, amount: "" },
		]);
		await readSettings.succeed(settings);
		expect([state(), actor.getSnapshot().hasTag("busy"), form(), facts().settings]).toEqual([
			"filling in",
			false,
			{ option: 1, amount: "20" },
			settings,
		]);
		expect([readSettings.inputs().length, send.inputs()]).toEqual([1, []]);
	});

	test.each([
		["cannot be reached", offline],
		["sends an unreadable reply", new Unreadable({ call: "settings", detail: "no list" })],
		["refuses", refused],
	])("a platform that %s is shown as a failure and can be retried", async (_, error) => {
		const { readSettings, actor, state, facts, up } = openTicket();
		await readSettings.fail(error);
		up();
		expect([state(), facts().error]).toEqual(["failed", error]);
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect([state(), facts().error]).toEqual(["filling in", undefined]);
	});

	test("a defect is a failure without an error, also after one with an error", async () => {
		const { readSettings, actor, state, facts } = openTicket();
		await readSettings.fail(offline);
		actor.send({ type: "retry" });
		await readSettings.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
	});

	test("'refresh' reads them again; the input stays", async () => {
		const { readSettings, actor, state, form, type, facts } = await startTicket();
		type("75.5");
		actor.send({ type: "reload" });
		expect(state()).toBe("loading");
		const dearer = { ...settings, options: [{ ...halfMinute, limitAmount: moneyOf("80") }] };
		await readSettings.succeed(dearer);
		expect([state(), form(), facts().settings]).toEqual([
			"filling in",
			{ option: 1, amount: "75.5" },
			dearer,
		]);
	});

	test("an expiry that is no longer offered becomes undefined, and nothing is sent", async () => {
		const { readSettings, actor, form, up, state } = await startTicket();
		actor.send({ type: "change", change: { is: "option", id: 2 } });
		actor.send({ type: "reload" });
		await readSettings.succeed({ ...settings, options: [halfMinute] });
		up();
		expect([form(), state()]).toEqual([{ option: undefined, amount: "20" }, "filling in"]);
	});
});

describe("Spec 1 §4: settings that are read in the background", () => {
	const worse = { ...settings, options: [{ ...halfMinute, profitRatio: rate(decimal("0.6")) }] };

	test("leave the ticket usable with the known ones; the input stays with the new ones", async () => {
		const { readSettings, actor, state, form, type, facts } = await startTicket();
		actor.send({ type: "refresh" });
		type("75.5");
		expect([state(), actor.getSnapshot().hasTag("busy"), facts().settings]).toEqual([
			"filling in",
			false,
			settings,
		]);
		await readSettings.succeed(worse);
		expect([state(), form(), facts().settings]).toEqual(["filling in", { option: 1, amount: "75.5" }, worse]);
	});

	test("clear an expiry that is no longer offered", async () => {
		const { readSettings, actor, form } = await startTicket();
		actor.send({ type: "change", change: { is: "option", id: 2 } });
		actor.send({ type: "refresh" });
		await readSettings.succeed(worse);
		expect(form()).toEqual({ option: undefined, amount: "20" });
	});

	test.each(["fails", "breaks"])(
		"keep the old ones if the reading %s, and can be read again",
		async (how) => {
			const { readSettings, actor, state, facts } = await startTicket();
			actor.send({ type: "refresh" });
			await (how === "fails" ? readSettings.fail(offline) : readSettings.break());
			expect([state(), facts().settings, facts().error]).toEqual(["filling in", settings, undefined]);
			actor.send({ type: "refresh" });
			await readSettings.succeed(worse);
			expect([state(), facts().settings]).toEqual(["filling in", worse]);
		},
	);

	test("come from the last request: an earlier one is not awaited", async () => {
		const { readSettings, actor, facts } = await startTicket();
		actor.send({ type: "refresh" });
		actor.send({ type: "refresh" });
		expect(readSettings.interrupted()).toEqual([false, true, false]);
		await readSettings.succeed({ options: [], amounts: [] });
		expect(facts().settings).toBe(settings);
		await readSettings.succeed(worse);
		expect(facts().settings).toBe(worse);
	});

	test("give way to a requested reading, which is read once", async () => {
		const { readSettings, actor, state, facts } = await startTicket();
		actor.send({ type: "refresh" });
		actor.send({ type: "reload" });
		actor.send({ type: "refresh" });
		expect([state(), readSettings.interrupted()]).toEqual(["loading", [false, true, false]]);
		await readSettings.succeed({ options: [], amounts: [] });
		await readSettings.succeed(worse);
		expect([state(), facts().settings]).toEqual(["filling in", worse]);
	});

	test("are read also after a failed reading; before the first reading has ended it is not repeated", async () => {
		const { readSettings, actor, state } = openTicket();
		actor.send({ type: "refresh" });
		expect(readSettings.inputs().length).toBe(1);
		await readSettings.fail(offline);
		actor.send({ type: "refresh" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect([state(), readSettings.inputs().length]).toEqual(["filling in", 2]);
	});

	test("change nothing of an order in flight, and apply to the next one", async () => {
		const { readSettings, actor, up, read, send } = await startTicket();
		up();
		actor.send({ type: "refresh" });
		await readSettings.succeed(worse);
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		read();
		up();
		expect(plain(send.inputs().map(({ terms }) => terms.percent))).toEqual(["85", "60"]);
	});
});
