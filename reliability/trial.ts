import { createPlatform, createRealClock, type Platform } from "@tradewind/mock-server";
import { type ActName, acts } from "./acts.ts";
import { type Customer, startCustomer } from "./customer.ts";
import { type Line, layLine, origin } from "./line.ts";
import { type LittleBrowser, openLittleBrowser } from "./little-browser.ts";
import { differences } from "./truth.ts";
import { inVirtualTime, type VirtualTime } from "./virtual-time.ts";

export interface Trial {
	readonly browser: LittleBrowser;
	readonly customer: Customer;
	readonly platform: Platform;
	readonly line: Line;
	readonly time: Pick<VirtualTime, "now" | "pass" | "waiting">;
}

/** Runs `story` with a customer at an app of their own, before a platform of their own, in virtual time. */
export const tryOut = <Told>(story: (trial: Trial) => Promise<Told>, seed = "tradewind"): Promise<Told> =>
	inVirtualTime(async (time) => {
		const browser = openLittleBrowser(origin);
		const platform = createPlatform({ seed, clock: createRealClock() });
		const line = layLine(platform, time.stir);
		const customer = await startCustomer();
		try {
			await time.pass(500);
			customer.signIn();
			await time.pass(1000);
			return await story({ browser, customer, platform, line, time });
		} finally {
			customer.leave();
			// What was under way comes to rest before time is the world's again: the platform would live through all of it.
			await time.pass(lookEvery);
			platform.stop();
		}
	});

const opening: readonly (readonly [act: ActName, chance: number])[] = [
	["buys with stops", 0],
	["buys at market", 0.9],
	["waits for a price", 0],
	["waits for a price", 0.9],
	["places a micro order", 0],
	["buys at market", 0],
];

/** Opens what the customer has at stake: orders with and without stops, orders that wait, a micro order that runs. */
export const openOrders = async ({ customer, time }: Trial): Promise<void> => {
	for (const [act, chance] of opening) {
		acts[act](customer, chance);
		await time.pass(300);
		customer.readNotices();
	}
	await time.pass(700);
};

/** The customer does one thing after the other, `everyMs`. */
export const work = async (
	{ customer, time }: Trial,
	list: readonly (readonly [act: ActName, chance: number])[],
	everyMs: number,
): Promise<void> => {
	for (const [act, chance] of list) {
		acts[act](customer, chance);
		await time.pass(everyMs);
	}
};

/** Longer than the longest back-off. */
const reconnectedWithin = 40_000;
const lookEvery = 100;
/** Looks at what the app shows, within one reconnect, before it is called untrue. */
const looks = 200;

/** Lets everything go well again, makes the connection anew once, and waits for the platform's truth to be shown. */
export const settleDown = async ({
	browser,
	customer,
	platform,
	time,
}: Trial): Promise<readonly string[]> => {
	platform.control.clearFaults();
	browser.goOnline();
	const { realtime, session } = customer.app;
	const isLive = () => realtime.getSnapshot().matches("live");
	/** A session that has ended is only heard of when somebody asks. */
	const comeBack = () => {
		if (!session.getSnapshot().context.signedIn) customer.signIn();
	};
	comeBack();
	platform.control.faults({ socket: [{ kind: "drop", times: 1 }] });
	await time.pass(lookEvery);
	platform.control.clearFaults();
	for (let waited = 0; !isLive() && waited < reconnectedWithin; waited += lookEvery)
		await time.pass(lookEvery);
	if (!isLive()) return ["the connection was not made again"];
	let found: readonly string[] = [];
	for (let look = 0; look < looks; look++) {
		await time.pass(lookEvery);
		comeBack();
		found = differences(customer, platform);
		if (found.length === 0) return found;
	}
	return found;
};
