import type { Metric } from "web-vitals";
import { routeOf } from "../routes.ts";
import { type ReportingPage, thisPage } from "./report-faults.ts";

/** How fast the page was for this customer. Like a report of a fault, it has nothing that a customer has typed or opened. */
interface VitalReport {
	readonly vital: Metric["name"];
	/** Milliseconds; of `CLS` the score. */
	readonly value: number;
	/** The path of the route that the page was loaded with; empty if there is none. */
	readonly path: string;
	/** The file with which the build starts. */
	readonly build: string;
}

type Observer = (found: (metric: Pick<Metric, "name" | "value">) => void) => void;
type Library = Readonly<Record<"onCLS" | "onFCP" | "onINP" | "onLCP" | "onTTFB", Observer>>;

/** Sends each web vital of the page to `address`, once it is known. */
export const reportVitals = (
	address: string,
	{ onCLS, onFCP, onINP, onLCP, onTTFB }: Library,
	page: Omit<ReportingPage, "events"> = thisPage(),
): void => {
	const path = routeOf(page.path())?.path ?? "";
	const report: Parameters<Observer>[0] = ({ name, value }) => {
		const vital: VitalReport = { vital: name, value: Number(value.toFixed(3)), path, build: page.build };
		page.send(address, JSON.stringify(vital));
	};
	for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
};
