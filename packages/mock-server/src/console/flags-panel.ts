import { answerLine, copyButtons, sendTo } from "./command-form.ts";
import { button, el, withCode } from "./dom.ts";
import type { Panel, Reference } from "./reports.ts";

type Flag = Reference["flags"][number];

/** The configuration of the site, with what each flag changes. */
export const createFlagsPanel = ({ flags }: Reference): Panel => {
	const rows = flags.map((flag) => ({ ...row(flag), text: `${flag.name} ${flag.changes}`.toLowerCase() }));
	const none = el("p", { class: "dim", hidden: true }, "No flag is like this.");
	const changedOnly = el("input", { type: "checkbox", change: () => filter() });
	const filter = (): void => {
		const wanted = field.value.toLowerCase();
		for (const { element, text, isChanged } of rows)
			element.hidden = !text.includes(wanted) || (changedOnly.checked && !isChanged());
		none.hidden = rows.some(({ element }) => !element.hidden);
	};
	const field = el("input", {
		type: "search",
		placeholder: "A word of its name or of what it changes",
		"aria-label": "Search flags",
		input: () => filter(),
	});
	return {
		name: "flags",
		title: "Flags",
		element: el(
			"div",
			{},
			field,
			el("label", { class: "check" }, changedOnly, "Only those that differ from what counts without them"),
			none,
			el("div", { class: "rows" }, ...rows.map(({ element }) => element)),
		),
		onOverview: ({ site }) => {
			for (const { name, show } of rows) show(String(site[name] ?? ""));
			if (changedOnly.checked) filter();
		},
	};
};

const row = ({ name, kind, changes, standard }: Flag) => {
	const line = answerLine();
	let current: string | undefined;
	const value = el("input", { "aria-label": `Value of ${name}`, autocomplete: "off" });
	const toggled = (): string => ((current ?? standard) === "1" ? "0" : "1");
	const set = (next: string) => void sendTo(line, "flags", { [name]: next });
	const toggle = el("button", {
		type: "button",
		role: "switch",
		"aria-label": name,
		click: () => set(toggled()),
	});
	const element = el(
		"div",
		{ class: "row" },
		el("div", { class: "what" }, el("b", {}, name), el("span", { class: "dim" }, ...withCode(changes))),
		kind === "flag"
			? toggle
			: el(
					"div",
					{ class: "press" },
					value,
					button("Set", () => set(value.value)),
				),
		el(
			"div",
			{ class: "copies" },
			...copyButtons(line, "flags", () => ({ [name]: kind === "flag" ? toggled() : value.value })),
			line,
		),
	);
	return {
		name,
		element,
		isChanged: () => (current ?? standard) !== standard,
		show: (next: string): void => {
			if (next === current) return;
			current = next;
			toggle.setAttribute("aria-checked", String(next === "1"));
			if (document.activeElement !== value) value.value = next;
			element.dataset.changed = String(next !== standard);
		},
	};
};
