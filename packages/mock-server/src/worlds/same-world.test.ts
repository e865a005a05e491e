import fc from "fast-check";
import { expect, test } from "vitest";
import {
	answersOf,
	copyOf,
	differencesOf,
	framesOver,
	keptReport,
	openKept,
} from "./same-world.test-support.ts";
import { doDeed, worldDeed } from "./world-deeds.test-support.ts";

const ticks = 40;

test("B7: whatever happened, a world that is made again, or loaded after it was saved, is the same world", async () => {
	let frames = 0;
	await fc.assert(
		fc.asyncProperty(fc.array(worldDeed, { minLength: 5, maxLength: 30 }), async (deeds) => {
			const { platform, store } = await openKept();
			const { token } = platform.control["session/open"]({ account: "mia@tradewind.test" });
			for (const deed of deeds) await doDeed(platform, deed);
			platform.control["faults/clear"]({});
			await platform.control["world/save"]({ name: "here" });
			const before = keptReport(platform);

			const restarted = await openKept(copyOf(store));
			expect(restarted.opened.differences).toEqual([]);
			expect(differencesOf(keptReport(restarted.platform), before)).toEqual([]);

			const following = framesOver(platform, token, ticks);
			const later = keptReport(platform);
			expect(framesOver(restarted.platform, token, ticks)).toEqual(following);
			expect(differencesOf(keptReport(restarted.platform), later)).toEqual([]);

			await platform.control["world/load"]({ name: "here" });
			expect(differencesOf(keptReport(platform), before)).toEqual([]);
			expect(framesOver(platform, token, ticks)).toEqual(following);
			expect(differencesOf(keptReport(platform), later)).toEqual([]);
			expect(await answersOf(restarted.platform, token)).toEqual(await answersOf(platform, token));
			frames += following.length;
			platform.stop();
			restarted.platform.stop();
		}),
		{ numRuns: 8 },
	);
	expect(frames).toBeGreaterThan(10_000);
});
