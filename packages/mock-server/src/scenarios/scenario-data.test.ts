import { decimal, money, rate, toText } from "@tradewind/domain/money";
import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createVirtualClock } from "../clock/virtual-clock.ts";
import { stateReport } from "../control/state-report.ts";
import { createPlatform } from "../platform.ts";
import { createBench } from "../test/client.test-support.ts";
import { rejectionReasons } from "../verification/letters.ts";
import { type Review, submissionKinds } from "../verification/reviews.ts";
import { createWorld, type World } from "../world.ts";
import { clockReport } from "../world-commands/clock.commands.ts";
import { defaultScenario } from "./default.ts";
import { scenarioNamed } from "./scenarios.ts";

const goldHeld = {
	name: "gold-held",
	shows: "Mia holds gold",
	base: "untraded",
	commands: [
		{
			command: "order/place",
			body: { account: "mia@tradewind.test", code: "XAUUSD", direction: "buy", quantity: "0.1" },
		},
		{ command: "clock", body: { advanceMs: 60_000 } },
	],
};

describe("a scenario as data", () => {
	test("begins with its base, then its commands are carried out in their order", () => {
		const bench = createBench();
		bench.platform.control.scenario(goldHeld);
		const { scenario, clock, orders } = bench.state();
		expect([scenario, clock.time]).toEqual(["gold-held", "2026-03-02T10:01:00.000Z"]);
		expect(orders).toMatchObject([
			{ ForexTradeLists: { Code: "XAUUSD" }, Status: 1, CreateTimeHandler: "2026-03-02 10:00:00" },
		]);
	});

	test("has its name from then on: reset repeats it, and another one replaces it or begins with it", () => {
		const bench = createBench();
		const { control } = bench.platform;
		control.scenario(goldHeld);
		const first = bench.state();
		control["order/place"]({ ...goldHeld.commands[0]?.body });
		control.reset({ scenario: "default" });
		control.reset({ scenario: "gold-held" });
		expect(bench.state()).toEqual({ ...first, sessions: bench.state().sessions });
		control.scenario({ ...goldHeld, name: "gold-twice", base: "gold-held" });
		expect(bench.state().orders).toHaveLength(2);
		control.scenario({ ...goldHeld, commands: [] });
		expect(bench.state().orders).toHaveLength(0);
	});

	test("is the state at the start of a platform", () => {
		const { control } = createPlatform({ scenario: goldHeld });
		expect(control.state().orders).toHaveLength(1);
		control.reset();
		expect(control.state()).toMatchObject({ scenario: "gold-held", orders: [{ Status: 1 }] });
	});

	test.each([
		[{ name: "default" }, "name: default is a scenario of the platform"],
		[{ base: "untradet" }, "base: there is no scenario untradet. Did you mean untraded?"],
		[{ shown: "" }, "shown: there is no such field. Did you mean shows?"],
		[
			{ commands: [{ command: "order/plase", body: {} }] },
			"commands.0.command: there is no command order/plase. Did you mean order/place?",
		],
		[
			{ commands: [{ command: "load", body: { instruments: 5, ticksPerSecond: 20 } }] },
			"commands.0.command: load cannot be part of a scenario",
		],
		[{ commands: [{ command: "reset" }] }, "commands.0.command: there is no command reset"],
		[{ commands: [{ command: "price", body: { code: "EURUSD", price: "0" } }] }, "commands.0.body.price: "],
		[
			{ commands: [goldHeld.commands[1], { command: "market", body: { code: "GOLD", open: true } }] },
			"commands.1.body.code: there is no instrument GOLD",
		],
	])("with %j is refused, and nothing changes", (wrong, message) => {
		const bench = createBench();
		bench.advance(90_000);
		const before = bench.state();
		expect(() => bench.platform.control.scenario({ ...goldHeld, ...wrong })).toThrow(message);
		expect(bench.state()).toEqual(before);
	});
});

/** What the scenarios of the platform that are data stand for, written with the parts of the world. */
const written: Readonly<Record<string, (world: World) => void>> = {
	"market-closed": ({ market, clock }) => {
		for (const instrument of market.all()) instrument.setOpen(clock.now(), false);
	},
	"site-closed": ({ site }) =>
		site.setStatus({ status: 0, type: 1, loss_url: "https://closed.tradewind.test/" }),
	"company-mode": ({ site }) => site.setStatus({ status: 1, type: 2, loss_url: "" }),
	"flags-off": ({ site }) => {
		site.setInfo({ ...site.info(), is_dark_mode: "0", is_mock_login: "0", is_user_show_level: "0" });
		site.setShowsIdentity(false);
	},
	"deposit-by-choice": ({ site }) => site.setInfo({ ...site.info(), is_recharge_edit: "0" }),
	"identity-waiting": (world) => reviewAll(world),
	"identity-rejected": (world) => reviewAll(world, { rejectedFor: { key: rejectionReasons.blurred } }),
	"identity-verified": (world) => reviewAll(world, { rejectedFor: undefined }),
	trader: ({ sessions, nouns, clock }) => {
		const customer = sessions.customer(1);
		if (customer) sessions.register({ ...customer, isTrader: true });
		nouns.copyTrading.follows.begin({
			followerId: 2,
			traderId: 1,
			multiple: rate(decimal("1")),
			maxAmount: money(decimal("500")),
			since: clock.now(),
		});
	},
};

/** All that Mia can submit, and its decisions. */
const reviewAll = (
	{ sessions, nouns, clock }: World,
	decision?: { readonly rejectedFor: Review["reason"] },
): void => {
	const customer = sessions.customer(1);
	if (!customer) throw new Error("There is no Mia");
	const unverified = { ...customer, isReal: false };
	sessions.register(unverified);
	const { reviews } = nouns.verification;
	for (const kind of submissionKinds) {
		const fields = kind === "junior" ? { mobile: "+0015550101" } : { card_id: "X1234567" };
		Result.getOrThrow(reviews.submit(unverified, kind, { name: "Mia Berg", ...fields }));
	}
	for (const kind of decision ? submissionKinds : [])
		reviews.decide(1, kind, { rejectedFor: decision?.rejectedFor }, clock.now());
};

/** The state that a set-up leaves, with what the report does not have. */
const stateAfter = (setUp: (world: World) => void) => {
	const clock = createVirtualClock();
	const world = createWorld({ seed: "data", clock, origin: () => "http://x.test", restartTicks: () => {} });
	setUp(world);
	return {
		report: stateReport(world, "", clockReport(clock, undefined)),
		customers: world.sessions.customers(),
		site: [world.site.info(), world.site.status(), world.site.showsIdentity()],
		follows: world.nouns.copyTrading.follows.followersOf(1).map(({ maxAmount, multiple, ...follow }) => ({
			...follow,
			maxAmount: toText(maxAmount),
			multiple: toText(multiple),
		})),
		messages: world.messages.of(1),
		prices: world.market
			.all()
			.map((each) => [toText(each.price(clock.now() + 3_600_000)), each.isOpen(clock.now())]),
	};
};

test.each(Object.entries(written))("the data of %s gives the state that it stands for", (name, change) => {
	const asWritten = stateAfter((world) => {
		defaultScenario.setUp(world);
		change(world);
	});
	expect(stateAfter((world) => scenarioNamed(name)?.setUp(world))).toEqual(asWritten);
	expect(stateAfter(defaultScenario.setUp)).not.toEqual(asWritten);
});
