import { routeOf } from "../routes.ts";
import { pathInApp } from "../storage/configuration.ts";

/** A fault of the app. It has no text of the error and no query of the page: both may contain what a customer has typed. */
export interface FaultReport {
	/** The name of the error, such as `TypeError`. */
	readonly error: string;
	/** The innermost places in files of the build: file, line, column. */
	readonly at: readonly string[];
	/** The path of the route; empty if there is none. */
	readonly path: string;
	/** The file with which the build starts. */
	readonly build: string;
}

declare global {
	/** Reports an error for which an error page is shown; only where faults are reported. */
	var reportFault: ((fault: unknown) => void) | undefined;
}

/** What a page has to do with reports. */
export interface ReportingPage {
	readonly events: Pick<EventTarget, "addEventListener">;
	readonly path: () => string;
	readonly build: string;
	readonly send: (address: string, text: string) => void;
}

const maxPlaces = 5;
/** Reports of one page: a fault in a loop must not become a flood. */
const maxReports = 10;

export const reportOf = (fault: unknown, page: Pick<ReportingPage, "path" | "build">): FaultReport => ({
	error: fault instanceof Error ? fault.name : typeof fault,
	at: placesIn(fault instanceof Error ? fault.stack : undefined).slice(0, maxPlaces),
	path: routeOf(page.path())?.path ?? "",
	build: page.build,
});

const placesIn = (stack = ""): readonly string[] => stack.match(/assets\/[\w.-]+\.js:\d+:\d+/g) ?? [];

/** Sends each uncaught error, and each that an error page was shown for, to `address` once. */
export const reportFaults = (address: string, page = thisPage()): void => {
	const sent = new Set<string>();
	const report = (fault: unknown): void => {
		const text = JSON.stringify(reportOf(fault, page));
		if (sent.size >= maxReports || sent.has(text)) return;
		sent.add(text);
		page.send(address, text);
	};
	const listen = (type: string, field: "error" | "reason"): void =>
		page.events.addEventListener(type, (event) => report(Reflect.get(event, field)));
	listen("error", "error");
	listen("unhandledrejection", "reason");
	globalThis.reportFault = report;
};

export const thisPage = (): ReportingPage => ({
	events: window,
	path: pathInApp,
	build: document.querySelector<HTMLScriptElement>("script[type=module]")?.src.replace(/.*\//, "") ?? "",
	send: (address, text) => void navigator.sendBeacon(address, text),
});
