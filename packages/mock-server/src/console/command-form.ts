import { type CommandDescription, type FormField, fieldsOf, readTyped, typedOf } from "./command-schema.ts";
import { curlOf, testLineOf } from "./copied-text.ts";
import { copyText } from "./copy.ts";
import { button, type Child, el, withCode } from "./dom.ts";
import { type Answer, controlKey, type ReadCommands, send } from "./platform.ts";

/** Where the answer of a press is shown: beside it. */
export const answerLine = (): HTMLOutputElement => el("output", { class: "answer" });

export const showAnswer = (line: HTMLElement, { isDone, text }: Pick<Answer, "isDone" | "text">): void => {
	line.textContent = text;
	line.dataset.state = isDone ? "done" : "refused";
};

/** A second press within this time is that of a double click. */
const doubleClickMs = 500;

/**
 * Sends a command, and shows its answer in a line. Until then, and for the time of a double click, the presses beside the line do
 * nothing; a press that does nothing has no answer.
 */
export const sendTo = async (line: HTMLElement, path: string, body: object): Promise<Answer | undefined> => {
	const group = line.closest("form, .press, .row, .bar, li, article, section") ?? line;
	if (group.hasAttribute("aria-busy")) return undefined;
	group.setAttribute("aria-busy", "true");
	line.textContent = "…";
	line.dataset.state = "sent";
	const doubleClick = new Promise((resolve) => setTimeout(resolve, doubleClickMs));
	const answer = await send(path, body);
	showAnswer(line, answer);
	dispatchEvent(new Event("commanded"));
	void doubleClick.then(() => group.removeAttribute("aria-busy"));
	return answer;
};

/** Buttons that copy a command, for a shell and for a test. */
export const copyButtons = (
	line: HTMLElement,
	path: string,
	bodyOf: () => object,
	/** What it does, where several presses are beside it. */
	name = "",
): readonly HTMLElement[] => {
	const copy = async (textOf: () => string): Promise<void> => {
		try {
			const text = textOf();
			const isCopied = await copyText(text);
			showAnswer(line, { isDone: true, text: `${isCopied ? "Copied" : "To copy by hand"}: ${text}` });
		} catch (error) {
			showAnswer(line, { isDone: false, text: error instanceof Error ? error.message : String(error) });
		}
	};
	const copyButton = (what: string, textOf: () => string): HTMLElement =>
		el(
			"button",
			{
				type: "button",
				class: "copy",
				"aria-label": `Copy ${name === "" ? "" : `${name} `}as ${what}`,
				click: () => void copy(textOf),
			},
			name === "" ? what : `${name} as ${what}`,
		);
	const pair = el(
		"span",
		{ class: "pair" },
		copyButton("curl", () => curlOf(location.origin, path, bodyOf(), controlKey() !== "")),
		copyButton("test line", () => testLineOf(path, bodyOf())),
	);
	return [pair];
};

/** A press that sends a command, with its answer and its texts to copy. */
export const press = (name: string, path: string, body: object): HTMLElement => {
	const line = answerLine();
	return el(
		"div",
		{ class: "press" },
		button(name, () => void sendTo(line, path, body)),
		...copyButtons(line, path, () => body),
		line,
	);
};

export interface FormOptions {
	readonly title?: string;
	/** Values instead of those of the example. */
	readonly given?: Readonly<Record<string, unknown>>;
	/** Fields that are not shown; what is given for them is sent. */
	readonly hidden?: readonly string[];
	/** Begins empty, apart from what is given. */
	readonly isEmpty?: boolean;
}

/** A form for a command, made from its description. */
export const commandForm = (
	{ commands, named }: ReadCommands,
	path: string,
	{ title, given = {}, hidden = [], isEmpty = false }: FormOptions = {},
): HTMLElement => {
	const command = commands.get(path);
	if (!command) return el("p", { class: "dim" }, `This platform has no command ${path}.`);
	const fields = fieldsOf(command, named);
	const line = answerLine();
	const values = { ...(isEmpty ? {} : command.example), ...given };
	const inputs = fields
		.filter(({ name }) => !hidden.includes(name))
		.map((field) => ({ field, input: inputFor(field, values[field.name]) }));
	const whole = fields.length === 0 && !isBare(command) ? wholeBody(command) : undefined;
	const bodyOf = (): object => {
		if (whole) return parsed("Body", whole.value);
		const typed = inputs.map(({ field, input }) => [field.name, fieldValue(field, input.value)] as const);
		const sent = hidden.flatMap((name) => (name in given ? [[name, given[name]] as const] : []));
		return Object.fromEntries([...sent, ...typed].filter(([, value]) => value !== undefined));
	};
	const submit = (event: Event): void => {
		event.preventDefault();
		try {
			void sendTo(line, path, bodyOf());
		} catch (error) {
			showAnswer(line, { isDone: false, text: error instanceof Error ? error.message : String(error) });
		}
	};
	return el(
		"form",
		{ class: "command", submit, "data-command": path },
		el("h2", {}, title ?? path),
		el("p", { class: "dim" }, ...withCode(command.does)),
		el("div", { class: "fields" }, ...inputs.map(({ field, input }) => labelled(field, input)), whole),
		el(
			"div",
			{ class: "press" },
			el("button", { type: "submit", class: "main" }, "Send"),
			...copyButtons(line, path, bodyOf),
			line,
		),
	);
};

const isBare = ({ schema }: CommandDescription): boolean =>
	schema.properties === undefined && schema.additionalProperties === undefined;

const wholeBody = ({ example }: CommandDescription): HTMLTextAreaElement => {
	const area = el("textarea", { rows: "4", spellcheck: "false", "aria-label": "Body" });
	area.value = JSON.stringify(example, null, 2);
	return area;
};

const labelled = ({ name, isRequired, description }: FormField, input: HTMLElement): Child =>
	el(
		"label",
		{ class: input instanceof HTMLTextAreaElement ? "wide" : "" },
		el("span", {}, name, isRequired ? "" : el("small", {}, " optional")),
		input,
		description !== "" && el("small", { class: "dim" }, ...withCode(shortened(description))),
	);

/** The same for each amount: six times in a form, it hides the rest. */
const shortened = (description: string): string =>
	description.replace(/^Exact decimal as text, zero or more.*$/u, "A decimal, as 12.5");

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** So many values are chosen from a list that opens; more are typed, with suggestions. */
const maxChoices = 12;

const inputFor = (field: FormField, value: unknown): Input => {
	const typed = typedOf(field, value);
	if (field.kind === "json") {
		const area = el("textarea", { rows: "3", spellcheck: "false", required: field.isRequired });
		area.value = value === undefined ? "" : JSON.stringify(value, null, 2);
		return area;
	}
	if (field.kind === "choice" && field.values.length <= maxChoices) {
		const select = el(
			"select",
			{},
			...(field.isRequired ? [] : [el("option", { value: "" }, "–")]),
			...field.values.map((each) => el("option", { value: each }, shownValue(each))),
		);
		if (typed !== "") select.value = typed;
		return select;
	}
	const list = suggestions[field.name];
	const input = el("input", {
		required: field.isRequired,
		autocomplete: "off",
		spellcheck: "false",
		...(field.kind === "number" && { inputmode: "numeric" }),
		...(list && { list }),
	});
	input.value = typed;
	return input;
};

const shownValue = (json: string): string => {
	const value: unknown = JSON.parse(json);
	if (value === true) return "yes";
	return value === false ? "no" : String(value);
};

/** The lists of suggestions on the page, by the names of fields. */
const suggestions: Readonly<Record<string, string>> = { account: "accounts", code: "instruments" };

const parsed = (name: string, text: string): object => {
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`${name}: is not JSON`);
	}
};

const fieldValue = (field: FormField, typed: string): unknown => {
	try {
		return readTyped(field, typed);
	} catch {
		throw new Error(`${field.name}: is not ${field.kind === "number" ? "a number" : "JSON"}`);
	}
};
