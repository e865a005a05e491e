import { answerLine, sendTo } from "./command-form.ts";
import { button, el } from "./dom.ts";
import type { Live } from "./reports.ts";

/** What runs, at every moment: time, scenario, sockets, faults. */
export const createStatusBar = (open: (panel: string) => void) => {
	const line = answerLine();
	const time = el("time", { class: "figure" }, "–");
	const speed = button("–", () => open("time"), "chip");
	const pause = button(
		"Pause",
		() => void sendTo(line, isPaused ? "clock/resume" : "clock/pause", {}),
		"chip",
	);
	const scenario = button("–", () => open("scenarios"), "chip");
	const sockets = button("–", () => open("calls"), "chip");
	const faults = button("–", () => open("faults"), "chip");
	let isPaused = false;
	const element = el(
		"div",
		{ class: "bar" },
		el("b", { class: "name" }, "Console"),
		el("span", { class: "clock" }, time, el("small", { class: "zone dim" }, "GMT"), pause, speed),
		el("span", { class: "chips" }, scenario, sockets, faults),
		line,
	);
	return {
		element,
		show: (live: Live): void => {
			isPaused = live.speed === 0;
			time.textContent = live.time.slice(0, 19).replace("T", " ");
			time.dateTime = live.time;
			pause.textContent = isPaused ? "Run" : "Pause";
			speed.textContent = speedText(live);
			scenario.textContent = live.scenario;
			scenario.title = `Scenario ${live.scenario}, seed ${live.seed}`;
			sockets.textContent = count(live.sockets, "socket");
			const active = live.faults.http.length + live.faults.socket.length;
			faults.textContent = count(active, "fault");
			faults.dataset.state = active > 0 ? "warn" : "";
		},
		showTrouble: (isSilent: boolean): void => {
			element.classList.toggle("silent", isSilent);
		},
	};
};

export const speedText = ({ time, speed, jump }: Live): string => {
	if (jump) {
		const passed = Date.parse(time) - Date.parse(jump.from);
		const all = Date.parse(jump.until) - Date.parse(jump.from);
		return `moving: ${Math.floor((100 * passed) / all)} %`;
	}
	return speed === 0 ? "paused" : `speed ×${speed}`;
};

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? "" : "s"}`;
