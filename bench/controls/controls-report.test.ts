import { expect, test } from "vitest";
import { controlsReport } from "./controls-report.ts";
import type { Press } from "./screen-presses.ts";

const press = (control: string, duration: number): Press => ({
	at: ["/trade"],
	control,
	measured: {
		duration,
		delay: 4,
		handlers: 10,
		paint: duration - 14,
		layout: 3,
		scripts: ["BUTTON.onclick open 9 ms, layout 0"],
	},
});

test("the report has the times of all presses beside hello world, the longest presses, and what was not pressed", () => {
	const report = controlsReport({
		app: [
			press("Buy", 48),
			press("Sell", 32),
			...["Back", "Confirm"].map((control) => ({
				at: ["/trade", "Buy"],
				control,
				measured: { failed: "Error: it is\ngone" },
			})),
		],
		baseline: [press("EURUSD", 24)],
	});
	expect(report.split("\n")).toEqual([
		"| page | what | app | hello world | ratio | budget | |",
		"|---|---|---:|---:|---:|---:|---|",
		"| every route | controls pressed, 4,000 ticks/s, CPU ×4 | 2 | 1 | 2.00 | ≥ 1 | met |",
		"| every route | controls that could not be pressed | 2 | 0 |  | reported |  |",
		"| every route | press to next paint, p50 | 32 ms | 24 ms | 1.33 | reported |  |",
		"| every route | press to next paint, p98 | 48 ms | 24 ms | 2.00 | ≤ 1.5 × hello world | **not met** |",
		"| every route | the same | 48 ms | 24 ms | 2.00 | ≤ 100 ms | met |",
		"| every route | press to next paint, longest | 48 ms | 24 ms | 2.00 | reported |  |",
		"",
		"| control | to next paint | before the handlers | handlers | from them to the paint | of it layout | longest scripts |",
		"| --- | --- | --- | --- | --- | --- | --- |",
		"| /trade → Buy | 48 ms | 4 ms | 10 ms | 34 ms | 3 ms | BUTTON.onclick open 9 ms, layout 0 |",
		"| /trade → Sell | 32 ms | 4 ms | 10 ms | 18 ms | 3 ms | BUTTON.onclick open 9 ms, layout 0 |",
		"",
		"| not pressed | controls | the first |",
		"| --- | --- | --- |",
		"| Error: it is gone | 2 | /trade → Buy → Back |",
	]);
});
