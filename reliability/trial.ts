import { createPlatform, createRealClock, type Platform } from "@tradewind/mock-server";
import { save } from "../packages/ui-react/src/storage/saved.ts";
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

/** The address of who trades. */
const account = "mia@tradewind.test";

/**
 * Runs `story` from the moment on at which somebody opens the app who was signed in before, holds orders, and before whose
 * platform `begin` has set something wrong.
 */
export const tryOutStart = <Told>(
	begin: (world: Pick<Trial, "browser" | "platform">) => void,
	story: (trial: Trial) => Promise<Told>,
): Promise<Told> =>
	inVirtualTime(async (time) => {
		const browser = openLittleBrowser(origin);
		const platform = createPlatform({ clock: createRealClock(), scenario: "holding-orders" });
		const line = layLine(platform, time.stir);
		save({ token: platform.control.openSession({ account }).token });
		begin({ browser, platform });
		return lived({ browser, platform, line, time }, story);
	});

/** Runs `story` with a customer at an app of their own, before a platform of their own, in virtual time. */
export const tryOut = <Told>(story: (trial: Trial) => Promise<Told>, seed = "tradewind"): Promise<Told> =>
	inVirtualTime(async (time) => {
		const browser = openLittleBrowser(origin);
		const platform = createPlatform({ seed, clock: createRealClock() });
		const line = layLine(platform, time.stir);
		return lived({ browser, platform, line, time }, async (trial) => {
			await time.pass(500);
			trial.customer.signIn();
			await time.pass(1000);
			return story(trial);
		});
	});

const lived = async <Told>(
	world: Omit<Trial, "customer">,
	story: (trial: Trial) => Promise<Told>,
): Promise<Told> => {
	const customer = await startCustomer();
	try {
		return await story({ ...world, customer });
	} finally {
		customer.leave();
		// What was under way comes to rest before time is the world's again: the platform would live through all of it.
		await world.time.pass(lookEvery);
		world.platform.stop();
	}
};

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
		await time.pass(500);
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

/** The machines that could not read what they were to read, and wait to be told to try again. */
export const stuck = ({ customer: { app } }: Trial): readonly string[] =>
	(["site", "session", "market", "orders", "balances"] as const).flatMap((name) => {
		const { value } = app[name].getSnapshot();
		return value === "unreachable" || value === "failed" ? [`${name}: ${value}`] : [];
	});

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
