import { button, el } from "./dom.ts";
import type { Call, Live, Panel } from "./reports.ts";

const maxShown = 300;

/** Who called what with which answer, newest first. */
export const createCallLog = () => {
	const list = el("ol", { class: "log", reversed: true });
	const none = el("p", { class: "dim" }, "No calls yet. Open the app: its calls appear here.");
	const field = el("input", {
		type: "search",
		placeholder: "Customer, call or answer",
		"aria-label": "Search calls",
		input: () => filter(),
	});
	let isPaused = false;
	let shown = 0;
	let missed: Call[] = [];
	const pause = button("Pause", () => {
		isPaused = !isPaused;
		pause.textContent = isPaused ? "Go on" : "Pause";
		if (!isPaused) add(missed);
		missed = [];
	});
	const filter = (): void => {
		const wanted = field.value.toLowerCase();
		for (const entry of list.children)
			if (entry instanceof HTMLElement)
				entry.hidden = !(entry.textContent ?? "").toLowerCase().includes(wanted);
	};
	const clear = (): void => {
		list.replaceChildren();
		none.hidden = false;
	};
	const add = (calls: readonly Call[]): void => {
		if (calls.length === 0) return;
		list.prepend(...calls.map(entryOf).reverse());
		while (list.children.length > maxShown) list.lastElementChild?.remove();
		none.hidden = true;
		filter();
	};
	const element = el(
		"div",
		{ class: "calls" },
		el(
			"div",
			{ class: "press" },
			field,
			pause,
			button("Clear", () => clear()),
		),
		none,
		list,
	);
	return {
		element,
		show: ({ calls, last }: Pick<Live, "calls" | "last">): void => {
			if (last < shown) clear();
			shown = last;
			if (isPaused) missed = [...missed, ...calls].slice(-maxShown);
			else add(calls);
		},
	};
};

export const createCallsPanel = (element: HTMLElement): Panel => ({ name: "calls", title: "Calls", element });

const entryOf = ({ at, who, call, outcome, msg, executed, isFaulty }: Call): HTMLElement =>
	el(
		"li",
		{ class: isRefused(outcome) ? "refused" : "" },
		el("span", { class: "figure dim" }, new Date(at).toISOString().slice(11, 19)),
		el("b", {}, call),
		el(
			"span",
			{ class: "outcome" },
			[who, outcomeText(outcome), msg, ...(isFaulty ? [faultText(executed)] : [])]
				.filter((text) => text !== "")
				.join(" · "),
		),
	);

const isRefused = (outcome: Call["outcome"]): boolean => outcome !== 1;

const outcomeText = (outcome: Call["outcome"]): string => {
	if (outcome === "dropped") return "connection dropped";
	return outcome === 1 ? "" : `code ${outcome}`;
};

const faultText = (executed: boolean): string =>
	executed ? "by a fault, but executed" : "by a fault, not executed";
