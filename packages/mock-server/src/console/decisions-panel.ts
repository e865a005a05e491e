import { answerLine, copyButtons, sendTo } from "./command-form.ts";
import { button, el, keyedList } from "./dom.ts";
import type { Panel, Waiting } from "./reports.ts";

/** What waits for a decision of the platform, each as a card with its decisions. */
export const createDecisionsPanel = (onCount: (count: number) => void): Panel => {
	const list = el("div", { class: "cards" });
	const show = keyedList<Waiting>(
		list,
		({ who, what }) => `${who} ${what}`,
		card,
		"Nothing waits for a decision. What customers send, such as deposits, withdrawals, loans and identities, appears here. To begin, start one of the Scenarios, and open the app as one of its Customers.",
	);
	return {
		name: "decisions",
		title: "Decisions",
		element: el(
			"div",
			{},
			el(
				"p",
				{ class: "dim" },
				"The platform decides by itself after some minutes if no one does it before.",
			),
			list,
		),
		onOverview: ({ waiting }) => {
			show(waiting);
			onCount(waiting.length);
		},
	};
};

const card = ({ who, what, details, decisions }: Waiting): HTMLElement => {
	const line = answerLine();
	const reason = el("input", { autocomplete: "off" });
	const withReason = decisions.find((decision) => decision.reason !== undefined);
	const bodyOf = ({ body, reason: field }: Waiting["decisions"][number]) =>
		field !== undefined && reason.value !== "" ? { ...body, [field]: reason.value } : body;
	const [first] = decisions;
	const element = el(
		"article",
		{ class: "card" },
		el("h2", {}, what),
		el("p", {}, who),
		...details.map((text) => el("p", { class: "dim" }, text)),
		withReason &&
			el("label", {}, el("span", {}, "Reason for the customer", el("small", {}, " optional")), reason),
		el(
			"div",
			{ class: "press" },
			...decisions.map((decision) =>
				button(
					decision.name,
					async () => {
						element.dataset.answer = "";
						const answer = await sendTo(line, decision.command, bodyOf(decision));
						if (!answer) return;
						if (answer.isDone) finish(element, line, decision.name);
						else delete element.dataset.answer;
					},
					decision.name === "Approve" || decision.name === "Pay" ? "main" : "",
				),
			),
			...(first ? copyButtons(line, first.command, () => bodyOf(first), first.name) : []),
		),
		line,
	);
	return element;
};

/** A decided card stays with its answer until it is closed. */
const finish = (element: HTMLElement, line: HTMLElement, decision: string): void => {
	for (const part of element.querySelectorAll(".press, label")) part.remove();
	line.textContent = `${decision}: done`;
	element.append(
		button(
			"Close",
			() => {
				delete element.dataset.answer;
				element.remove();
			},
			"quiet",
		),
	);
};
