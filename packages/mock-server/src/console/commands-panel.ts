import { commandForm } from "./command-form.ts";
import { el, withCode } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Panel } from "./reports.ts";

/** A part of the console that consists of the forms of some commands. */
export const createFormsPanel = (
	read: ReadCommands,
	name: string,
	title: string,
	forms: readonly (readonly [path: string, title: string])[],
): Panel => ({
	name,
	title,
	element: el("div", {}, ...forms.map(([path, heading]) => commandForm(read, path, { title: heading }))),
});

/** Every command of the platform, with a form that opens. */
export const createCommandsPanel = (read: ReadCommands): Panel => {
	const folds = [...read.commands.values()].map(({ path, does }) => {
		const fold = el(
			"details",
			{},
			el("summary", {}, el("b", {}, path), el("span", { class: "dim" }, " ", ...withCode(does))),
		);
		fold.addEventListener("toggle", () => fold.append(commandForm(read, path)), { once: true });
		return { fold, text: `${path} ${does}`.toLowerCase() };
	});
	const none = el("p", { class: "dim", hidden: true }, "No command is like this.");
	const field = el("input", {
		type: "search",
		placeholder: "A word of its name or of what it does",
		"aria-label": "Search commands",
		input: () => {
			const wanted = field.value.toLowerCase();
			for (const { fold, text } of folds) fold.hidden = !text.includes(wanted);
			none.hidden = folds.some(({ fold }) => !fold.hidden);
		},
	});
	return {
		name: "commands",
		title: "All commands",
		element: el(
			"div",
			{},
			el(
				"p",
				{ class: "dim" },
				"Also described in docs/control.md. What the app itself calls: ",
				el("a", { href: "api" }, "the API of the platform"),
				".",
			),
			field,
			none,
			...folds.map(({ fold }) => fold),
		),
	};
};
