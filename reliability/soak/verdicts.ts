import type { Sample, SoakFindings } from "./soak.ts";

/** One line of the table of results. */
export interface Verdict {
	readonly what: string;
	readonly measured: string;
	readonly limit: string;
	readonly isMet: boolean;
}

/** Limit of the heap in the last third of the samples, as a ratio to the second third: in the first one, memory with a bound is filled. */
const maxHeapRatio = 1.1;

/** Compares the findings of a soak with their limits. */
export const verdictsOf = (findings: SoakFindings): readonly Verdict[] => {
	const commands = Object.entries(findings.commands);
	const tapped = commands.reduce((sum, [, counts]) => sum + counts.tapped, 0);
	return [
		reported("events: actions of the customer, faults, events of the device", findings.events),
		reported("of these, faults and disturbing acts of the platform", findings.faults),
		none(
			`orders and balances that differ from the platform's, after ${findings.recoveries} reconnects`,
			findings.differences,
		),
		reported("closed contract orders compared field by field at the end", findings.orders.contract),
		reported("closed micro orders compared field by field at the end", findings.orders.micro),
		reported("taps that the app accepted while the device was online", tapped),
		...commands.map(([command, { tapped, sent, executed }]) => ({
			what: `\`${command}\`: tapped, sent, executed`,
			measured: `${tapped}, ${sent}, ${executed}`,
			limit: "one request for each tap, executed at most once",
			isMet: sent === tapped && executed <= sent,
		})),
		none("commands that were sent twice, or at a stale price", findings.commandViolations),
		none("states without a text on the screen", findings.statesWithoutText),
		none("ledger errors: entries, balances, margins, the sum of all postings", findings.ledgerErrors),
		...heap(findings.samples),
		constant("pending timers after a recovery", findings.samples, ({ timers }) => timers),
		constant("listeners on the page", findings.samples, ({ listeners }) => listeners),
		constant("sockets at the platform", findings.samples, ({ sockets }) => sockets),
	];
};

const reported = (what: string, count: number): Verdict => ({
	what,
	measured: String(count),
	limit: "reported",
	isMet: true,
});

const none = (what: string, violations: readonly string[]): Verdict => ({
	what,
	measured: [String(violations.length), ...violations.slice(0, 3)].join("; "),
	limit: "0",
	isMet: violations.length === 0,
});

/** The means of the first and of the last one of so many parts of the samples. */
const endsOf = (samples: readonly Sample[], of: (sample: Sample) => number, parts: number) => {
	const size = Math.max(1, Math.floor(samples.length / parts));
	const mean = (some: readonly Sample[]) => some.reduce((sum, sample) => sum + of(sample), 0) / some.length;
	return { first: mean(samples.slice(0, size)), last: mean(samples.slice(-size)) };
};

const heap = (samples: readonly Sample[]): readonly Verdict[] => {
	if (samples.some((sample) => sample.heap === undefined)) return [];
	const withoutFirstThird = samples.slice(Math.floor(samples.length / 3));
	const { first, last } = endsOf(withoutFirstThird, (sample) => sample.heap ?? 0, 2);
	const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
	return [
		{
			what: `heap after garbage collection, last third ÷ second third (${megabytes(last)} MB to ${megabytes(first)} MB)`,
			measured: (last / first).toFixed(3),
			limit: `≤ ${maxHeapRatio}`,
			isMet: last / first <= maxHeapRatio,
		},
	];
};

/** The maximum number of resources that one or two more open orders add. */
const tolerance = 4;

const constant = (what: string, samples: readonly Sample[], of: (sample: Sample) => number): Verdict => {
	const { first, last } = endsOf(samples, of, 3);
	return {
		what: `${what}, last third (mean)`,
		measured: last.toFixed(1),
		limit: `≤ ${(first + tolerance).toFixed(1)}, ${tolerance} more than in the first third`,
		isMet: last <= first + tolerance,
	};
};
