import type { Noun } from "../api/noun.ts";
import type { Nouns, World } from "../world.ts";
import type { clockReport } from "../world-commands/clock.commands.ts";
import type { Merged } from "../world-commands/merged.ts";

type Reported = Merged<
	{ [Name in keyof Nouns]: Nouns[Name] extends { report: () => infer Part } ? Part : never }[keyof Nouns]
>;

export interface StateReport extends Reported {
	readonly seed: string;
	readonly scenario: string;
	readonly now: number;
	readonly clock: ReturnType<typeof clockReport>;
}

/** The state of the platform as plain JSON, for people and tests; money is exact text. */
export const stateReport = (
	world: World,
	scenario: string,
	time: ReturnType<typeof clockReport>,
): StateReport => {
	world.settle();
	const nouns: readonly Noun[] = Object.values(world.nouns);
	const parts = Object.assign({}, ...nouns.map(({ report }) => report?.()));
	const { seed, clock } = world;
	return { ...inOrder, seed, scenario, now: clock.now(), clock: time, ...parts };
};

/** The order for people who read the report. Fields that are not named here come last. */
const inOrder = Object.fromEntries(
	"seed scenario now clock site market microOffer accounts orders follows microOrders deposits withdrawals loans subscriptions journal sumOfPostings sessions reviews codes captchas requests sockets faults"
		.split(" ")
		.map((name) => [name, undefined]),
);
