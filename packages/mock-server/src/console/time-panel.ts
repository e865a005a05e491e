import { commandForm, press } from "./command-form.ts";
import { el, section } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Panel } from "./reports.ts";
import { speedText } from "./status-bar.ts";

const minuteMs = 60_000;
const steps = [
	["+1 minute", minuteMs],
	["+1 hour", 60 * minuteMs],
	["+1 day", 1440 * minuteMs],
	["+30 days", 30 * 1440 * minuteMs],
] as const;

/** The clock of the platform: forward, to a moment, until something happens, paused, faster. */
export const createTimePanel = (read: ReadCommands): Panel => {
	const now = el("p", { class: "figure large" }, "–");
	return {
		name: "time",
		title: "Time",
		element: el(
			"div",
			{},
			now,
			section("Forward", ...steps.map(([name, advanceMs]) => press(name, "clock", { advanceMs }))),
			section(
				"Speed",
				press("Pause", "clock/pause", {}),
				press("Usual speed", "clock/resume", {}),
				press("60 times as fast", "clock/speed", { speed: 60 }),
			),
			commandForm(read, "clock/until", {
				title: "Until something happens",
				given: { event: "market opens" },
				isEmpty: true,
			}),
			commandForm(read, "clock/to", { title: "To a moment" }),
		),
		onLive: (live) => {
			now.textContent = `${live.time.slice(0, 19).replace("T", " ")} GMT, ${speedText(live)}`;
		},
	};
};
