import { answerLine, copyButtons, press, sendTo, showAnswer } from "./command-form.ts";
import { button, type Child, el, keyedList, section } from "./dom.ts";
import {
	detailOf,
	type HttpKind,
	httpFaultOf,
	httpKinds,
	socketFaultOf,
	socketKinds,
} from "./fault-kinds.ts";
import type { Panel } from "./reports.ts";

const quick = [
	[
		"The answer to the next order is 3 s late",
		{ http: [{ match: "contract.submit", delayMs: 3000, times: 1 }] },
	],
	[
		"The answer to the next order is lost",
		{ http: [{ match: "contract.submit", drop: "after executing", times: 1 }] },
	],
	[
		"The next order is executed, but answered with 503",
		{ http: [{ match: "contract.submit", status: 503, executes: true, times: 1 }] },
	],
	[
		"The network is gone: no requests, no sockets",
		{ http: [{ match: "*", drop: "before" }], socket: [{ kind: "drop", ms: 86_400_000 }] },
	],
	["The sockets are down for 20 s", { socket: [{ kind: "drop", ms: 20_000 }] }],
	["The sockets are down for an hour", { socket: [{ kind: "drop", ms: 3_600_000 }] }],
	["The sockets are half-open for 30 s", { socket: [{ kind: "half-open", ms: 30_000 }] }],
] as const;

/** What goes wrong now, and what shall. */
export const createFaultsPanel = (): Panel => {
	const active = el("div", { class: "rows" });
	const removed = answerLine();
	const show = keyedList<Active>(
		active,
		({ number }) => String(number),
		(fault) =>
			el(
				"div",
				{ class: "row" },
				el("code", {}, fault.text),
				button("Remove", () => void sendTo(removed, "faults/remove", { number: fault.number }), "quiet"),
			),
		"No faults: the platform answers as it should.",
		(element, { text }) => element.firstElementChild?.replaceWith(el("code", {}, text)),
	);
	return {
		name: "faults",
		title: "Faults",
		element: el(
			"div",
			{},
			section("Active", active, removed, press("Clear all faults", "faults/clear", {})),
			section("Often needed", ...quick.map(([name, body]) => press(name, "faults", body))),
			httpBuilder(),
			socketBuilder(),
		),
		onLive: ({ faults: { http, socket } }) =>
			show([
				...http.map(({ number, match, ...rest }) => ({
					number,
					text: `${number}. ${match === "*" ? "all calls" : match}: ${textOf(rest)}`,
				})),
				...socket.map(({ number, kind, ...rest }) => ({
					number,
					text: `${number}. sockets, ${kind}: ${textOf(rest)}`,
				})),
			]),
	};
};

interface Active {
	readonly number: number;
	readonly text: string;
}

const textOf = (fields: Readonly<Record<string, unknown>>): string =>
	Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) => factOf(name, value))
		.join(", ") || "until they are cleared";

const factOf = (name: string, value: unknown): string => {
	switch (name) {
		case "ms":
			return `for ${durationText(Number(value))}`;
		case "delayMs":
			return `${durationText(Number(value))} late`;
		case "times":
			return value === 1 ? "once more" : `${value} times more`;
		case "skip":
			return `after ${value} more`;
		case "percent":
			return `in ${value} % of the cases`;
		case "account":
			return `only ${value}`;
		default:
			return `${name} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`;
	}
};

const durationText = (ms: number): string => {
	if (ms < 120_000) return `${ms / 1000} s`;
	return ms < 7_200_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 3_600_000)} h`;
};

const field = (label: string, input: HTMLElement, hint = ""): HTMLLabelElement =>
	el("label", {}, el("span", {}, label), input, hint !== "" && el("small", { class: "dim" }, hint));

const typed = (attributes: Record<string, string> = {}): HTMLInputElement =>
	el("input", { autocomplete: "off", spellcheck: "false", ...attributes });

const select = (
	choices: readonly (readonly [text: string, value: string, ...unknown[]])[],
): HTMLSelectElement => el("select", {}, ...choices.map(([text, value]) => el("option", { value }, text)));

/** A form that builds a fault, shows it as JSON and adds it. */
const builder = (title: string, bodyOf: () => object, ...fields: readonly Child[]): HTMLElement => {
	const line = answerLine();
	const preview = el("code", { class: "preview" });
	const showPreview = (): void => {
		try {
			preview.textContent = JSON.stringify(bodyOf());
		} catch (error) {
			preview.textContent = error instanceof Error ? error.message : String(error);
		}
	};
	const submit = (event: Event): void => {
		event.preventDefault();
		try {
			void sendTo(line, "faults", bodyOf());
		} catch (error) {
			showAnswer(line, { isDone: false, text: error instanceof Error ? error.message : String(error) });
		}
	};
	const form = el(
		"form",
		{ class: "command", submit, input: showPreview, change: showPreview },
		el("h2", {}, title),
		el("div", { class: "fields" }, ...fields),
		preview,
		el(
			"div",
			{ class: "press" },
			el("button", { type: "submit", class: "main" }, "Add the fault"),
			...copyButtons(line, "faults", bodyOf),
			line,
		),
	);
	showPreview();
	return form;
};

const httpBuilder = (): HTMLElement => {
	const match = typed({ list: "calls", required: "", value: "contract.submit" });
	const kind = select(httpKinds);
	const detail = typed();
	const account = typed({ list: "accounts", placeholder: "any" });
	const times = typed({ inputmode: "numeric", placeholder: "until cleared", value: "1" });
	const skip = typed({ inputmode: "numeric", placeholder: "0" });
	const percent = typed({ inputmode: "numeric", placeholder: "100" });
	const chosen = (): HttpKind => httpKinds.find(([, value]) => value === kind.value)?.[1] ?? "late";
	const detailLabel = el("span", {});
	const detailField = el("label", {}, detailLabel, detail);
	const showDetail = (): void => {
		const wanted = detailOf[chosen()];
		detailField.hidden = wanted === undefined;
		detailLabel.textContent = wanted?.label ?? "";
		detail.value = wanted?.standard ?? "";
	};
	kind.addEventListener("change", showDetail);
	showDetail();
	return builder(
		"A fault of requests",
		() =>
			httpFaultOf({
				match: match.value,
				kind: chosen(),
				detail: detail.value,
				account: account.value,
				times: times.value,
				skip: skip.value,
				percent: percent.value,
			}),
		field("The call", match, "Its id, or * for all"),
		field("What happens", kind),
		detailField,
		field("Only of the customer", account),
		field("How often", times),
		field("After so many without it", skip),
		field("In per cent of the requests", percent),
	);
};

const topics = ["DAY_MARKET", "KLINE", "FOREX_TRADE", "FOREX_CLOSED", "FOREX_FOLLOW_TRADE"] as const;

const socketBuilder = (): HTMLElement => {
	const kind = select(socketKinds);
	const seconds = typed({ inputmode: "decimal", value: "20" });
	const secondsLabel = el("span", {});
	const chosen = () => socketKinds.find(([, value]) => value === kind.value) ?? socketKinds[0];
	const showSeconds = (): void => {
		[, , secondsLabel.textContent] = chosen();
	};
	kind.addEventListener("change", showSeconds);
	showSeconds();
	const times = typed({ inputmode: "numeric", placeholder: "all" });
	const topic = select([["all", ""], ...topics.map((name) => [name, name] as const)]);
	const account = typed({ list: "accounts", placeholder: "any" });
	return builder(
		"A fault of sockets",
		() =>
			socketFaultOf({
				kind: chosen()[1],
				seconds: seconds.value,
				times: times.value,
				topic: topic.value,
				account: account.value,
			}),
		field("The sockets", kind),
		el("label", {}, secondsLabel, seconds),
		field("How many frames or times", times),
		field("Only frames of the topic", topic),
		field("Only frames to the customer", account),
	);
};
