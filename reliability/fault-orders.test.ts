import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { type ActName, acts } from "./acts.ts";
import { faultKinds } from "./fault-kinds.ts";
import { brokenPressesOf } from "./laws.ts";
import { openOrders, settleDown, type Trial, tryOut } from "./trial.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

/** What can happen on the device, beside what its customer does. */
const events: Readonly<Record<string, (trial: Trial) => void>> = {
	"the network is lost": ({ browser }) => browser.goOffline(),
	"the network is back": ({ browser }) => browser.goOnline(),
	"the page is looked at again": ({ browser }) => browser.show(),
	"the customer leaves": ({ customer }) => customer.signOut(),
	"the customer comes back": ({ customer }) => customer.signIn(),
	"all faults end": ({ platform }) => platform.control.clearFaults(),
};

const isAct = (name: string): name is ActName => Object.hasOwn(acts, name);

const happening = fc.record({
	what: fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom(...Object.keys(acts)) },
		{ weight: 3, arbitrary: fc.constantFrom(...faultKinds.map(({ name }) => name)) },
		{ weight: 3, arbitrary: fc.constantFrom(...Object.keys(events)) },
	),
	chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
	passes: fc.constantFrom(50, 400, 1500, 4000, 11_000),
});

test("whatever goes wrong and is done in whatever order, the app ends in the truth, and each press was one request at most", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 20 }), async (happenings) => {
			const broken = await tryOut(async (trial) => {
				await openOrders(trial);
				for (const { what, chance, passes } of happenings) {
					if (isAct(what)) acts[what](trial.customer, chance);
					events[what]?.(trial);
					faultKinds.find(({ name }) => name === what)?.begin(trial.platform.control);
					await trial.time.pass(passes);
				}
				for (const { end } of faultKinds) end?.(trial.platform.control);
				return [...(await settleDown(trial)), ...brokenPressesOf(trial)];
			});
			expect(broken).toEqual([]);
		}),
		{ seed: 20_261_121, numRuns: 25 },
	);
});
