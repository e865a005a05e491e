import type { CDPSession } from "@playwright/test";

/** What a page keeps after a garbage collection. */
export interface Kept {
	/** Bytes of JavaScript. */
	readonly heap: number;
	/** DOM nodes, also those that are not in the document. */
	readonly nodes: number;
	readonly listeners: number;
	/** Elements that a script keeps and that are not in the document. React keeps the last one of some places. */
	readonly detached: readonly string[];
	/** The elements of arrays, maps and sets, by what their first element is like. */
	readonly lists: Readonly<Record<string, number>>;
}

const kinds = ["Array", "Map", "Set"] as const;

/** Counts what the page keeps. Its lists take most of the time. */
export const keptIn = async (
	session: CDPSession,
	listed: typeof kinds | readonly [] = kinds,
): Promise<Kept> => {
	await session.send("Performance.enable");
	// The first collection runs finalizers, the second what they have released.
	for (let times = 0; times < 2; times += 1) await session.send("HeapProfiler.collectGarbage");
	const { metrics } = await session.send("Performance.getMetrics");
	const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
	await session.send("DOM.enable");
	const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
	await session.send("DOM.disable");
	return {
		heap: metric("JSHeapUsedSize"),
		nodes: metric("Nodes"),
		listeners: metric("JSEventListeners"),
		detached: detachedNodes.map(({ treeNode: { localName, attributes } }) =>
			[localName, ...(attributes ?? [])].join(" "),
		),
		lists: Object.assign({}, ...(await Promise.all(listed.map(countLists(session))))),
	};
};

/** What is left over in a part of the day with so many orders: any listener and element, and whatever grows by one for each order. */
export const leftIn = (before: Kept, after: Kept, orders: number): readonly string[] => {
	const earlier = new Map(figuresOf(before));
	return figuresOf(after).flatMap(([name, figure]) => {
		const more = figure - (earlier.get(name) ?? 0);
		return more >= (/^(listeners|detached)/.test(name) ? 1 : orders) ? [name] : [];
	});
};

/** What is left over in each of two parts. What grows in one of them only has reached a bound, or is not collected yet. */
export const leftInBoth = (
	[first, second, third]: readonly [Kept, Kept, Kept],
	orders: number,
): readonly string[] => {
	const before = leftIn(first, second, orders);
	return leftIn(second, third, orders).filter((name) => before.includes(name));
};

const figuresOf = ({ nodes, listeners, detached, lists }: Kept): readonly (readonly [string, number])[] => [
	["nodes", nodes],
	["listeners", listeners],
	["detached elements", detached.length],
	...Object.entries(lists),
];

const countLists =
	(session: CDPSession) =>
	async (kind: string): Promise<Kept["lists"]> => {
		const objectGroup = `lists of ${kind}`;
		const expression = `${kind}.prototype`;
		const { result: prototype } = await session.send("Runtime.evaluate", { expression, objectGroup });
		const { objects } = await session.send("Runtime.queryObjects", {
			prototypeObjectId: prototype.objectId ?? "",
			objectGroup,
		});
		const { result } = await session.send("Runtime.callFunctionOn", {
			objectId: objects.objectId ?? "",
			functionDeclaration: String(sizesOf),
			arguments: [{ value: kind }],
			returnByValue: true,
		});
		await session.send("Runtime.releaseObjectGroup", { objectGroup });
		return result.value;
	};

/** Runs in the page: the sizes of the lists in `this`. */
function sizesOf(
	this: readonly (readonly unknown[] | ReadonlyMap<unknown, unknown>)[],
	kind: string,
): Record<string, number> {
	const sizes: Record<string, number> = {};
	for (const list of this) {
		const [first] = list instanceof Map ? list.values() : list;
		const like =
			typeof first === "object" && first !== null
				? Object.keys(first).slice(0, 8).join(" ") || Object.getPrototypeOf(first)?.constructor?.name
				: typeof first;
		const name = `${kind} of ${like}`;
		sizes[name] = (sizes[name] ?? 0) + ("size" in list ? list.size : list.length);
	}
	return sizes;
}
