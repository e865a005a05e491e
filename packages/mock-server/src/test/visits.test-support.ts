const visitors = [
	"filter",
	"find",
	"findIndex",
	"findLast",
	"flatMap",
	"map",
	"some",
	"every",
	"forEach",
] as const;
const others = [
	"reduce",
	"slice",
	"toSpliced",
	"toReversed",
	"reverse",
	"toSorted",
	"sort",
	"includes",
] as const;

const arrayIterator = Object.getPrototypeOf([][Symbol.iterator]());
const mapIterator = Object.getPrototypeOf(new Map().values());
const setIterator = Object.getPrototypeOf(new Set().values());

/**
 * How many elements of arrays, maps and sets are visited while something runs: by loops, by spreading, and by the methods of
 * arrays. It depends on no clock.
 */
export const visitsDuring = async (run: () => unknown): Promise<number> => {
	let visits = 0;
	const restore = [
		...[...visitors, ...others].map((name) =>
			replaced(
				Array.prototype,
				name,
				(original) =>
					function (this: unknown[], ...args: unknown[]) {
						visits += this.length;
						return Reflect.apply(original, this, args);
					},
			),
		),
		...[arrayIterator, mapIterator, setIterator].map((iterator) =>
			replaced(
				iterator,
				"next",
				(original) =>
					function (this: unknown, ...args: unknown[]) {
						visits += 1;
						return Reflect.apply(original, this, args);
					},
			),
		),
	];
	try {
		await run();
		return visits;
	} finally {
		for (const undo of restore) undo();
	}
};

type Method = (...args: unknown[]) => unknown;

const replaced = (target: object, name: string, replacement: (original: Method) => Method): (() => void) => {
	const original: Method = Reflect.get(target, name);
	Reflect.set(target, name, replacement(original));
	return () => void Reflect.set(target, name, original);
};
