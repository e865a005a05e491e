import { answerLine, commandForm, copyButtons, sendTo, showAnswer } from "./command-form.ts";
import { asked } from "./confirm.ts";
import { button, el, keyedList, section } from "./dom.ts";
import { download } from "./download.ts";
import { type Answer, controlKey, type ReadCommands, send } from "./platform.ts";
import type { Panel, Worlds } from "./reports.ts";

type Entry = Worlds["commands"][number];
type Saved = Worlds["saved"][number];

/** The worlds that are kept, as files to send, and the timeline of the running one. */
export const createWorldsPanel = (read: ReadCommands): Panel => {
	const file = el("p", { class: "dim" });
	const saved = el("div", { class: "cards" });
	const left = el("ol", { class: "timeline" });
	const timeline = el("ol", { class: "timeline" });
	const showSaved = keyedList<Saved>(
		saved,
		({ name }) => name,
		(world) => savedCard(read, world),
		"None yet.",
	);
	const showTimeline = keyedList<Entry>(
		timeline,
		({ number }) => String(number),
		(entry) => timelineEntry(entry, "Back to here"),
		"Nothing has happened yet.",
	);
	const showLeft = keyedList<Entry>(
		left,
		({ number }) => String(number),
		(entry) => timelineEntry(entry, "Return"),
		"None: no world was left by going back, by another scenario or by a saved world.",
	);
	const kept = el(
		"div",
		{},
		commandForm(read, "world/save", { title: "Save the world as it is", isEmpty: true }),
		section("Saved worlds", saved, fromFile()),
		section(
			"Timeline",
			el(
				"p",
				{ class: "dim" },
				"Newest first. Going back loses nothing: the world of now is then among those that were left.",
			),
			timeline,
		),
		section("Worlds that were left", left),
		commandForm(read, "world/back", { title: "Back to a command or a moment", isEmpty: true }),
		commandForm(read, "world/fork", { title: "Save the world as it was then", isEmpty: true }),
	);
	return {
		name: "worlds",
		title: "Worlds",
		element: el("div", {}, file, kept),
		refresh: async () => {
			const answer = await send("world/list", {});
			kept.hidden = !answer.isDone;
			if (!answer.isDone) {
				file.textContent = `${answer.text}.`;
				return;
			}
			const worlds = answer.body as Worlds;
			file.textContent = `The running world is kept in ${worlds.file}, and saved ones in the folder "saved" beside it.`;
			showSaved(worlds.saved);
			showTimeline(worlds.commands);
			showLeft(worlds.left);
		},
	};
};

const momentText = (moment: string): string => `${moment.slice(0, 19).replace("T", " ")} GMT`;

/** Goes on with another world, and says whether it is as it was. */
const goTo = async (line: HTMLElement, path: string, body: object): Promise<Answer | undefined> => {
	const answer = await sendTo(line, path, body);
	const { differences } = Object(answer?.body);
	if (answer?.isDone && Array.isArray(differences))
		showAnswer(line, {
			isDone: differences.length === 0,
			text:
				differences.length === 0
					? "The world is as it was then."
					: `${differences.length} of its calls are answered in another way now: ${JSON.stringify(differences).slice(0, 400)}`,
		});
	return answer;
};

const savedCard = (read: ReadCommands, { name, moment, entries, problem }: Saved): HTMLElement => {
	const line = answerLine();
	const about = problem ?? `${momentText(moment)}, ${entries} ${entries === 1 ? "entry" : "entries"}`;
	const remove = async (): Promise<void> => {
		const isSure = await asked({
			title: `Delete the saved world ${name}?`,
			text: `${about}. A deleted world cannot be restored. The running world goes on.`,
			yes: "Delete",
			no: "Keep",
		});
		if (isSure) await sendTo(line, "world/delete", { name });
	};
	return el(
		"article",
		{ class: "card" },
		el("h2", {}, name),
		el("p", { class: "dim" }, about),
		el(
			"div",
			{ class: "press" },
			problem === undefined && button("Go on with it", () => void goTo(line, "world/load", { name }), "main"),
			button("Download", () => void downloadWorld(line, name)),
			button("Delete", () => void remove()),
			...copyButtons(line, "world/load", () => ({ name })),
			line,
		),
		el(
			"details",
			{},
			el("summary", {}, "Rename"),
			commandForm(read, "world/rename", {
				title: "Another name",
				given: { name },
				hidden: ["name"],
				isEmpty: true,
			}),
		),
	);
};

const timelineEntry = ({ number, moment, what }: Entry, press: string): HTMLElement => {
	const line = answerLine();
	// The body of a command follows its name.
	const [name, ...body] = what.split(" {");
	return el(
		"li",
		{},
		el("span", { class: "dim figure" }, `${number}`),
		el(
			"span",
			{},
			el("b", {}, name),
			el("small", { class: "dim" }, ` ${momentText(moment)}`),
			body.length > 0 && el("code", { class: "dim body" }, `{${body.join(" {")}`),
		),
		button(press, () => void goTo(line, "world/back", { to: String(number) }), "quiet"),
		line,
	);
};

const fileHeaders = (): Record<string, string> =>
	controlKey() === "" ? {} : { "x-control-key": controlKey() };

const downloadWorld = async (line: HTMLElement, name: string): Promise<void> => {
	try {
		const response = await fetch(`/__control/world/file/${name}`, { headers: fileHeaders() });
		if (!response.ok)
			return showAnswer(line, {
				isDone: false,
				text: `${name} was not downloaded: ${await response.text()}`,
			});
		download(await response.blob(), `${name}.world`);
		showAnswer(line, {
			isDone: true,
			text: `Downloaded as ${name}.world. It has passwords and pictures of the test data in it.`,
		});
	} catch {
		showAnswer(line, { isDone: false, text: "The platform does not answer" });
	}
};

/** Puts a file beside the saved worlds. */
const fromFile = (): HTMLElement => {
	const line = answerLine();
	const upload = async (): Promise<void> => {
		const [file] = input.files ?? [];
		if (!file) return;
		const name = file.name.replace(/\.world$/u, "");
		try {
			const response = await fetch(`/__control/world/file/${encodeURIComponent(name)}`, {
				method: "PUT",
				headers: { ...fileHeaders(), "content-type": "application/octet-stream" },
				body: file,
			});
			const { msg = "" } = await response.json().catch(() => ({}));
			showAnswer(line, {
				isDone: response.ok,
				text: response.ok ? `${name} is among the saved worlds` : String(msg),
			});
		} catch {
			showAnswer(line, { isDone: false, text: "The platform does not answer" });
		}
		input.value = "";
		dispatchEvent(new Event("commanded"));
	};
	const input = el("input", { type: "file", accept: ".world", change: () => void upload() });
	return el(
		"div",
		{ class: "press" },
		el("label", {}, el("span", {}, "Add a world that was sent to you"), input),
		line,
	);
};
