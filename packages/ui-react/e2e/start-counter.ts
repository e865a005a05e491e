import type { Browser, Page } from "@playwright/test";

interface Work {
	/** React's commits. */
	readonly commits: number;
	/** Renders of components. */
	readonly renders: number;
}

/** What React has rendered since the navigation. */
interface StartCounts extends Work {
	/** Until the last performance mark of each name. */
	readonly until: Readonly<Record<string, Work>>;
	/** The instrument rows, cards, `header` and `main` elements that were rendered a second time. */
	readonly renderedAgain: readonly string[];
	/** What each commit has rendered, by the names that the build gives the components. */
	readonly log: readonly string[];
}

declare global {
	interface Window {
		startCounts: StartCounts;
	}
}

/** Counts from the navigation on, through the hook of React's developer tools. */
export const countStart = (page: Page): Promise<unknown> => page.addInitScript(installCounter);

/** What of React's fibers is read here. */
interface Fiber {
	readonly tag: number;
	readonly flags: number;
	readonly type: unknown;
	readonly memoizedProps: Readonly<Record<string, unknown>> | null;
	readonly child: Fiber | null;
	readonly sibling: Fiber | null;
	readonly alternate: Fiber | null;
}

/** Runs in the page before its own scripts. */
const installCounter = (): void => {
	/** The tags of functions and of memoised ones; of elements. */
	const components = new Set([0, 11, 14, 15]);
	const element = 5;
	const hasRendered = 1;
	const until: Record<string, Work> = {};
	const [renderedAgain, log]: [string[], string[]] = [[], []];
	const counts = { commits: 0, renders: 0, until, renderedAgain, log };
	window.startCounts = counts;

	const mark = performance.mark.bind(performance);
	performance.mark = (name, options) => {
		until[name] = { commits: counts.commits, renders: counts.renders };
		return mark(name, options);
	};

	const nameOf = ({ type }: Fiber): string => Object(type).name || Object(Object(type).type).name || "?";

	const partOf = ({ type, memoizedProps }: Fiber): string | undefined => {
		if (type === "header" || type === "main") return type;
		const { "data-code": code, "aria-posinset": place } = memoizedProps ?? {};
		if (code === undefined) return undefined;
		return place === undefined ? `card ${code}` : `row ${place} ${code}`;
	};

	const visit = (fiber: Fiber, found: string[]): void => {
		const before = fiber.alternate;
		if (components.has(fiber.tag) && (before === null || fiber.flags & hasRendered)) {
			counts.renders += 1;
			found.push(nameOf(fiber));
		}
		// An element has new properties whenever the component that contains it has rendered.
		const part = fiber.tag === element && before?.memoizedProps !== fiber.memoizedProps && partOf(fiber);
		if (part) found.push(part);
		if (part && before) renderedAgain.push(part);
		// What has not rendered is the same object before and after.
		if (before?.child === fiber.child) return;
		for (let child = fiber.child; child; child = child.sibling) visit(child, found);
	};

	Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
		value: {
			supportsFiber: true,
			inject: () => 1,
			onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
				const found: string[] = [];
				counts.commits += 1;
				visit(current, found);
				log.push(found.join(" "));
			},
			onCommitFiberUnmount: () => {},
			onPostCommitFiberRoot: () => {},
			onScheduleFiberRoot: () => {},
			checkDCE: () => {},
		},
	});
};

/** A call in the stack of a trace event. */
interface Call {
	readonly functionName: string;
	readonly url: string;
	readonly lineNumber: number;
	readonly columnNumber: number;
}

interface Traced {
	readonly name: string;
	readonly args?: { readonly beginData?: { readonly stackTrace?: readonly Call[] } };
}

/**
 * The calls of the app that have forced a layout during `act`, each with its place in the build. Layouts of a frame are not forced;
 * those that the test forces are calls without an address.
 */
export const forcedLayouts = async (
	browser: Browser,
	page: Page,
	act: () => Promise<void>,
): Promise<readonly string[]> => {
	await browser.startTracing(page, {
		categories: ["devtools.timeline", "disabled-by-default-devtools.timeline.stack"],
	});
	await act();
	const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse(
		(await browser.stopTracing()).toString(),
	);
	return traceEvents.flatMap(({ name, args }) => {
		const [call] = args?.beginData?.stackTrace ?? [];
		if (name !== "Layout" || !call?.url) return [];
		const { functionName, url, lineNumber, columnNumber } = call;
		return [`${functionName || "?"} at ${new URL(url).pathname}:${lineNumber}:${columnNumber}`];
	});
};
