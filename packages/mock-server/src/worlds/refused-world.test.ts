import { expect, test } from "vitest";
import type { Entry } from "../journal/entry.ts";
import { openKept } from "./same-world.test-support.ts";

test("B7: a saved world whose scenario this platform cannot read is refused, and the running one goes on", async () => {
	const { platform, store } = await openKept();
	const { control } = platform;
	const opened = () => control["session/open"]({ account: "mia@tradewind.test" });
	opened();
	const begin: Entry = {
		number: 1,
		at: platform.clock.now(),
		input: { is: "begin", seed: "other", scenario: "of another release", loaded: [{ name: "?" }] },
		drawn: [],
	};
	store.saved.write("other", { entries: [begin], moment: begin.at });
	const before = { place: store.place(), scenario: control.state().scenario };
	await expect(control["world/load"]({ name: "other" })).rejects.toThrow();
	expect({ place: store.place(), scenario: control.state().scenario }).toEqual(before);
	opened();
	expect(store.line().map(({ input }) => input.is)).toEqual(["begin", "control", "control"]);
});
