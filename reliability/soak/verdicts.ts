import type { Sample, SoakFindings } from "./soak.ts";

/** One line of the table. */
export interface Verdict {
	readonly what: string;
	readonly found: string;
	readonly limit: string;
	readonly isMet: boolean;
}

/** By how much the last third of the samples may be above the first one. */
const heapRatio = 1.1;

/** Judges what a soak has found. */
export const verdictsOf = (found: SoakFindings): readonly Verdict[] => {
	const commands = Object.entries(found.presses);
	const total = (key: "pressed") => commands.reduce((sum, [, each]) => sum + each[key], 0);
	return [
		reported("things that happened: what the customer did, what went wrong", found.happenings),
		reported("of these, faults and hostile acts of the platform", found.faults),
		none(
			`orders and balances that differ from the platform's, after ${found.reconciliations} reconnects`,
			found.differences,
		),
		reported("closed contract orders compared field by field at the end", found.orders.contract),
		reported("closed micro orders compared field by field at the end", found.orders.micro),
		reported("presses that the app took while the device was online", total("pressed")),
		...commands.map(([command, { pressed, sent, reached }]) => ({
			what: `\`${command}\`: pressed, sent, reached the platform`,
			found: `${pressed}, ${sent}, ${reached}`,
			limit: "one for one, reached at most once",
			isMet: sent === pressed && reached <= sent,
		})),
		none("commands that were sent twice, or at a price that was stale", found.brokenPresses),
		none("states that the screen has no word for", found.unsaid),
		none("mistakes in the books: entries, balances, margins, money made or lost", found.brokenBooks),
		...heap(found.samples),
		steady("timers that wait when all is calm", found.samples, ({ timers }) => timers),
		steady("listeners on the page", found.samples, ({ listeners }) => listeners),
		steady("sockets at the platform", found.samples, ({ sockets }) => sockets),
	];
};

const reported = (what: string, count: number): Verdict => ({
	what,
	found: String(count),
	limit: "reported",
	isMet: true,
});

const none = (what: string, broken: readonly string[]): Verdict => ({
	what,
	found: [String(broken.length), ...broken.slice(0, 3)].join("; "),
	limit: "0",
	isMet: broken.length === 0,
});

const thirdsOf = (samples: readonly Sample[], of: (sample: Sample) => number) => {
	const third = Math.max(1, Math.floor(samples.length / 3));
	const mean = (some: readonly Sample[]) => some.reduce((sum, sample) => sum + of(sample), 0) / some.length;
	return { first: mean(samples.slice(0, third)), last: mean(samples.slice(-third)) };
};

const heap = (samples: readonly Sample[]): readonly Verdict[] => {
	if (samples.some((sample) => sample.heap === undefined)) return [];
	const { first, last } = thirdsOf(samples, (sample) => sample.heap ?? 0);
	const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
	return [
		{
			what: `heap after a collection, last third to first third (${megabytes(last)} MB to ${megabytes(first)} MB)`,
			found: (last / first).toFixed(3),
			limit: `≤ ${heapRatio}`,
			isMet: last / first <= heapRatio,
		},
	];
};

/** As few at the end as at the beginning, but for what an order or two more bring with them. */
const few = 4;

const steady = (what: string, samples: readonly Sample[], of: (sample: Sample) => number): Verdict => {
	const { first, last } = thirdsOf(samples, of);
	return {
		what: `${what}, last third (mean)`,
		found: last.toFixed(1),
		limit: `≤ ${(first + few).toFixed(1)}, ${few} more than in the first`,
		isMet: last <= first + few,
	};
};
