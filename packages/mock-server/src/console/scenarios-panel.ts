import { answerLine, commandForm, copyButtons, sendTo, showAnswer } from "./command-form.ts";
import { button, el, section } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Panel, Reference } from "./reports.ts";

/** The states in which the platform can begin, each with what it shows. */
export const createScenariosPanel = (read: ReadCommands, { scenarios }: Reference): Panel => {
	const seed = el("input", { autocomplete: "off", placeholder: "the present one" });
	const cards = scenarios.map(({ name, shows }) => {
		const line = answerLine();
		const bodyOf = () => ({ scenario: name, ...(seed.value !== "" && { seed: seed.value }) });
		const element = el(
			"article",
			{ class: "card" },
			el("h2", {}, name),
			el("p", { class: "shows" }, shows),
			el(
				"div",
				{ class: "press" },
				button("Start", () => void sendTo(line, "reset", bodyOf()), "main"),
				...copyButtons(line, "reset", bodyOf),
				line,
			),
		);
		return { name, element, text: `${name} ${shows}`.toLowerCase() };
	});
	const field = el("input", {
		type: "search",
		placeholder: "A word of what it shows",
		"aria-label": "Search scenarios",
		input: () => {
			for (const { element, text } of cards) element.hidden = !text.includes(field.value.toLowerCase());
		},
	});
	return {
		name: "scenarios",
		title: "Scenarios",
		element: el(
			"div",
			{},
			el(
				"p",
				{ class: "dim" },
				"A scenario begins a new world: sessions end, sockets close. In Worlds you can go back to the one before.",
			),
			el(
				"div",
				{ class: "fields" },
				field,
				el("label", {}, el("span", {}, "Seed", el("small", {}, " optional")), seed),
			),
			el("div", { class: "cards" }, ...cards.map(({ element }) => element)),
			section("From a file", fromFile()),
			commandForm(read, "scenario", { title: "A scenario of your own" }),
		),
		onLive: ({ scenario }) => {
			for (const { name, element } of cards) element.classList.toggle("current", name === scenario);
		},
	};
};

const fromFile = (): HTMLElement => {
	const line = answerLine();
	const open = async (): Promise<void> => {
		const [file] = input.files ?? [];
		if (!file) return;
		try {
			const body: object = JSON.parse(await file.text());
			await sendTo(line, "scenario", body);
		} catch {
			showAnswer(line, { isDone: false, text: `${file.name} is not JSON` });
		}
		input.value = "";
	};
	const input = el("input", {
		type: "file",
		accept: ".json,application/json",
		"aria-label": "A scenario as JSON",
		change: () => void open(),
	});
	return el("div", { class: "press" }, input, line);
};
