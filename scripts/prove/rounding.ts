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
 * a unit, have the sign of the value, keep the order of values, and, except for `floor`, opposite values have opposite results.
 */
export const aboutRounding = (all: readonly Rounded[], isRelaxed: boolean): readonly string[] => [
	...all.map(bounds),
	...(isRelaxed
		? [...all.map(sign), ...all.flatMap((one, at) => all.slice(at + 1).flatMap((other) => order(one, other)))]
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
