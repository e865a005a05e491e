import type { Rounding } from "@tradewind/domain/money";

/** Terms of SMT-LIB: a value in units of its last decimal, and the whole number to which it is rounded. */
export interface Rounded {
	readonly exactly: string;
	readonly whole: string;
	readonly digits: number;
	readonly mode: Rounding;
}

/**
 * What defines the rounded values. If these are not declared as integers (`relaxed`), it is what follows from rounding: they lie within
 * a unit, have the sign of the value, keep the order of values, and, except for `floor`, opposite values have opposite results; and the sum of
 * two rounded values is at most a unit away from their rounded sum.
 */
export const aboutRounding = (all: readonly Rounded[], isRelaxed: boolean): readonly string[] => [
	...all.map(bounds),
	...(isRelaxed
		? [
				...all.map(sign),
				...all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => order(one, other))),
				...all.flatMap((sum) => parts(all, sum)),
			]
		: []),
];

const bounds = ({ exactly: y, whole: r, mode }: Rounded): string => {
	switch (mode) {
		case "floor":
			return `(and (<= ${r} ${y}) (< ${y} (+ ${r} 1.0)))`;
		case "down":
			return bySign(
				y,
				`(and (<= ${r} ${y}) (< ${y} (+ ${r} 1.0)))`,
				`(and (>= ${r} ${y}) (> ${y} (- ${r} 1.0)))`,
			);
		case "up":
			return bySign(
				y,
				`(and (>= ${r} ${y}) (< ${r} (+ ${y} 1.0)))`,
				`(and (<= ${r} ${y}) (> ${r} (- ${y} 1.0)))`,
			);
		case "half up":
			return bySign(
				y,
				`(and (<= ${r} (+ ${y} 0.5)) (> ${r} (- ${y} 0.5)))`,
				`(and (>= ${r} (- ${y} 0.5)) (< ${r} (+ ${y} 0.5)))`,
			);
		case "half even":
			throw new Error("No rule rounds half even.");
	}
};

const bySign = (value: string, positive: string, negative: string): string =>
	`(ite (>= ${value} 0.0) ${positive} ${negative})`;

const sign = ({ exactly, whole }: Rounded): string =>
	`(and (=> (>= ${exactly} 0.0) (>= ${whole} 0.0)) (=> (<= ${exactly} 0.0) (<= ${whole} 0.0)))`;

const order = (one: Rounded, other: Rounded): readonly string[] => {
	if (one.digits !== other.digits || one.mode !== other.mode) return [];
	const facts = [
		`(=> (<= ${one.exactly} ${other.exactly}) (<= ${one.whole} ${other.whole}))`,
		`(=> (>= ${one.exactly} ${other.exactly}) (>= ${one.whole} ${other.whole}))`,
	];
	if (one.mode === "floor") return facts;
	const sums = [`(+ ${one.exactly} ${other.exactly})`, `(+ ${one.whole} ${other.whole})`];
	return [
		...facts,
		`(=> (<= ${sums[0]} 0.0) (<= ${sums[1]} 0.0))`,
		`(=> (>= ${sums[0]} 0.0) (>= ${sums[1]} 0.0))`,
	];
};

/** A sum and its two parts, of values that are not negative. */
const parts = (all: readonly Rounded[], sum: Rounded): readonly string[] => {
	const others = all.filter((one) => one !== sum && one.digits === sum.digits && one.mode === sum.mode);
	return others.flatMap((one, at) =>
		others.slice(at + 1).map((other) => {
			const isSum = `(and (>= ${one.exactly} 0.0) (>= ${other.exactly} 0.0) (= ${sum.exactly} (+ ${one.exactly} ${other.exactly})))`;
			const [least, most] = partsOf[sum.mode];
			const difference = `(- ${sum.whole} ${one.whole} ${other.whole})`;
			return `(=> ${isSum} (and (<= ${least} ${difference}) (<= ${difference} ${most})))`;
		}),
	);
};

/** How much the rounded sum is above the sum of the rounded parts, at least and at most. */
const partsOf = {
	floor: ["0.0", "1.0"],
	down: ["0.0", "1.0"],
	up: ["(- 1.0)", "0.0"],
	"half up": ["(- 1.0)", "1.0"],
	"half even": ["(- 1.0)", "1.0"],
} as const;
