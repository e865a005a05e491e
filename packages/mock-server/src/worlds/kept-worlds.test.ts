import { contract, session, transfer } from "@tradewind/contracts";
import { describe, expect, test } from "vitest";
import { createBench, marketOrder } from "../test/client.test-support.ts";
import { askOf, fifty, mia } from "./kept-worlds.test-support.ts";
import { copyOf, keptReport, openKept } from "./same-world.test-support.ts";

describe("B7: worlds", () => {
	const traded = async () => {
		const { platform, store } = await openKept();
		const { token } = platform.control["session/open"](mia);
		const order = () => askOf(platform)(contract.submitContract, marketOrder, token);
		return { platform, store, token, order, control: platform.control };
	};

	test("back goes to a command by its number, and forward again by a later one", async () => {
		const { control, order, platform } = await traded();
		await order();
		const [last] = control["world/list"]({}).commands;
		const before = keptReport(platform);
		control.clock({ advanceMs: 1000 });
		await order();
		const [later] = control["world/list"]({}).commands;
		const after = keptReport(platform);
		await control["world/back"]({ to: String(last?.number) });
		expect(keptReport(platform)).toEqual(before);
		await control["world/back"]({ to: String(later?.number) });
		expect(keptReport(platform)).toEqual(after);
	});

	test("back goes to a moment between two commands", async () => {
		const { control, order } = await traded();
		await order();
		control.clock({ advanceMs: 60_000 });
		await order();
		await control["world/back"]({ to: "2026-03-02T10:00:30Z" });
		const { now, orders } = control.state();
		expect([new Date(now).toISOString(), orders.filter(({ customerId }) => customerId === 1).length]).toEqual(
			[
				"2026-03-02T10:00:30.000Z",
				1 +
					createBench()
						.state()
						.orders.filter(({ customerId }) => customerId === 1).length,
			],
		);
	});

	test("a fork keeps an earlier point under a name, and the running world goes on", async () => {
		const { control, order, platform } = await traded();
		const early = keptReport(platform);
		const [last] = control["world/list"]({}).commands;
		control.clock({ advanceMs: 1000 });
		await order();
		const late = keptReport(platform);
		await control["world/fork"]({ name: "early", to: String(last?.number) });
		expect(keptReport(platform)).toEqual(late);
		await control["world/load"]({ name: "early" });
		expect(keptReport(platform)).toEqual(early);
	});

	test("the list names the last commands, newest first, and the saved worlds", async () => {
		const { control, order } = await traded();
		await order();
		await control["world/save"]({ name: "one" });
		expect(control["world/list"]({})).toEqual({
			file: "memory",
			commands: [
				{ number: 3, moment: "2026-03-02T10:00:00.000Z", what: "contract.submit" },
				{
					number: 2,
					moment: "2026-03-02T10:00:00.000Z",
					what: 'control: session/open {"account":"mia@tradewind.test"}',
				},
				{ number: 1, moment: "2026-03-02T10:00:00.000Z", what: "begin: default" },
			],
			left: [],
			saved: [{ name: "one", moment: "2026-03-02T10:00:00.000Z", entries: 3 }],
		});
	});

	test("A-863: a world that was left is listed, and goes on at the moment at which it was left", async () => {
		const { control, order, platform } = await traded();
		await order();
		await control["world/save"]({ name: "one" });
		control.clock({ advanceMs: 90_000 });
		const first = keptReport(platform);
		await control["world/back"]({ to: "1" });
		const left = { number: 4, moment: "2026-03-02T10:01:30.000Z", what: "contract.submit" };
		expect(control["world/list"]({}).left).toEqual([left]);
		control.clock({ advanceMs: 1000 });
		control.reset({ scenario: "untraded" });
		await control["world/load"]({ name: "one" });
		const lefts = control["world/list"]({}).left.map(({ what, moment }) => [what, moment]);
		expect(lefts).toEqual([
			["begin: untraded", "2026-03-02T10:00:00.000Z"],
			["begin: default", "2026-03-02T10:00:01.000Z"],
			["contract.submit", left.moment],
		]);
		await control["world/back"]({ to: "4" });
		expect(keptReport(platform)).toEqual(first);
	});

	test("sockets close, and who asks meanwhile is answered by the loaded world", async () => {
		const { control, platform, token } = await traded();
		await control["world/save"]({ name: "one" });
		let isClosed = false;
		platform.connect({
			send: () => {},
			close: () => {
				isClosed = true;
			},
		});
		const loading = control["world/load"]({ name: "one" });
		const asked = askOf(platform)(session.getUserInfo, {}, token);
		await loading;
		expect([(await asked).code, isClosed]).toEqual([1, true]);
	});

	test.each([
		["world/save", { name: "../x" }, "name"],
		["world/save", { name: "one" }, "name: there is already a world one"],
		["world/load", { name: "none" }, "name: there is no world none"],
		["world/delete", { name: "none" }, "name: there is no world none"],
		["world/rename", { name: "none", newName: "two" }, "name: there is no world none"],
		["world/rename", { name: "one", newName: "one" }, "newName: there is already a world one"],
		["world/rename", { name: "one", newName: "../x" }, "newName"],
		["world/back", { to: "99" }, "to: there is no command 99"],
		["world/back", { to: "soon" }, "to: is neither a number nor a moment"],
		["world/back", { to: "2020-01-01T00:00:00Z" }, "to: the world begins at 2026-03-02T10:00:00.000Z"],
		["world/back", { to: "2030-01-01T00:00:00Z" }, "to: it is only 2026-03-02T10:00:00.000Z"],
	] as const)("%s %j is refused, and nothing changes", async (command, body, msg) => {
		const { control, platform } = await traded();
		await control["world/save"]({ name: "one" });
		const before = keptReport(platform);
		await expect((async () => control[command](body))()).rejects.toThrow(msg);
		expect(keptReport(platform)).toEqual(before);
	});

	test("a saved world is replaced only on request", async () => {
		const { control, platform } = await traded();
		await control["world/save"]({ name: "one" });
		control.clock({ advanceMs: 1000 });
		await control["world/save"]({ name: "one", replace: true });
		const after = keptReport(platform);
		await control["world/load"]({ name: "one" });
		expect(keptReport(platform)).toEqual(after);
	});

	test("A-980: a saved world is renamed and deleted, and the running world stays as it is", async () => {
		const { control, platform } = await traded();
		await control["world/save"]({ name: "one" });
		await control["world/save"]({ name: "two" });
		await control["world/load"]({ name: "one" });
		const before = keptReport(platform);
		await control["world/rename"]({ name: "one", newName: "uno" });
		await control["world/delete"]({ name: "two" });
		expect(control["world/list"]({}).saved.map(({ name }) => name)).toEqual(["uno"]);
		expect(keptReport(platform)).toEqual(before);
		await control["world/load"]({ name: "uno" });
		expect(keptReport(platform)).toEqual(before);
	});

	test("a platform that keeps nothing says so", () => {
		const { platform } = createBench();
		expect(() => platform.control["world/list"]({})).toThrow(
			"this platform keeps no world: start it with --world FILE",
		);
	});
});

test("a change that could not be kept is not answered, and nor is any later one", async () => {
	const { platform, store } = await openKept();
	const { token } = platform.control["session/open"](mia);
	const full = {
		...copyOf(store),
		append: () => {
			throw new Error("no space left");
		},
	};
	const again = (await openKept(full)).platform;
	const send = () => askOf(again)(transfer.transfer, fifty, token);
	await expect(send()).rejects.toThrow("no space left");
	await expect(send()).rejects.toThrow("no space left");
});
