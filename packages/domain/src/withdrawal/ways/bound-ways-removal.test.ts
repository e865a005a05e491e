import { describe, expect, test } from "vitest";
import { lost, offline, refused } from "../../command/command.test-support.ts";
import { secondTetherWay, tetherWay } from "../withdrawals.test-support.ts";
import { mayBeRemoved } from "./bound-ways.setup.ts";
import { all, both, known, remove, startWays } from "./bound-ways.test-support.ts";

describe("Spec 2 §4: confirm, then delete", () => {
	test("nothing is removed without a confirmation", () => {
		const { actor, state, send, context } = startWays();
		actor.send({ type: "confirm" });
		actor.send(remove(101));
		expect([state(), context().form, send.inputs()]).toEqual(["confirming removal", { wayId: 101 }, []]);
		actor.send({ type: "back" });
		expect([state(), context().form, send.inputs()]).toEqual(["ready", { wayId: undefined }, []]);
	});

	test("a way that is not listed is not removed", () => {
		const { actor, state } = startWays();
		actor.send(remove(103));
		expect(state()).toBe("ready");
	});

	test.each([
		[known, 101, true],
		[known, 103, false],
		[known, undefined, false],
		[{ ...known, uncertain: [102] }, 101, true],
		[{ ...known, uncertain: [101] }, 101, false],
		[{ ...known, ways: undefined }, 101, false],
	] as const)("with %j, whether %s may be removed: %s", (facts, wayId, may) => {
		expect(mayBeRemoved(facts, wayId)).toBe(may);
	});

	test("another way cannot be selected meanwhile", () => {
		const { actor, state, context } = startWays();
		actor.send(remove(101));
		actor.send(remove(102));
		expect([state(), context().form]).toEqual(["confirming removal", { wayId: 101 }]);
	});

	test("a removed way leaves the list at once, and the list is read again", async () => {
		const { actor, remove, state, isBusy, send, readWays, facts } = startWays();
		remove(101);
		await send.succeed({ message: "Removed" });
		expect([state(), isBusy(), facts().ways, readWays.inputs()]).toEqual([
			"accepted",
			false,
			[secondTetherWay],
			[all],
		]);
		const third = { ...tetherWay, id: 104 };
		await readWays.succeed([third, secondTetherWay]);
		actor.send({ type: "acknowledge" });
		expect([state(), facts()]).toEqual(["ready", { ...known, ways: [third, secondTetherWay] }]);
	});

	test.each(["fails", "breaks", "is not waited for"])(
		"the way stays removed if the reading after it %s",
		async (how) => {
			const { actor, remove, state, send, readWays, facts } = startWays();
			remove(101);
			await send.succeed({ message: "Removed" });
			if (how === "fails") await readWays.fail(offline);
			if (how === "breaks") await readWays.break();
			actor.send({ type: "acknowledge" });
			expect([state(), facts()]).toEqual(["ready", { ...known, ways: [secondTetherWay] }]);
		},
	);

	test("removing the last one leaves an empty list", async () => {
		const { actor, remove, state, send, readWays } = startWays({ kind: "crypto", ways: [tetherWay] });
		remove(101);
		await send.succeed({ message: "Removed" });
		await readWays.succeed([]);
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("empty");
	});

	test("a refused removal can be repeated until its notice is dismissed", async () => {
		const { actor, remove, state, send, context } = startWays();
		remove(101);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["ready", refused]);
		actor.send({ type: "confirm" });
		await send.fail(refused);
		actor.send({ type: "dismiss" });
		actor.send({ type: "confirm" });
		expect([state(), send.inputs()]).toEqual([
			"ready",
			[
				{ kind: "crypto", wayId: 101 },
				{ kind: "crypto", wayId: 101 },
			],
		]);
	});

	test("a refused removal of a way that is gone cannot be repeated; its notice is shown in the empty list", async () => {
		const { actor, remove, state, send, readWays, context } = startWays({
			kind: "crypto",
			ways: [tetherWay],
		});
		remove(101);
		await send.fail(refused);
		actor.send({ type: "refresh" });
		await readWays.succeed([secondTetherWay]);
		actor.send({ type: "confirm" });
		expect([state(), context().refusal]).toEqual(["ready", refused]);
		actor.send({ type: "refresh" });
		await readWays.succeed([]);
		actor.send({ type: "dismiss" });
		expect([state(), context().refusal]).toEqual(["empty", undefined]);
	});

	test("selecting another way clears the notice", async () => {
		const { actor, remove: removeIt, send, context } = startWays();
		removeIt(101);
		await send.fail(refused);
		actor.send(remove(102));
		expect([context().refusal, context().form]).toEqual([undefined, { wayId: 102 }]);
	});

	test("a refresh during the removal reads the list after it", async () => {
		const { actor, remove, state, send, readWays, facts } = startWays();
		remove(101);
		actor.send({ type: "refresh" });
		expect([state(), readWays.inputs(), facts().isOutdated]).toEqual(["sending", [], true]);
		await send.fail(refused);
		expect([state(), facts().isOutdated]).toEqual(["loading", false]);
		await readWays.succeed(both);
		expect(state()).toBe("ready");
	});

	test("so does a refresh during the reading after the removal", async () => {
		const { actor, remove, state, send, readWays } = startWays();
		remove(101);
		await send.succeed({ message: "Removed" });
		actor.send({ type: "refresh" });
		await readWays.succeed([secondTetherWay]);
		actor.send({ type: "acknowledge" });
		expect([state(), readWays.inputs().length]).toEqual(["loading", 2]);
	});
});

describe("A removal with an unknown outcome", () => {
	const startUnknown = async () => {
		const started = startWays();
		started.remove(101);
		await started.send.fail(lost);
		return started;
	};

	test("keeps its row, marked as uncertain", async () => {
		const { facts } = await startUnknown();
		expect(facts()).toEqual({ ...known, uncertain: [101] });
	});

	test("removes row and mark if the way is no longer listed", async () => {
		const { state, attempt, reconcile, facts } = await startUnknown();
		await attempt(() => reconcile.succeed({ is: "confirmed", answer: { message: undefined } }));
		expect([state(), facts()]).toEqual(["accepted", { ...known, ways: [secondTetherWay] }]);
	});

	test("removes the mark if the way is still listed", async () => {
		const { actor, state, attempt, reconcile, facts } = await startUnknown();
		for (let turn = 0; turn < 3; turn++) await attempt(() => reconcile.succeed({ is: "absent" }));
		expect([state(), facts()]).toEqual(["not carried out", known]);
		actor.send({ type: "dismiss" });
		actor.send(remove(101));
		expect(state()).toBe("confirming removal");
	});

	test("stays marked if it cannot be resolved, and cannot be repeated until the list is read", async () => {
		const { actor, state, attempt, reconcile, readWays, facts } = await startUnknown();
		await attempt(() => reconcile.break());
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		actor.send(remove(101));
		expect([state(), facts()]).toEqual(["ready", { ...known, uncertain: [101] }]);
		actor.send({ type: "refresh" });
		await readWays.fail(offline);
		expect(facts().uncertain).toEqual([101]);
		actor.send({ type: "retry" });
		await readWays.succeed(both);
		actor.send(remove(101));
		expect([state(), facts()]).toEqual(["confirming removal", known]);
	});

	test("keeps the mark of another one", async () => {
		const { actor, remove, attempt, reconcile, send, facts } = await startUnknown();
		await attempt(() => reconcile.break());
		actor.send({ type: "dismiss" });
		remove(102);
		await send.fail(lost);
		expect(facts().uncertain).toEqual([101, 102]);
		for (let turn = 0; turn < 3; turn++) await attempt(() => reconcile.succeed({ is: "absent" }));
		expect(facts()).toEqual({ ...known, uncertain: [101] });
	});
});
