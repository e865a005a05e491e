import { createCallLog, createCallsPanel } from "./calls-panel.ts";
import { createCodesPanel } from "./codes-panel.ts";
import { createCommandsPanel, createFormsPanel } from "./commands-panel.ts";
import { createCopyingPanel } from "./copying-panel.ts";
import { createCustomersPanel } from "./customers-panel.ts";
import { createDecisionsPanel } from "./decisions-panel.ts";
import { el } from "./dom.ts";
import { createFaultsPanel } from "./faults-panel.ts";
import { createFlagsPanel } from "./flags-panel.ts";
import { inTurn } from "./in-turn.ts";
import { createMarketPanel } from "./market-panel.ts";
import { read, readCommands } from "./platform.ts";
import type { Live, Overview, Panel, Reference } from "./reports.ts";
import { createScenariosPanel } from "./scenarios-panel.ts";
import { createStatusBar } from "./status-bar.ts";
import { createTimePanel } from "./time-panel.ts";
import { createTroubles } from "./troubles.ts";
import { createWorldsPanel } from "./worlds-panel.ts";

const liveMs = 1000;
const overviewMs = 2000;

const place = (id: string): HTMLElement => {
	const found = document.getElementById(id);
	if (!found) throw new Error(`The page has no ${id}`);
	return found;
};

// The fragment of the address is the key: the link must not replace it.
place("skip").addEventListener("click", (event) => {
	event.preventDefault();
	place("panel").focus();
});

const [commands, reference] = await createTroubles(place("trouble")).untilAnswered(() =>
	Promise.all([readCommands(), read<Reference>("reference")]),
);
const log = createCallLog();
let search = "";
const panels: readonly Panel[] = [
	createDecisionsPanel((count) => showCount("decisions", count)),
	createCustomersPanel(commands, (text) => {
		search = text;
		void readOverview();
	}),
	createScenariosPanel(commands, reference),
	createFaultsPanel(),
	createTimePanel(commands),
	createMarketPanel(commands),
	createCopyingPanel(commands),
	createFlagsPanel(reference),
	createWorldsPanel(commands),
	createCodesPanel(commands),
	createFormsPanel(commands, "content", "Content", [
		["message", "Message to a customer"],
		["support/answer", "Answer of the support"],
		["news", "News"],
		["banner", "Banner"],
		["menu", "Entry of a menu"],
		["menu/remove", "Remove an entry"],
		["content/empty", "Empty the content"],
		["session/expire", "End sessions"],
	]),
	createCallsPanel(log.element),
	createCommandsPanel(commands),
];

const status = createStatusBar((name) => open(name));
place("status").append(status.element);
const accounts = el("datalist", { id: "accounts" });
const instruments = el("datalist", { id: "instruments" });
document.body.append(
	accounts,
	instruments,
	el("datalist", { id: "calls" }, ...callNames().map((value) => el("option", { value }))),
);

function callNames(): readonly string[] {
	const match = JSON.stringify(commands.commands.get("faults")?.schema ?? {});
	return [...match.matchAll(/"([a-z-]+\.[a-zA-Z]+|\*)"/gu)].map(([, name = ""]) => name);
}

const tabs = new Map(
	panels.map(({ name, title }) => [
		name,
		el("a", { href: `?${name}`, click: (event) => follow(event, name) }, title),
	]),
);
place("tabs").append(...tabs.values());
const follow = (event: Event, name: string): void => {
	event.preventDefault();
	open(name);
};

let shown: Panel | undefined;
let overview: Overview | undefined;
let live: Live | undefined;

/** The name of the open part is in the address, before the key. */
const open = (name: string, isNew = true): void => {
	const next = panels.find((panel) => panel.name === name) ?? panels[0];
	if (!next) return;
	shown = next;
	if (isNew) history.pushState(null, "", `?${next.name}${location.hash}`);
	document.title = `${next.title} · Console of the mock platform`;
	for (const [each, tab] of tabs) {
		if (each === next.name) tab.setAttribute("aria-current", "page");
		else tab.removeAttribute("aria-current");
	}
	tabs.get(next.name)?.scrollIntoView({ block: "nearest", inline: "center" });
	place("panel").replaceChildren(el("h1", {}, next.title), next.element);
	// Beside the others where there is space for it.
	if (next.name !== "calls") place("aside").replaceChildren(el("h2", {}, "Calls"), log.element);
	place("frame").classList.toggle("alone", next.name === "calls");
	if (isNew) scrollTo(0, 0);
	if (live) next.onLive?.(live);
	if (overview) next.onOverview?.(overview);
	next.refresh?.();
};
addEventListener("popstate", () => open(location.search.slice(1), false));

const showCount = (name: string, count: number): void => {
	const tab = tabs.get(name);
	const title = panels.find((panel) => panel.name === name)?.title ?? "";
	tab?.replaceChildren(title, ...(count > 0 ? [el("span", { class: "count" }, String(count))] : []));
};

const troubles = createTroubles(place("trouble"), (isSilent) => status.showTrouble(isSilent));
const readLive = inTurn(() =>
	troubles.watch(async () => {
		live = await read<Live>(`live?after=${live?.last ?? 0}`);
		status.show(live);
		log.show(live);
		shown?.onLive?.(live);
	}),
);
const readOverview = inTurn(() =>
	troubles.watch(async () => {
		overview = await read<Overview>(`overview?search=${encodeURIComponent(search)}`);
		fill(
			accounts,
			overview.customers.map(({ account }) => account),
		);
		fill(
			instruments,
			overview.market.map(({ code }) => code),
		);
		// The count of decisions is shown beside every part.
		if (shown?.name !== "decisions") panels[0]?.onOverview?.(overview);
		shown?.onOverview?.(overview);
	}),
);

/** A list that is the same stays as it is: it may be open. */
const fill = (list: HTMLElement, values: readonly string[]): void => {
	const wanted = values.filter((value) => value !== "");
	const present = [...list.children].map((option) => option.getAttribute("value"));
	if (wanted.join("\n") !== present.join("\n"))
		list.replaceChildren(...wanted.map((value) => el("option", { value })));
};

/** Reads again and again while the page is visible, one request at a time. */
const poll = (run: () => Promise<void>, everyMs: number): void => {
	const next = async (): Promise<void> => {
		if (document.visibilityState === "visible") await run();
		setTimeout(next, everyMs);
	};
	void next();
};
addEventListener("commanded", () => {
	void readLive();
	void readOverview();
	shown?.refresh?.();
});
document.addEventListener(
	"visibilitychange",
	() => document.visibilityState === "visible" && void readLive(),
);

// The parts stay below the bar, whose height depends on the width of the screen.
new ResizeObserver(() =>
	document.documentElement.style.setProperty("--bar", `${place("status").offsetHeight}px`),
).observe(place("status"));

open(location.search.slice(1), false);
poll(readLive, liveMs);
poll(readOverview, overviewMs);
