import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { type ActionName, actions } from "./actions.ts";
import { faultKinds } from "./fault-kinds.ts";
import { commandViolations } from "./invariants.ts";
import { openOrders, type Run, recover, runScenario } from "./run.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

/** Events of the device and of the session. */
const events: Readonly<Record<string, (run: Run) => void>> = {
	"the network is lost": ({ browser }) => browser.goOffline(),
	"the network is back": ({ browser }) => browser.goOnline(),
	"the page becomes visible": ({ browser }) => browser.show(),
	"the customer signs out": ({ customer }) => customer.signOut(),
	"the customer signs in": ({ customer }) => customer.signIn(),
	"all faults end": ({ platform }) => platform.control["faults/clear"](),
};

const isAction = (name: string): name is ActionName => Object.hasOwn(actions, name);

const step = fc.record({
	name: fc.oneof(
		{ weight: 6, arbitrary: fc.constantFrom(...Object.keys(actions)) },
		{ weight: 3, arbitrary: fc.constantFrom(...faultKinds.map(({ name }) => name)) },
		{ weight: 3, arbitrary: fc.constantFrom(...Object.keys(events)) },
	),
	chance: fc.double({ min: 0, max: 0.999, noNaN: true }),
	thenMs: fc.constantFrom(50, 400, 1500, 4000, 11_000),
});

test("after any sequence of actions, faults and events the app's state equals the platform's, and no tap sent two requests", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (steps) => {
			const violations = await runScenario(async (run) => {
				await openOrders(run);
				for (const { name, chance, thenMs } of steps) {
					if (isAction(name)) actions[name](run.customer, chance);
					events[name]?.(run);
					faultKinds.find((kind) => kind.name === name)?.begin(run.platform.control);
					await run.time.advance(thenMs);
				}
				for (const { end } of faultKinds) end?.(run.platform.control);
				return [...(await recover(run)), ...(await commandViolations(run))];
			});
			expect(violations).toEqual([]);
		}),
		{ seed: 20_261_121, numRuns: 25 },
	);
});
