import { answerLine, commandForm, sendTo, showAnswer } from "./command-form.ts";
import { copyText } from "./copy.ts";
import { keepScreen, saveWhatHappened } from "./customer-screens.ts";
import { button, el, keyedList } from "./dom.ts";
import type { ReadCommands } from "./platform.ts";
import type { Customer, Panel } from "./reports.ts";

/** The customers with their money, and their screen beside it. */
export const createCustomersPanel = (read: ReadCommands, search: (text: string) => void): Panel => {
	const list = el("div", { class: "cards" });
	const found = el("p", { class: "dim" });
	const show = keyedList<Customer>(
		list,
		({ uid, account, nickname }) => `${uid} ${account} ${nickname}`,
		(customer) => row(read, customer),
		"No customer is like this.",
		// The figures are current also while a form of the customer is open.
		(element, customer) => element.firstElementChild?.replaceWith(reportOf(customer)),
	);
	const field = el("input", {
		type: "search",
		placeholder: "E-mail, phone, name or UID",
		"aria-label": "Search customers",
		input: () => search(field.value),
	});
	return {
		name: "customers",
		title: "Customers",
		element: el("div", {}, field, found, list),
		onOverview: ({ customers, customersFound }) => {
			show(customers);
			found.textContent =
				customersFound > customers.length
					? `${customers.length} of ${customersFound}: search for the others.`
					: "";
		},
	};
};

/** What can be done with a customer: a command, and what it is for. */
const deeds = [
	["Credit or debit", "account/adjust"],
	["Place an order", "order/place"],
	["Level, score, name", "customer"],
	["Identity", "verification/set"],
	["Follow a trader", "trader/follow"],
	["Message", "message"],
] as const;

const row = (read: ReadCommands, customer: Customer): HTMLElement => {
	const { account, nickname } = customer;
	return el("article", { class: "card" }, reportOf(customer), deedsOf(read, account, nickname));
};

const reportOf = (customer: Customer): HTMLElement => {
	const { who, nickname, uid, wallets, profit, marginLevel, orders, sessions } = customer;
	const facts = [
		`UID ${uid}`,
		customer.isVerified ? "verified" : "not verified",
		...(customer.isTrader ? ["trader"] : []),
		`level ${customer.level}`,
		`score ${customer.creditScore}`,
		`${sessions} ${sessions === 1 ? "session" : "sessions"}`,
	];
	return el(
		"div",
		{},
		el("h2", {}, nickname, el("small", { class: "dim" }, ` ${who}`)),
		el("p", { class: "dim" }, facts.join(" · ")),
		el(
			"dl",
			{ class: "money" },
			...wallets.flatMap(({ name, free, locked }) => [
				el(
					"div",
					{},
					el("dt", {}, name),
					el("dd", {}, free, locked !== "0" && el("small", {}, ` + ${locked} locked`)),
				),
			]),
			el("div", {}, el("dt", {}, "Open orders"), el("dd", {}, String(orders))),
			...(orders > 0
				? [
						el(
							"div",
							{},
							el("dt", {}, "Floating profit"),
							el("dd", { class: profit.startsWith("-") ? "down" : "up" }, profit),
						),
						el("div", {}, el("dt", {}, "Margin level"), el("dd", {}, `${marginLevel} %`)),
					]
				: []),
		),
	);
};

const deedsOf = (read: ReadCommands, account: string, nickname: string): HTMLElement => {
	const line = answerLine();
	return el(
		"div",
		{},
		el(
			"div",
			{ class: "press" },
			button(`Open as ${nickname}`, () => void openAs(line, account), "main"),
			button("Copy a sign-in link", () => void copyLink(line, account), "quiet"),
			button("Save what happened", () => void saveWhatHappened(line, account), "quiet"),
			line,
		),
		...deeds.map(([title, path]) => {
			const fold = el("details", {}, el("summary", {}, title));
			fold.addEventListener(
				"toggle",
				() => fold.append(commandForm(read, path, { title, given: { account }, hidden: ["account"] })),
				{ once: true },
			);
			return fold;
		}),
	);
};

/** Beside the console where there is space; a phone opens a tab. The window is opened in the press, so that no browser blocks it. */
const openAs = async (line: HTMLElement, account: string): Promise<void> => {
	const screenOf = window.open(
		"about:blank",
		"_blank",
		innerWidth > 700 ? `popup,width=390,height=844,left=${screen.availWidth - 400},top=40` : "",
	);
	const answer = await sendTo(line, "session/link", { account });
	const path = pathOf(answer?.body);
	if (path === undefined) return screenOf?.close();
	if (screenOf) {
		screenOf.location.href = new URL(path, location.href).href;
		keepScreen(account, screenOf);
	}
	showAnswer(
		line,
		screenOf
			? {
					isDone: true,
					text: "Opened. A browser signs in one customer at a time: the other windows of the app follow.",
				}
			: { isDone: false, text: "The browser has blocked the window. Copy a sign-in link instead." },
	);
};

const copyLink = async (line: HTMLElement, account: string): Promise<void> => {
	const answer = await sendTo(line, "session/link", { account });
	const path = pathOf(answer?.body);
	if (path === undefined) return;
	const link = new URL(path, location.href).href;
	const isCopied = await copyText(link);
	showAnswer(line, {
		isDone: true,
		text: `${isCopied ? "Copied. " : ""}It signs in once, within 10 minutes, in a private window or on another device: ${link}`,
	});
};

/** Relative to the console, which is below the path of the app. */
const pathOf = (body: unknown): string | undefined =>
	typeof body === "object" && body !== null && "path" in body
		? String(body.path).replace(/^\/__control\//u, "")
		: undefined;
