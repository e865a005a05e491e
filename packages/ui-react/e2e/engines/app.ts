import { setTimeout as wait } from "node:timers/promises";
import { axeSource } from "@tradewind/test-kit";
import type { Driver, Handle, Key, Point } from "./driver.ts";
import { guardPress, missedPress, seek, type Wanted } from "./page-script.ts";
import { describe, queryOf, type Target } from "./targets.ts";

/** How long an action waits for what it is about. */
const patience = 40_000;

export interface Size {
	readonly width: number;
	readonly height: number;
}

export const phone: Size = { width: 390, height: 844 };

/** The app in one engine, used as a customer uses it. Every action waits until it is possible. */
export interface App {
	/** Name and version of the engine. */
	readonly engine: string;
	/** Opens a path of the app. */
	readonly open: (path: string) => Promise<void>;
	/** Goes to a path inside the running app, as a link does. */
	readonly follow: (path: string) => Promise<void>;
	/** Saves settings of the app on the device, as an earlier visit did: token, language, theme … */
	readonly remember: (saved: object) => Promise<void>;
	readonly back: () => Promise<void>;
	readonly forward: () => Promise<void>;
	readonly reload: () => Promise<void>;
	/** Path and query. */
	readonly address: () => Promise<string>;
	/** Waits for this path and query. */
	readonly arrives: (address: string) => Promise<void>;
	/** Presses it with the pointer, once it is visible, enabled, still, and not covered. */
	readonly press: (target: Target) => Promise<void>;
	/** Replaces the content of a field by typing. */
	readonly type: (target: Target, typed: string) => Promise<void>;
	/** Chooses an option of a select field by its text, or sets a date field. */
	readonly choose: (target: Target, option: string) => Promise<void>;
	readonly pressKey: (key: Key) => Promise<void>;
	readonly upload: (target: Target, ...paths: readonly string[]) => Promise<void>;
	/** Draws with the pointer inside an element; the points are shares of its width and height. */
	readonly draw: (target: Target, points: readonly Point[]) => Promise<void>;
	/** Waits until it is visible. */
	readonly sees: (target: Target) => Promise<void>;
	/** Waits until it is not there or not visible. */
	readonly gone: (target: Target) => Promise<void>;
	/** Whether it is visible now. */
	readonly has: (target: Target) => Promise<boolean>;
	/** The visible text, once it is there; scrolls to it. */
	readonly read: (target: Target) => Promise<string>;
	/** The value of a field. */
	readonly value: (target: Target) => Promise<string>;
	/** Runs a function in the page; it sees only its arguments, and returns plain data. */
	readonly run: <A extends readonly unknown[], R>(
		script: (...args: A) => R,
		...args: A
	) => Promise<Awaited<R>>;
	/** Does something inside the only frame of the page. */
	readonly inFrame: (act: () => Promise<void>) => Promise<void>;
	readonly resize: (size: Size) => Promise<void>;
	readonly screenshot: () => Promise<Buffer>;
	/** Errors and warnings on the console since the last call. */
	readonly takeConsole: () => Promise<readonly string[]>;
	/** The findings of axe: rule, and where. */
	readonly axe: () => Promise<readonly string[]>;
	/** The folder of downloads. */
	readonly downloads: string;
}

export const createApp = (driver: Driver, origin: string): App => {
	/** Looks again after a navigation, which ends the script that is looking. */
	const seekUntil = async (
		target: Target,
		state: Wanted["state"],
		timeout = patience,
	): Promise<Handle | undefined> => {
		const end = performance.now() + timeout;
		let reason: unknown;
		do {
			const left = Math.max(0, Math.min(end - performance.now(), 4_000));
			try {
				return await driver.find(String(seek), [queryOf(target), { state, timeout: left }]);
			} catch (error) {
				reason = error;
				await wait(50);
			}
		} while (performance.now() < end);
		throw new Error(`${describe(target)}: ${reason instanceof Error ? reason.message : reason}`);
	};
	const elementOf = async (target: Target, state: "visible" | "pressable"): Promise<Handle> => {
		const element = await seekUntil(target, state);
		if (element === undefined) throw new Error(`${describe(target)} is not there`);
		return element;
	};
	const run: App["run"] = async (script, ...args) => (await driver.run(String(script), args)) as never;
	/** Runs a function on the element that is meant, and on what else is given. */
	const runOn = async <A extends readonly unknown[], R>(
		target: Target,
		script: (element: Element, ...args: A) => R,
		...args: A
	): Promise<Awaited<R>> => {
		await seekUntil(target, "visible");
		const both = `async (query, wanted, ...args) => (${script})(await (${seek})(query, wanted), ...args)`;
		return (await driver.run(both, [
			queryOf(target),
			{ state: "visible", timeout: 1_000 },
			...args,
		])) as never;
	};
	/**
	 * The engine refuses a press on an element that was replaced or covered after the check, and a press misses an element
	 * that has moved since. Neither reaches the app, so that it is repeated.
	 */
	const press = async (target: Target): Promise<void> => {
		const end = performance.now() + patience;
		while (true) {
			const element = await elementOf(target, "pressable");
			try {
				await runOn(target, guardPress);
				await driver.click(element);
			} catch (error) {
				if (!refusedPress.test(String(error)) || performance.now() > end) throw error;
				continue;
			}
			if (!(await run(missedPress).catch(() => false))) return;
			if (performance.now() > end) throw new Error(`${describe(target)} moves away from every press`);
		}
	};
	const address = (): Promise<string> => run(() => location.pathname + location.search);
	return {
		engine: driver.engine,
		downloads: driver.downloads,
		open: (path) => driver.goto(origin + path),
		follow: (path) =>
			run((address) => {
				history.pushState(null, "", address);
				dispatchEvent(new PopStateEvent("popstate"));
			}, path),
		back: driver.back,
		forward: driver.forward,
		reload: driver.reload,
		remember: async (saved) => {
			await driver.goto(origin + blankPage);
			// In Firefox a script that follows at once may run in the previous page, which has no storage.
			await until(async () => {
				const shown = await run(() => location.href);
				return shown.startsWith(origin) ? undefined : `the page is still ${shown}`;
			});
			await run((text) => localStorage.setItem("tradewind", text), JSON.stringify({ version: 1, ...saved }));
		},
		address,
		arrives: async (wanted) => {
			await until(async () => {
				const now = await address();
				return now === wanted ? undefined : `the address is ${now}, not ${wanted}`;
			});
		},
		press,
		type: async (target, typed) => {
			await press(target);
			await runOn(target, (element) => {
				if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
			});
			await (typed === "" ? driver.pressKey("Backspace") : driver.typeText(typed));
		},
		choose: (target, option) =>
			runOn(
				target,
				(element, wanted) => {
					if (element instanceof HTMLSelectElement) {
						const found = [...element.options].find(({ text }) => text.trim() === wanted);
						if (!found)
							throw new Error(`no option "${wanted}": ${[...element.options].map(({ text }) => text)}`);
						element.value = found.value;
					} else if (element instanceof HTMLInputElement) {
						// React notices only what its own setter has not seen.
						Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, wanted);
						element.dispatchEvent(new Event("input", { bubbles: true }));
					}
					element.dispatchEvent(new Event("change", { bubbles: true }));
				},
				option,
			),
		pressKey: driver.pressKey,
		upload: async (target, ...paths) => driver.upload(await elementOf(target, "visible"), paths),
		draw: async (target, points) => {
			await elementOf(target, "pressable");
			const box = await runOn(target, (element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return { x, y, width, height };
			});
			await driver.draw(
				points.map(({ x, y }) => ({
					x: Math.round(box.x + x * box.width),
					y: Math.round(box.y + y * box.height),
				})),
			);
		},
		sees: async (target) => void (await seekUntil(target, "visible")),
		gone: async (target) => void (await seekUntil(target, "gone")),
		has: async (target) => {
			const found = await driver
				.find(String(seek), [queryOf({ at: 0, ...target }), { state: "visible", timeout: 0 }])
				.catch(() => undefined);
			return found !== undefined;
		},
		read: (target) =>
			runOn(target, async (element) => {
				// WebKit has no text of a row that it does not draw, because it is off the screen.
				element.scrollIntoView({ block: "nearest" });
				await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
				return (element instanceof HTMLElement ? element.innerText : "").replaceAll(/\s+/g, " ").trim();
			}),
		value: (target) =>
			runOn(target, (element) => ("value" in element ? String(element.value) : (element.textContent ?? ""))),
		run,
		inFrame: async (act) => {
			await seekUntil({ role: "iframe" }, "visible");
			await driver.enter(await elementOf({ role: "iframe" }, "visible"));
			await act();
			await driver.enter(undefined);
		},
		resize: driver.resize,
		screenshot: driver.screenshot,
		takeConsole: driver.takeConsole,
		axe: async () => {
			if (!(await run(() => "axe" in globalThis))) await driver.run(axeFunction, []);
			const findings = await driver.run(examine, []);
			return Array.isArray(findings) ? findings.map(String) : ["axe gave no answer"];
		},
	};
};

const refusedPress =
	/not clickable|stale element|no such element|not interactable|intercepted|no such node|node is detached/i;

/** A picture of the app: a page with its origin and without its scripts. */
const blankPage = "/icon.svg";

/** Waits until the condition returns no reason. */
export const until = async (
	condition: () => Promise<string | undefined>,
	timeout = patience,
): Promise<void> => {
	const end = performance.now() + timeout;
	let reason: string | undefined;
	do {
		reason = await condition().catch((error: unknown) => String(error));
		if (reason === undefined) return;
		await wait(60);
	} while (performance.now() < end);
	throw new Error(reason);
};

/** Removes everything that the app has saved on the device. */
export const forgetEverything = async (driver: Driver, origin: string): Promise<void> => {
	await driver.goto(origin + blankPage);
	await driver.clearCookies();
	await driver.run(
		String(async () => {
			localStorage.clear();
			sessionStorage.clear();
			for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
			for (const name of await caches.keys()) await caches.delete(name);
			const workers = await navigator.serviceWorker.getRegistrations();
			for (const worker of workers) await worker.unregister();
		}),
		[],
	);
	await driver.takeConsole();
};

/** The library as a function without arguments. */
const axeFunction = `() => { ${axeSource} }`;

/** The findings, by the library in the page. Contrast is the same in every engine, and takes most of the time. The one frame of the app has no origin, so axe cannot examine it. */
const examine = `async () => {
	const { violations } = await axe.run({ exclude: [["iframe[sandbox]"]] }, {
		resultTypes: ["violations"],
		rules: { "color-contrast": { enabled: false } },
	});
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ": " + target.join(" ")));
}`;
